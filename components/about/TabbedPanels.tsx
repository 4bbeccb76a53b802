'use client';

// Needs the browser: which tab is selected lives in the page's state. The panels themselves come from the server.
import { Fragment, type ReactNode, useState } from 'react';
import { TabPanel } from '@/components/ui/tabs/TabPanel';
import { Tabs } from '@/components/ui/tabs/Tabs';
import styles from './TabbedPanels.module.scss';

export type TabbedPanel = { id: string; label: string; count?: number; content: ReactNode };

type TabbedPanelsProps = {
  /** Spoken name of the set of tabs. */
  label: string;
  /** Keeps the ids of two sets on one page apart. */
  idPrefix: string;
  /** In their order; the first is selected at first. */
  panels: readonly [TabbedPanel, ...TabbedPanel[]];
  /** Stands before the tabs: the heading of the section. */
  heading: ReactNode;
  /** below: the tabs follow the heading; beside: they stand at the end of its row. */
  tabsPlace?: 'below' | 'beside';
  onInk?: boolean;
};

/** Tabs of which the first is selected. A panel begins anew each time that the tabs are switched. */
export function TabbedPanels({ label, idPrefix, panels, heading, tabsPlace = 'below', onInk }: TabbedPanelsProps) {
  const [{ selected, round }, setSelection] = useState({ selected: panels[0].id, round: 0 });

  return (
    <>
      <div className={styles.head} data-place={tabsPlace}>
        {heading}
        <Tabs
          label={label}
          idPrefix={idPrefix}
          tabs={panels}
          selected={selected}
          onSelect={(id) => setSelection({ selected: id, round: round + 1 })}
          onInk={onInk}
        />
      </div>
      {panels.map(({ id, label: words, content }) => (
        <TabPanel key={id} idPrefix={idPrefix} id={id} selected={selected}>
          <h3 className={styles.panelTitle} data-on-ink={onInk || undefined}>
            {words}
          </h3>
          <Fragment key={round}>{content}</Fragment>
        </TabPanel>
      ))}
    </>
  );
}
