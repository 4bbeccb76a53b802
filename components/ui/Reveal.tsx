import type { ReactNode } from 'react';
import styles from './Reveal.module.scss';

type RevealProps = {
  as?: 'div' | 'li';
  /** By which style sheets filter it. */
  category?: string;
  children: ReactNode;
};

/**
 * Content that rises and fades in when it first comes into view, by scrolling or by a filter (lib/browser/reveal.ts). Content in
 * view at page load does not move. Only script hides it, so without script everything shows.
 */
export function Reveal({ as: Tag = 'div', category, children }: RevealProps) {
  return (
    <Tag className={styles.reveal} data-part="reveal" data-category={category}>
      {children}
    </Tag>
  );
}
