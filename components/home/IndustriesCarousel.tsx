'use client';
// Needs the browser: which sector is shown lives in the page's state, and keys move between them.

import type { ReactNode } from 'react';
import { useBreakpoint } from '@/components/behaviours/useBreakpoint';
import { IconButton } from '@/components/ui/button/IconButton';
import { Dots } from '@/components/ui/Dots';
import { Icon } from '@/components/ui/icon/Icon';
import { TabPanel } from '@/components/ui/Tabs';
import { useTabList } from '@/components/ui/useTabList';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useLockedIndex } from './hero/useLockedIndex';
import styles from './IndustriesCarousel.module.scss';

/** Length of the transition from one sector to another, in ms. */
const SECTOR_LOCK_MS = 320;

const ID_PREFIX = 'industries';

type IndustriesCarouselProps = {
  sectors: readonly { id: string; name: string; panel: ReactNode }[];
  /** The link to all industries, beside the buttons. */
  children: ReactNode;
};

/**
 * Sectors as tabs with previous, next and dots: a column of tabs where the header shows its links, else a row that scrolls
 * sideways. Without script all panels stand below one another.
 */
export function IndustriesCarousel({ sectors, children }: IndustriesCarouselProps) {
  const { index, isLocked, hasChanged, select, step } = useLockedIndex(sectors.length, SECTOR_LOCK_MS);
  const shown = sectors[index];
  const orientation = useBreakpoint('nav') ? 'vertical' : 'horizontal';
  const ids = sectors.map(({ id }) => id);
  const { ref, tabProps } = useTabList({
    ids,
    selected: shown?.id ?? '',
    onSelect: (id) => select(ids.indexOf(id)),
    idPrefix: ID_PREFIX,
    orientation,
    isLocked,
  });

  return (
    <div className={styles.industries}>
      <div ref={ref} className={styles.tabs} role="tablist" aria-label="Industries" aria-orientation={orientation}>
        {sectors.map(({ id, name }) => (
          <button key={id} type="button" className={styles.tab} {...tabProps(id)}>
            {name}
            <span className={styles.arrow}>
              <Icon name="arrow-right" />
            </span>
          </button>
        ))}
      </div>
      <div className={styles.panels} data-state={isLocked ? 'changing' : 'resting'}>
        {sectors.map(({ id, panel }) => (
          <TabPanel key={id} id={id} selected={shown?.id ?? ''} idPrefix={ID_PREFIX}>
            {panel}
          </TabPanel>
        ))}
      </div>
      <div className={styles.controls}>
        <div className={styles.moves}>
          <Dots count={sectors.length} index={index} onSelect={select} noun="industry" />
          <span className={styles.counter} aria-hidden="true">
            {index + 1} / {sectors.length}
          </span>
          <IconButton icon="arrow-left" label="Previous industry" onClick={() => step(-1)} />
          <IconButton icon="arrow-right" label="Next industry" onClick={() => step(1)} />
        </div>
        {children}
      </div>
      <VisuallyHidden as="p" role="status">
        {hasChanged && shown ? `${shown.name}, ${index + 1} of ${sectors.length}` : ''}
      </VisuallyHidden>
    </div>
  );
}
