'use client';

// Needs the browser: arrow keys move the focus, and what is selected lives in the page's state.
import type { KeyboardEvent } from 'react';
import { useSelectedInView } from '../hooks/useSelectedInView';
import { newIndexFromKey } from './newIndexFromKey';
import styles from './Tabs.module.scss';
import { tabIds } from './tabIds';

export type TabItem<Id extends string = string> = {
  id: Id;
  label: string;
  /** How many things the panel holds. */
  count?: number;
};

export type TabsProps<Id extends string = string> = {
  /** Spoken name of the whole set. */
  label: string;
  tabs: readonly TabItem<Id>[];
  /** Id of the selected tab. */
  selected: Id;
  onSelect: (id: Id) => void;
  /** Same as that of the TabPanels; needed where a page has two sets. */
  idPrefix?: string;
  onInk?: boolean;
};

/** A list of tabs whose panels are TabPanels. An arrow key selects at once; below 768 px the row scrolls. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, idPrefix = 'tabs', onInk }: TabsProps<Id>) {
  const selectedIndex = tabs.findIndex((tab) => tab.id === selected);
  const ref = useSelectedInView<HTMLDivElement>(selectedIndex);

  const handleKeyDown = (event: KeyboardEvent) => {
    const index = newIndexFromKey(event.key, selectedIndex, tabs.length);
    const tab = index === undefined ? undefined : tabs[index];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(tabIds(idPrefix, tab.id).tab)?.focus({ preventScroll: true });
  };

  return (
    <div ref={ref} className={styles.tabs} role="tablist" aria-label={label} data-on-ink={onInk || undefined}>
      {tabs.map(({ id, label: words, count }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabIds(idPrefix, id).tab}
          aria-controls={tabIds(idPrefix, id).panel}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(id)}
          onKeyDown={handleKeyDown}
        >
          {words}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </button>
      ))}
    </div>
  );
}
