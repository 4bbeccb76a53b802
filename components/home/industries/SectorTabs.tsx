'use client';

// Part of IndustriesCarousel: arrow keys move the focus from tab to tab.
import { Icon } from '@/components/ui/icon/Icon';
import { useTabList } from '@/components/ui/tabs/useTabList';
import styles from './SectorTabs.module.scss';
import { useIsFromBreakpoint } from './useIsFromBreakpoint';

type SectorTabsProps = {
  sectors: readonly { id: string; name: string }[];
  index: number;
  /** A change is under way: keys wait. */
  isLocked: boolean;
  onSelect: (index: number) => void;
  idPrefix: string;
};

/** Sectors as tabs: a list from top to bottom where the header's links stand in a row, else one that scrolls sideways. */
export function SectorTabs({ sectors, index, isLocked, onSelect, idPrefix }: SectorTabsProps) {
  const orientation = useIsFromBreakpoint('nav') ? 'vertical' : 'horizontal';
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
