'use client';
// Needs the browser: the scroll position decides which dot is filled and which button is enabled.

import { type ReactNode, useRef } from 'react';
import { indexAtScroll } from '@/lib/carousel/position';
import { IconButton } from '../button/IconButton';
import { Dots } from '../dots/Dots';
import styles from './Scroller.module.scss';
import { useScrollPosition } from './useScrollPosition';

export type ScrollerProps = {
  /** Accessible name of the row, for example 'Our services'. */
  label: string;
  itemCount: number;
  /** Number of dots; one for each item when absent, 0 for none. */
  dotCount?: number;
  /** Previous and next button; true by default. */
  hasArrows?: boolean;
  /** The row extends to the right edge of the screen. The section around it needs `overflow-x: clip`. */
  isBleeding?: boolean;
  /** The items as li, which set their own widths. */
  children: ReactNode;
};

/** A row that scrolls sideways and snaps to its items, with dots and buttons below. Without script it just scrolls. */
export function Scroller({
  label,
  itemCount,
  dotCount = itemCount,
  hasArrows = true,
  isBleeding,
  children,
}: ScrollerProps) {
  const ref = useRef<HTMLUListElement>(null);
  const { measure, scrolled, scrollable, isStill, isAtStart, isAtEnd } = useScrollPosition(ref, itemCount);

  /** Half of the visible width at a time, so that items cut off at the edge come into view whole. */
  const scrollBySteps = (steps: number) => {
    const row = ref.current;
    row?.scrollBy({ left: (steps * row.clientWidth) / 2 });
  };
  const scrollToDot = (index: number) => ref.current?.scrollTo({ left: (scrollable * index) / (dotCount - 1) });

  return (
    <section className={styles.scroller} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row without links must scroll by the arrow keys too. */}
      <ul ref={ref} className={styles.row} role="list" tabIndex={0} data-bleeding={isBleeding} onScroll={measure}>
        {children}
      </ul>
      <div className={styles.controls}>
        <div className={styles.moves} data-still={isStill}>
          {dotCount > 1 && (
            <Dots count={dotCount} index={indexAtScroll(scrolled, scrollable, dotCount)} onSelect={scrollToDot} />
          )}
        </div>
        {hasArrows && (
          <div className={styles.moves} data-still={isStill}>
            <IconButton icon="arrow-left" label="Previous" isDisabled={isAtStart} onClick={() => scrollBySteps(-1)} />
            <IconButton icon="arrow-right" label="Next" isDisabled={isAtEnd} onClick={() => scrollBySteps(1)} />
          </div>
        )}
      </div>
    </section>
  );
}
