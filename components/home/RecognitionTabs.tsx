'use client';
// Needs the browser: which of the two lists is shown lives in the page's state.

import { type ReactNode, useState } from 'react';
import { Scroller } from '@/components/ui/Scroller';
import { TabPanel, Tabs } from '@/components/ui/Tabs';
import styles from './Recognition.module.scss';

const TABS = [
  { id: 'certifications', label: 'Professional Certifications' },
  { id: 'affiliations', label: 'Affiliations & Awards' },
] as const;

const ID_PREFIX = 'recognition';

type RecognitionTabsProps = Record<(typeof TABS)[number]['id'], readonly { id: string; plaque: ReactNode }[]>;

/** Two rows of plaques, one at a time. Without script both stand below one another. */
export function RecognitionTabs(rows: RecognitionTabsProps) {
  const [selected, setSelected] = useState<(typeof TABS)[number]['id']>('certifications');

  return (
    <>
      <Tabs label="Recognition" tabs={TABS} selected={selected} onSelect={setSelected} idPrefix={ID_PREFIX} />
      <div className={styles.panels}>
        {TABS.map(({ id, label }) => (
          <TabPanel key={id} id={id} selected={selected} idPrefix={ID_PREFIX} isFocusable={false}>
            {/* Begins anew with each choice, since a hidden row has no width to measure. */}
            <Scroller key={selected} label={label} itemCount={rows[id].length} noun="plaque">
              {rows[id].map(({ id: plaqueId, plaque }) => (
                <li key={plaqueId} className={styles.plaque}>
                  {plaque}
                </li>
              ))}
            </Scroller>
          </TabPanel>
        ))}
      </div>
    </>
  );
}
