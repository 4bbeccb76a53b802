'use client';
// Needs the browser: the row scrolls to the plaque that a button or a dot selects.

import { type ReactNode, useRef } from 'react';
import { IconButton } from '@/components/ui/button/IconButton';
import { Dots } from '@/components/ui/dots/Dots';
import styles from './PlaqueRow.module.scss';
import { useRowIndex } from './useRowIndex';

export type PlaqueRowItem = {
  id: string;
  plaque: ReactNode;
};

type PlaqueRowProps = {
  /** Spoken name of the row. */
  label: string;
  items: readonly PlaqueRowItem[];
};

/** A row of plaques, one of them current. Previous, next and dots select it; they do not go round. */
export function PlaqueRow({ label, items }: PlaqueRowProps) {
  const ref = useRef<HTMLUListElement>(null);
  const { index, show, listeners } = useRowIndex(ref, items.length);

  return (
    <section aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row without links must scroll by the arrow keys too. */}
      <ul ref={ref} className={styles.row} role="list" tabIndex={0} {...listeners}>
        {items.map(({ id, plaque }, position) => (
          <li key={id} className={styles.item} aria-current={position === index ? 'true' : undefined}>
            {plaque}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <Dots count={items.length} index={index} onSelect={show} noun="plaque" />
        <div className={styles.buttons}>
          <IconButton icon="arrow-left" label="Previous" isDisabled={index === 0} onClick={() => show(index - 1)} />
          <IconButton
            icon="arrow-right"
            label="Next"
            isDisabled={index === items.length - 1}
            onClick={() => show(index + 1)}
          />
        </div>
      </div>
    </section>
  );
}
