'use client';

// Needs the browser: only there is it known what has come into view.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useInView } from '../hooks/useInView';
import styles from './Reveal.module.scss';

/** Items after this one rise together with it: a 40th card that waits 4 seconds would look broken. */
const LAST_STAGGERED = 5;

export type RevealProps = {
  as?: 'div' | 'li' | 'section';
  /** Place in a row or grid, from 0: each waits 100 ms more than the one before, up to the sixth. */
  index?: number;
  children: ReactNode;
};

/**
 * Lets its content rise and appear once it is scrolled into view. What is in view at first stays as it is, and what is
 * below is hidden only by this component's own script, so nothing is ever missing where that does not run.
 */
export function Reveal({ as: Tag = 'div', index = 0, children }: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  const isInView = useInView(ref);
  const [isWaiting, setIsWaiting] = useState(false);

  useEffect(() => {
    const top = ref.current?.getBoundingClientRect().top ?? 0;
    setIsWaiting(typeof IntersectionObserver !== 'undefined' && top > window.innerHeight);
  }, []);

  const state = isWaiting && (isInView ? 'shown' : 'waiting');
  return (
    <Tag
      // One ref for three kinds of element, which all give an HTMLElement.
      ref={(element: HTMLElement | null) => {
        ref.current = element;
      }}
      className={styles.reveal}
      data-state={state || undefined}
      data-step={Math.min(index, LAST_STAGGERED)}
    >
      {children}
    </Tag>
  );
}
