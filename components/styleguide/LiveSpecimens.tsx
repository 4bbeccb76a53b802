'use client';
// Client component: these parts call functions, which a server component cannot pass to them.

import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Dialog } from '@/components/ui/Dialog';
import { FilterBar } from '@/components/ui/FilterBar';
import { SearchField } from '@/components/ui/SearchField';

export { ErrorBanner } from '@/components/ui/ErrorBanner';

const YEARS = [
  { id: '2026', label: '2026', count: 12 },
  { id: '2025', label: '2025', count: 8 },
  { id: 'earlier', label: 'Earlier, under the act of 2004', count: 0 },
];

export function LiveFilterBar({ layout }: { layout: 'row' | 'column' }) {
  const [year, setYear] = useState('2026');
  return <FilterBar label="Year" options={YEARS} selected={year} onSelect={setYear} layout={layout} />;
}

export function LiveSearchField({ name, initial }: { name: string; initial: string }) {
  const [text, setText] = useState(initial);
  const field = { label: `Search ${name}`, name, value: text };
  return <SearchField {...field} onChange={({ target }) => setText(target.value)} onClear={() => setText('')} />;
}

export function LiveDialog({ label }: { label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      <Dialog isOpen={isOpen} onClose={close} label={label}>
        <p>Your notes are not saved yet.</p>
        <Button onClick={close}>Keep them</Button>
      </Dialog>
    </>
  );
}
