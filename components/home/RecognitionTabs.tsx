import type { ReactNode } from 'react';
import { Scroller } from '@/components/ui/Scroller';
import { TabPanel, Tabs } from '@/components/ui/Tabs';
import styles from './Recognition.module.scss';

const TABS = [
  { id: 'certifications', label: 'Professional Certifications' },
  { id: 'affiliations', label: 'Affiliations & Awards' },
] as const;

const ID_PREFIX = 'recognition';

type RecognitionTabsProps = Record<(typeof TABS)[number]['id'], readonly { id: string; plaque: ReactNode }[]>;

/** Two rows of plaques as tabs. Without JavaScript they are stacked. */
export const RecognitionTabs = (rows: RecognitionTabsProps) => (
  <tab-set className={`block`}>
    <Tabs label="Recognition" tabs={TABS} idPrefix={ID_PREFIX} />
    <div className={styles.panels}>
      {TABS.map(({ id, label }, index) => (
        <TabPanel key={id} id={id} isSelected={index === 0} idPrefix={ID_PREFIX} isFocusable={false}>
          <Scroller label={label} itemCount={rows[id].length} noun="plaque">
            {rows[id].map(({ id: plaqueId, plaque }) => (
              <li key={plaqueId} className={styles.plaque}>
                {plaque}
              </li>
            ))}
          </Scroller>
        </TabPanel>
      ))}
    </div>
  </tab-set>
);
