import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/button/IconButton';
import { Dots } from '@/components/ui/Dots';
import { Icon } from '@/components/ui/icon/Icon';
import { TabPanel, waitingTab } from '@/components/ui/Tabs';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { part, WAITS } from '@/lib/site/elementParts';
import styles from './IndustriesCarousel.module.scss';

/** Duration of the transition between sectors, in ms. */
const SECTOR_LOCK_MS = 320;

const tabOf = (id: string, index: number) => ({ idPrefix: 'industries', id, isSelected: index === 0 });

type IndustriesCarouselProps = {
  sectors: readonly { id: string; name: string; panel: ReactNode }[];
  /** Link to all industries, beside the buttons. */
  children: ReactNode;
};

/**
 * Sectors as tabs with previous and next buttons and dots. The tabs are a column where the header shows its links, otherwise a row
 * that scrolls sideways. Without JavaScript all panels are stacked.
 */
export const IndustriesCarousel = ({ sectors, children }: IndustriesCarouselProps) => (
  <tab-set className={styles.industries} lock-ms={SECTOR_LOCK_MS}>
    <div className={`${styles.tabs} needsScript`} role="tablist" aria-label="Industries" {...part('tab-set', 'column')}>
      {sectors.map(({ id, name }, index) => (
        <button key={id} className={styles.tab} {...waitingTab(tabOf(id, index))}>
          {name}
          <span className={styles.arrow}>
            <Icon name="arrow-right" />
          </span>
        </button>
      ))}
    </div>
    <div className={styles.panels}>
      {sectors.map(({ id, panel }, index) => (
        <TabPanel key={id} {...tabOf(id, index)}>
          {panel}
        </TabPanel>
      ))}
    </div>
    <div className={styles.controls}>
      <div className={styles.moves}>
        <Dots element="tab-set" count={sectors.length} noun="industry" />
        <span className={`${styles.counter} digits`} aria-hidden="true">
          <span {...part('tab-set', 'place')}>1</span> / {sectors.length}
        </span>
        <IconButton icon="arrow-left" label="Previous industry" {...part('tab-set', 'previous')} {...WAITS} />
        <IconButton icon="arrow-right" label="Next industry" {...part('tab-set', 'next')} {...WAITS} />
      </div>
      {children}
    </div>
    <VisuallyHidden
      as="p"
      role="status"
      {...part('tab-set', 'status')}
      data-words={`{name}, {place} of ${sectors.length}`}
    />
  </tab-set>
);
