import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/classNames';
import { TabPanel, Tabs } from '@/components/ui/Tabs';
import styles from './TabbedPanels.module.scss';

type TabbedPanel = { id: string; label: string; count?: number; content: ReactNode };

type TabbedPanelsProps = {
  label: string;
  /** Keeps ids unique if a page has two sets of tabs. */
  idPrefix: string;
  panels: readonly TabbedPanel[];
  heading: ReactNode;
  /** below: the tabs are below the heading; beside: at the end of its row. */
  tabsPosition?: 'below' | 'beside';
};

export const TabbedPanels = ({ label, idPrefix, panels, heading, tabsPosition = 'below' }: TabbedPanelsProps) => (
  <tab-set className="block">
    <div className={classNames(styles.head, tabsPosition === 'beside' && styles.beside)}>
      {heading}
      <Tabs label={label} idPrefix={idPrefix} tabs={panels} />
    </div>
    {panels.map(({ id, label: text, content }, index) => (
      <TabPanel key={id} idPrefix={idPrefix} id={id} isSelected={index === 0}>
        <h3 className={`${styles.panelTitle} hiddenWithScript`}>{text}</h3>
        {content}
      </TabPanel>
    ))}
  </tab-set>
);
