'use client';
// Needs the browser: the scroll position decides which dot is filled and which button is enabled.

import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from './button/IconButton';
import { Dots } from './Dots';
import styles from './Scroller.module.scss';
import { groupAt, stepTo } from './scrollPosition';

/** Scroll offset of a row, its maximum, and the start of each item, in px. */
type ScrollPosition = { scrolled: number; scrollable: number; starts: readonly number[] };

/** Tolerance for rounded scroll positions at the end of a row. */
const TOLERANCE_PX = 2;

const isSamePosition = (one: ScrollPosition, other: ScrollPosition) =>
  one.scrolled === other.scrolled &&
  one.scrollable === other.scrollable &&
  one.starts.every((start, index) => start === other.starts[index]);

/**
 * Measures the scroll position of a row on scroll, on resize and when `itemCount` changes. Before that the row counts
 * as scrollable and at its start, as in the static page.
 */
function useScrollPosition(ref: RefObject<HTMLElement | null>, itemCount: number) {
  const [{ scrolled, scrollable, starts }, setPosition] = useState<ScrollPosition>({
    scrolled: 0,
    scrollable: 1,
    starts: [],
  });

  const measure = useCallback(() => {
    const row = ref.current;
    if (!row) return;
    const next = {
      scrolled: row.scrollLeft,
      scrollable: row.scrollWidth - row.clientWidth,
      starts: [...row.children].map((item) => (item instanceof HTMLElement ? item.offsetLeft : 0)),
    };
    setPosition((last) => (isSamePosition(last, next) ? last : next));
  }, [ref]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of items has another width.
  useEffect(() => {
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [measure, itemCount]);

  return {
    measure,
    scrolled,
    starts,
    /** Places at which the row stops: the start of each item that it can be scrolled to, and its end. */
    stops: starts.length === 0 ? itemCount : starts.filter((start) => start < scrollable - TOLERANCE_PX).length + 1,
    isStill: scrollable < TOLERANCE_PX,
    isAtStart: scrolled < TOLERANCE_PX,
    isAtEnd: scrolled > scrollable - TOLERANCE_PX,
  };
}

type ScrollerProps = {
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
