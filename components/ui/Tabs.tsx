import type { ReactNode } from 'react';
import { part, WAITS } from '@/lib/site/elementParts';
import styles from './Tabs.module.scss';

/** A tab and its panel; `idPrefix` distinguishes several sets of tabs on a page. */
type TabOfSet = { idPrefix: string; id: string; isSelected: boolean };

const tabAttributes = ({ idPrefix, id, isSelected }: TabOfSet) => ({
  type: 'button' as const,
  role: 'tab',
  id: `${idPrefix}-tab-${id}`,
  'aria-controls': `${idPrefix}-panel-${id}`,
  'aria-selected': isSelected,
  tabIndex: isSelected ? 0 : -1,
});

/** A tab that is inert until its <tab-set> loads (tabSet.element.ts). */
export const waitingTab = (tab: TabOfSet) => ({ ...tabAttributes(tab), ...part('tab-set', 'tab'), ...WAITS });

type TabsProps = {
  label: string;
  tabs: readonly { id: string; label: string; count?: number }[];
  idPrefix: string;
};

/** Tabs for TabPanels inside a <tab-set>. The first is selected; below 768 px the row scrolls. */
export const Tabs = ({ label, tabs, idPrefix }: TabsProps) => (
  <div className={styles.tabs} role="tablist" aria-label={label}>
    {tabs.map(({ id, label: text, count }, index) => (
      <button key={id} className={styles.tab} {...waitingTab({ idPrefix, id, isSelected: index === 0 })}>
        {text}
        {count !== undefined && <span className={`${styles.count} digits`}> {count}</span>}
      </button>
    ))}
  </div>
);

type TabPanelProps = TabOfSet & {
  /** Set to false if the panel starts with a focusable element. */
  isFocusable?: boolean;
  children: ReactNode;
};

/** The content of a tab. All panels are in the page; only JavaScript hides the others. */
export const TabPanel = ({ idPrefix, id, isSelected, isFocusable = true, children }: TabPanelProps) => (
  <div
    className={styles.panel}
    role="tabpanel"
    id={`${idPrefix}-panel-${id}`}
    aria-labelledby={`${idPrefix}-tab-${id}`}
    tabIndex={isFocusable ? 0 : undefined}
    data-state={isSelected ? 'selected' : 'waiting'}
    {...part('tab-set', 'panel')}
  >
    {children}
  </div>
);
