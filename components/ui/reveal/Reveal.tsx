'use client';

// Needs the browser: only there is it known what has come into view.
import type { ReactNode } from 'react';
import styles from './Reveal.module.scss';
import { revealOnView } from './revealOnView';

export type RevealProps = {
  as?: 'div' | 'li' | 'section';
  children: ReactNode;
};

/**
 * Lets its content rise and appear once it is seen: scrolled to, or shown by a filter. What is in view at first stays
 * as it is, and the rest is hidden only by script, so nothing is ever missing where that does not run.
 */
export function Reveal({ as: Tag = 'div', children }: RevealProps) {
  return (
    <Tag ref={revealOnView} className={styles.reveal}>
      {children}
    </Tag>
  );
}
