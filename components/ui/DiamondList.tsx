import type { ReactNode } from 'react';
import styles from './DiamondList.module.scss';

type DiamondListProps = {
  items: readonly ReactNode[];
  /** plain: a text list; ruled: bold points, each over a line. */
  variant?: 'plain' | 'ruled';
  size?: 'body' | 'small';
};

/** A list with diamonds of the accent colour as bullets. */
export function DiamondList({ items, variant = 'plain', size = 'body' }: DiamondListProps) {
  return (
    <ul className={styles.list} role="list" data-variant={variant} data-size={size}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items are static nodes without keys of their own.
        <li key={index} className={styles.item}>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
