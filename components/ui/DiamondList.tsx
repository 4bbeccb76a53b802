import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/classNames';
import styles from './DiamondList.module.scss';

type DiamondListProps = {
  items: readonly ReactNode[];
  size?: 'body' | 'small';
};

/** A bulleted list with diamonds in the accent colour. */
export function DiamondList({ items, size = 'body' }: DiamondListProps) {
  return (
    <ul className={classNames(styles.list, size === 'small' && 'small')} role="list">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items are static nodes without a key.
        <li key={index} className={styles.item}>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
