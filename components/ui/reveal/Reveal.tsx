'use client';
// Needs the browser: observes what comes into view.

import type { ReactNode } from 'react';
import styles from './Reveal.module.scss';
import { revealOnView } from './revealOnView';

export type RevealProps = {
  as?: 'div' | 'li' | 'section';
  children: ReactNode;
};

/**
 * Content that rises and fades in when it first comes into view, by scrolling or by a filter. What is in view when the
 * page loads does not move. Only script hides the others, so without script everything shows.
 */
export function Reveal({ as: Tag = 'div', children }: RevealProps) {
  return (
    <Tag ref={revealOnView} className={styles.reveal}>
      {children}
    </Tag>
  );
}
