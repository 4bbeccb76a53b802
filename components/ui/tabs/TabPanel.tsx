import type { ReactNode } from 'react';
import styles from './TabPanel.module.scss';
import { tabIds } from './useTabList';

export type TabPanelProps = {
  /** Id of its tab. */
  id: string;
  /** Id of the selected tab. */
  selected: string;
  idPrefix?: string;
  /** False where the panel begins with a focusable element. */
  isFocusable?: boolean;
  children: ReactNode;
};

/** Content of a tab. All panels are in the page; the others are hidden only where script runs. */
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
