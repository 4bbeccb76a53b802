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
 * Content that rises and fades in when it first comes into view, by scrolling or by a filter. What is in view at first
 * does not move, and only script hides the others, so nothing is missing without script.
 */
export function Reveal({ as: Tag = 'div', children }: RevealProps) {
  return (
    <Tag ref={revealOnView} className={styles.reveal}>
      {children}
    </Tag>
  );
}
