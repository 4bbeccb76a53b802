'use client';
// Needs the browser: the scroll position decides which dot is filled and which button is enabled.

import { type ReactNode, useRef } from 'react';
import { groupAt, stepTo } from '@/lib/carousel/position';
import { IconButton } from '../button/IconButton';
import { Dots } from '../dots/Dots';
import styles from './Scroller.module.scss';
import { useScrollPosition } from './useScrollPosition';

export type ScrollerProps = {
  /** Accessible name of the row, for example 'Our services'. */
  label: string;
  itemCount: number;
  /** Number of items for each dot. Default: a dot for each place at which the row stops, none where everything is in view. */
  itemsPerDot?: number;
  /** Kind of item, for the names of the dots. */
  noun?: string;
  /** Shows previous and next buttons. Default: true. */
  hasArrows?: boolean;
  /** The row extends to the right edge of the screen. The section around it needs `overflow-x: clip`. */
  isBleeding?: boolean;
  /** The items as li with their own widths. */
  children: ReactNode;
};

/** A row that scrolls sideways and snaps to its items, with dots and buttons; without script it only scrolls. */
export function Scroller(props: ScrollerProps) {
  const { label, itemCount, itemsPerDot, noun, hasArrows = true, isBleeding, children } = props;
  const ref = useRef<HTMLUListElement>(null);
  const { measure, starts, stops, scrolled, isStill, isAtStart, isAtEnd } = useScrollPosition(ref, itemCount);
  const dotCount = itemsPerDot ? Math.ceil(itemCount / itemsPerDot) : stops;
  const dot = isAtEnd && !isAtStart ? dotCount - 1 : groupAt(starts, scrolled, itemsPerDot ?? 1);

  const scrollToItem = (index: number) => ref.current?.scrollTo({ left: starts[index] ?? 0 });
  /** Half of the visible width at a time, to the nearest item. */
  const step = (direction: 1 | -1) => {
    const row = ref.current;
    if (row) scrollToItem(stepTo(starts, row.scrollLeft, (direction * row.clientWidth) / 2));
  };

  return (
    <section className={styles.scroller} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row without links must scroll by the arrow keys too. */}
      <ul ref={ref} className={styles.row} role="list" tabIndex={0} data-bleeding={isBleeding} onScroll={measure}>
        {children}
      </ul>
      <div className={styles.controls}>
        <div className={styles.moves} data-still={isStill && !itemsPerDot}>
          <Dots
            count={dotCount}
            index={dot}
            noun={noun}
            onSelect={(index) => scrollToItem(index * (itemsPerDot ?? 1))}
          />
        </div>
        {hasArrows && (
          <div className={styles.moves} data-still={isStill}>
            <IconButton icon="arrow-left" label="Previous" isDisabled={isAtStart} onClick={() => step(-1)} />
            <IconButton icon="arrow-right" label="Next" isDisabled={isAtEnd} onClick={() => step(1)} />
          </div>
        )}
      </div>
    </section>
  );
}
