'use client';
// Needs the browser: each example holds the state that a page would hold.

import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Dialog, type DialogProps } from '@/components/ui/Dialog';
import { Dots } from '@/components/ui/Dots';
import { FilterBar } from '@/components/ui/FilterBar';
import { SearchField } from '@/components/ui/SearchField';
import { TabPanel, Tabs } from '@/components/ui/Tabs';

/** A button and the dialog that it opens. */
export function DialogExample({ label, size }: { label: string; size: DialogProps['size'] }) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} label={label} size={size}>
        <p>The page behind does not scroll. Escape, the button and a click beside the panel close it.</p>
      </Dialog>
    </>
  );
}

/** A search field with state. */
export function SearchExample({ label, name, initial = '' }: { label: string; name: string; initial?: string }) {
  const [value, setValue] = useState(initial);
  return <SearchField label={label} name={name} value={value} onChange={setValue} />;
}

const OPTIONS = [
  { id: 'vision', label: 'Vision' },
  { id: 'mission', label: 'Mission' },
  { id: 'values', label: 'Values', count: 4 },
];

/** One choice as tabs, filters and dots. */
export function TabsExample({ idPrefix }: { idPrefix: string }) {
  const [selected, setSelected] = useState('vision');
  const index = OPTIONS.findIndex(({ id }) => id === selected);
  const shared = { selected, onSelect: setSelected };

  return (
    <>
      <div>
        <Tabs {...shared} label={`Sample tabs, ${idPrefix}`} tabs={OPTIONS} idPrefix={idPrefix} />
        {OPTIONS.map(({ id, label }) => (
          <TabPanel key={id} id={id} selected={selected} idPrefix={idPrefix}>
            <p>{label} panel</p>
          </TabPanel>
        ))}
      </div>
      <FilterBar {...shared} label={`Sample filters, ${idPrefix}`} options={OPTIONS} />
      <Dots
        count={OPTIONS.length}
        index={index}
        noun="value"
        onSelect={(position) => setSelected(OPTIONS[position]?.id ?? 'vision')}
      />
    </>
  );
}
