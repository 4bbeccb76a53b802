'use client';
// Part of IndustriesCarousel: arrow keys move the focus from tab to tab.

import { useBreakpoint } from '@/components/behaviours/useBreakpoint';
import { Icon } from '@/components/ui/icon/Icon';
import { useTabList } from '@/components/ui/tabs/useTabList';
import styles from './SectorTabs.module.scss';

type SectorTabsProps = {
  sectors: readonly { id: string; name: string }[];
  index: number;
  /** True during the transition: keys are ignored. */
  isLocked: boolean;
  onSelect: (index: number) => void;
  idPrefix: string;
};

/** Sectors as tabs: a column where the header shows its links, else a row that scrolls sideways. */
export function SectorTabs({ sectors, index, isLocked, onSelect, idPrefix }: SectorTabsProps) {
  const orientation = useBreakpoint('nav') ? 'vertical' : 'horizontal';
  const ids = sectors.map(({ id }) => id);
  const { ref, tabProps } = useTabList({
    ids,
    selected: ids[index] ?? '',
    onSelect: (id) => onSelect(ids.indexOf(id)),
    idPrefix,
    orientation,
    isLocked,
  });

  return (
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
  );
}
