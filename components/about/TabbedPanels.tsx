'use client';
// Needs the browser: which tab is selected lives in the page's state. The panels themselves come from the server.

import { Fragment, type ReactNode, useState } from 'react';
import { TabPanel, Tabs } from '@/components/ui/Tabs';
import styles from './TabbedPanels.module.scss';

type TabbedPanel = { id: string; label: string; count?: number; content: ReactNode };

type TabbedPanelsProps = {
  label: string;
  /** Keeps the ids of two sets on one page apart. */
  idPrefix: string;
  panels: readonly [TabbedPanel, ...TabbedPanel[]];
  heading: ReactNode;
  /** below: the tabs follow the heading; beside: they stand at the end of its row. */
  tabsPosition?: 'below' | 'beside';
};

/** Tabs with their panels. A switch remounts the panels, so that what was opened in them is closed again. */
export function TabbedPanels({ label, idPrefix, panels, heading, tabsPosition = 'below' }: TabbedPanelsProps) {
  const [{ selected, switches }, setSelection] = useState({ selected: panels[0].id, switches: 0 });

  return (
    <>
      <div className={styles.head} data-position={tabsPosition}>
        {heading}
        <Tabs
          label={label}
          idPrefix={idPrefix}
          tabs={panels}
          selected={selected}
          onSelect={(id) => setSelection({ selected: id, switches: switches + 1 })}
        />
      </div>
      {panels.map(({ id, label: text, content }) => (
        <TabPanel key={id} idPrefix={idPrefix} id={id} selected={selected}>
          <h3 className={styles.panelTitle}>{text}</h3>
          <Fragment key={switches}>{content}</Fragment>
        </TabPanel>
      ))}
    </>
  );
}
