import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/classNames';
import { part, WAITS } from '@/lib/site/elementParts';
import { IconButton } from './button/IconButton';
import { Dots } from './Dots';
import styles from './Scroller.module.scss';

type ScrollerProps = {
  /** Accessible name of the row, for example 'Our services'. */
  label: string;
  itemCount: number;
  /**
   * Number of items per dot; if there are more items, the row has buttons. Default: a dot for each position at which the row stops,
   * and no dots or buttons if everything is in view.
   */
  itemsPerDot?: number;
  /** What an item is called in the dots' labels. */
  noun?: string;
  /** Default: true. */
  hasArrows?: boolean;
  /** Extends the row to the right edge of the screen. The section around it needs `overflow-x: clip`. */
  isBleeding?: boolean;
  /** `<li>` elements. A filter sets `hidden` on them, which scrolls the row back to the start of those left. */
  children: ReactNode;
};

/**
 * A row that scrolls sideways and snaps to its items, with dots and buttons (scrollRow.element.ts). Without JavaScript it only
 * scrolls.
 */
export function Scroller(props: ScrollerProps) {
  const { label, itemCount, itemsPerDot, noun, hasArrows = true, isBleeding, children } = props;
  return (
    <scroll-row className={styles.scroller} per-dot={itemsPerDot}>
      <section aria-label={label}>
        <ul
          className={classNames(`${styles.row} focusInside`, isBleeding && styles.bleeding)}
          role="list"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys must also scroll a row without links.
          tabIndex={0}
          {...part('scroll-row', 'row')}
        >
          {children}
        </ul>
        <div className={styles.controls}>
          <div className={styles.moves} data-state={itemsPerDot ? 'scrolls' : 'still'} {...part('scroll-row', 'dots')}>
            <Dots element="scroll-row" count={Math.ceil(itemCount / (itemsPerDot ?? 1))} noun={noun} />
          </div>
          {hasArrows && (
            <div className={styles.moves} data-state="still" {...part('scroll-row', 'arrows')}>
              <IconButton icon="arrow-left" label="Previous" {...part('scroll-row', 'previous')} {...WAITS} />
              <IconButton icon="arrow-right" label="Next" {...part('scroll-row', 'next')} {...WAITS} />
            </div>
          )}
        </div>
      </section>
    </scroll-row>
  );
}
