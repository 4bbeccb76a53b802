'use client';

// Part of IndustriesCarousel: arrow keys move the focus from tab to tab.
import type { KeyboardEvent } from 'react';
import { useSelectedInView } from '@/components/ui/hooks/useSelectedInView';
import { Icon } from '@/components/ui/icon/Icon';
import { newIndexFromKey } from '@/components/ui/tabs/newIndexFromKey';
import { tabIds } from '@/components/ui/tabs/tabIds';
import styles from './SectorTabs.module.scss';
import { useIsFromBreakpoint } from './useIsFromBreakpoint';

type SectorTabsProps = {
  sectors: readonly { id: string; name: string }[];
  index: number;
  /** A change is under way: keys wait too. */
  isLocked: boolean;
  onSelect: (index: number) => void;
  idPrefix: string;
};

/** Sectors as tabs: a list from top to bottom where the header's links stand in a row, else one that scrolls sideways. */
export function SectorTabs({ sectors, index, isLocked, onSelect, idPrefix }: SectorTabsProps) {
  const ref = useSelectedInView<HTMLDivElement>(index);
  const orientation = useIsFromBreakpoint('nav') ? 'vertical' : 'horizontal';

  const handleKeyDown = (event: KeyboardEvent) => {
    const newIndex = newIndexFromKey(event.key, index, sectors.length, orientation);
    const sector = newIndex === undefined ? undefined : sectors[newIndex];
    if (newIndex === undefined || !sector) return;
    event.preventDefault();
    if (isLocked) return;
    onSelect(newIndex);
    document.getElementById(tabIds(idPrefix, sector.id).tab)?.focus({ preventScroll: true });
  };

  return (
    <div ref={ref} className={styles.tabs} role="tablist" aria-label="Industries" aria-orientation={orientation}>
      {sectors.map(({ id, name }, place) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabIds(idPrefix, id).tab}
          aria-controls={tabIds(idPrefix, id).panel}
          aria-selected={place === index}
          tabIndex={place === index ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(place)}
          onKeyDown={handleKeyDown}
        >
          {name}
          <span className={styles.arrow}>
            <Icon name="arrow-right" />
          </span>
        </button>
      ))}
    </div>
  );
}
