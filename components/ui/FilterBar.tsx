'use client';
// Client component: the pressed filter is React state.

import type { ReactNode } from 'react';
import { centreInRow } from '@/lib/browser/scrolling';
import styles from './FilterBar.module.scss';

type FilterBarProps<Id extends string = string> = {
  label: string;
  options: readonly { id: Id; label: string; icon?: ReactNode; count?: number }[];
  selected: Id | undefined;
  onSelect: (id: Id) => void;
  /** row: above a list; column: beside a long list. Below 1024 px both become a scrolling row. */
  layout?: 'row' | 'column';
};

/** Toggle buttons that filter a list. At most one is pressed. */
export function FilterBar<Id extends string>({
  label,
  options,
  selected,
  onSelect,
  layout = 'row',
}: FilterBarProps<Id>) {
  return (
    <fieldset className={styles[layout]}>
      <legend className={styles.legend}>{label}</legend>
      {options.map(({ id, label: text, icon, count }) => (
        <button
          key={id}
          type="button"
          className={styles.filter}
          aria-pressed={id === selected}
          onClick={({ currentTarget }) => {
            onSelect(id);
            centreInRow(currentTarget);
          }}
        >
          {icon}
          <span>{text}</span>
          {count !== undefined && <span className={`${styles.count} digits`}> {count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
