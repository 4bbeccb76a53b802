import type { ReactNode } from 'react';
import styles from './Reveal.module.scss';

type RevealProps = {
  as?: 'div' | 'li';
  /** Lets style sheets filter it. */
  category?: string;
  children: ReactNode;
};

/**
 * Content that fades in and rises the first time that scrolling or a filter brings it into view (lib/browser/reveal.ts). Content in
 * view on page load does not move. Only JavaScript hides it, so without JavaScript everything shows.
 */
export function Reveal({ as: Tag = 'div', category, children }: RevealProps) {
  return (
    <Tag className={styles.reveal} data-part="reveal" data-category={category}>
      {children}
    </Tag>
  );
}
