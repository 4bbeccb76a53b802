'use client';
// Needs the browser: observes elements that come into view.

import type { ReactNode } from 'react';
import styles from './Reveal.module.scss';
import { revealOnView } from './revealOnView';

export type RevealProps = {
  as?: 'div' | 'li' | 'section';
  children: ReactNode;
};

/**
 * Content that rises and fades in when it first comes into view, by scrolling or by a filter. Content in view at page
 * load does not move. Only script hides it, so without script everything shows.
 */
export function Reveal({ as: Tag = 'div', children }: RevealProps) {
  return (
    <Tag ref={revealOnView} className={styles.reveal}>
      {children}
    </Tag>
  );
}
