import type { ReactNode } from 'react';
import styles from './TabPanel.module.scss';
import { tabIds } from './tabIds';

export type TabPanelProps = {
  /** Id of its tab. */
  id: string;
  /** Id of the selected tab. */
  selected: string;
  idPrefix?: string;
  /** False where the panel begins with something that takes the focus itself. */
  isFocusable?: boolean;
  children: ReactNode;
};

/** What a tab shows. All panels are in the page; only where script runs are the others hidden. */
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
