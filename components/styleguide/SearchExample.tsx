'use client';
// Needs the browser: holds what is typed.

import { useState } from 'react';
import { SearchField } from '@/components/ui/search-field/SearchField';

/** A search field that keeps its text. */
export function SearchExample({ label, initial = '' }: { label: string; initial?: string }) {
  const [value, setValue] = useState(initial);
  return <SearchField label={label} value={value} onChange={setValue} />;
}
