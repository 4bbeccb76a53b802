'use client';
// Needs the browser: keeps what is selected.

import { useState } from 'react';
import { Dots } from '@/components/ui/dots/Dots';
import { FilterBar } from '@/components/ui/filter-bar/FilterBar';
import { TabPanel } from '@/components/ui/tabs/TabPanel';
import { Tabs } from '@/components/ui/tabs/Tabs';

const OPTIONS = [
  { id: 'vision', label: 'Vision' },
  { id: 'mission', label: 'Mission' },
  { id: 'values', label: 'Values', count: 4 },
];

/** Tabs with their panels, the same choice as filters, and as dots. */
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
