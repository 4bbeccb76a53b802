'use client';
// Needs the browser: arrow keys move the focus and select.

import type { ReactNode } from 'react';
import styles from './Tabs.module.scss';
import { tabIds, useTabList } from './useTabList';

type TabItem<Id extends string = string> = {
  id: Id;
  label: string;
  count?: number;
};

type TabsProps<Id extends string = string> = {
  label: string;
  tabs: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Same as the TabPanels'; needed for two sets on a page. */
  idPrefix?: string;
};

/** A list of tabs whose panels are TabPanels. An arrow key selects at once; below 768 px the row scrolls. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, idPrefix = 'tabs' }: TabsProps<Id>) {
  const { ref, tabProps } = useTabList({ ids: tabs.map(({ id }) => id), selected, onSelect, idPrefix });

  return (
    <div ref={ref} className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map(({ id, label: text, count }) => (
        <button key={id} type="button" className={styles.tab} {...tabProps(id)}>
          {text}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </button>
      ))}
    </div>
  );
}

type TabPanelProps = {
  id: string;
  selected: string;
  idPrefix?: string;
  /** Set false if the panel begins with a focusable element. */
  isFocusable?: boolean;
  children: ReactNode;
};

/** Content of a tab. The page contains all panels; only script hides the others. */
export function TabPanel({ id, selected, idPrefix = 'tabs', isFocusable = true, children }: TabPanelProps) {
  const ids = tabIds(idPrefix, id);

  return (
    <div
      className={styles.panel}
      role="tabpanel"
      id={ids.panel}
      aria-labelledby={ids.tab}
      tabIndex={isFocusable ? 0 : undefined}
      data-state={id === selected ? 'selected' : 'waiting'}
    >
      {children}
    </div>
  );
}
