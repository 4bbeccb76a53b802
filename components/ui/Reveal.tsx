import type { ReactNode } from 'react';
import styles from './Reveal.module.scss';

/**
 * Content that rises and fades in when it first comes into view, by scrolling or by a filter (lib/browser/reveal.ts). Content in
 * view at page load does not move. Only script hides it, so without script everything shows.
 */
export function Reveal({ as: Tag = 'div', children }: { as?: 'div' | 'li'; children: ReactNode }) {
  return (
    <Tag className={styles.reveal} data-reveal="">
      {children}
    </Tag>
  );
}
