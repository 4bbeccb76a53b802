import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/classNames';
import styles from './DiamondList.module.scss';

type DiamondListProps = {
  items: readonly ReactNode[];
  size?: 'body' | 'small';
};

/** A list with diamonds of the accent colour as bullets. */
export function DiamondList({ items, size = 'body' }: DiamondListProps) {
  return (
    <ul className={classNames(styles.list, size === 'small' && 'small')} role="list">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items are static nodes without keys of their own.
        <li key={index} className={styles.item}>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
