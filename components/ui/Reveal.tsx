'use client';
// Needs the browser: observes elements that come into view.

import type { ReactNode } from 'react';
import styles from './Reveal.module.scss';

/** Longest delay, in steps of 100 ms: without a limit the 40th card of a list would wait for 4 seconds. */
const LAST_STAGGERED = 5;

/** Parents whose first items are rendered; later items are hidden until they come into view. */
const settledParents = new WeakSet<ParentNode>();

/** One observer for all items, so that simultaneous items share a callback. */
let observer: IntersectionObserver | undefined;

const hide = (item: Element) => item.setAttribute('data-state', 'waiting');

/** Sorts by reading order: a list may have been sorted since its items were observed. */
const byPosition = (a: IntersectionObserverEntry, b: IntersectionObserverEntry) =>
  a.boundingClientRect.top - b.boundingClientRect.top || a.boundingClientRect.left - b.boundingClientRect.left;

/** Reveals items. The first callback fires immediately: it hides the item unless in view or scrolled past. */
function handleEntries(entries: IntersectionObserverEntry[]): void {
  let step = 0;
  let list: ParentNode | null = null;
  for (const { target, isIntersecting, boundingClientRect } of entries.sort(byPosition)) {
    if (!isIntersecting && boundingClientRect.bottom >= 0) {
      hide(target);
      continue;
    }
    observer?.unobserve(target);
    if (!target.hasAttribute('data-state')) continue;
    step = target.parentNode === list ? step + 1 : 0;
    list = target.parentNode;
    target.setAttribute('data-step', String(Math.min(step, LAST_STAGGERED)));
    target.setAttribute('data-state', 'shown');
  }
}

/**
 * Callback ref of an item that appears when it comes into view, 100 ms after a simultaneous neighbour. Writes the
 * attributes itself, so that a hundred items need no rerender.
 *
 * @returns stops observing
 */
function revealOnView(item: HTMLElement | null): (() => void) | undefined {
  const parent = item?.parentNode;
  if (!parent || typeof IntersectionObserver === 'undefined') return;
  observer ??= new IntersectionObserver(handleEntries);

  if (settledParents.has(parent)) hide(item);
  // After the other items of the same render.
  else queueMicrotask(() => settledParents.add(parent));

  observer.observe(item);
  return () => observer?.unobserve(item);
}

/**
 * Content that rises and fades in when it first comes into view, by scrolling or by a filter. Content in view at page
 * load does not move. Only script hides it, so without script everything shows.
 */
export function Reveal({ as: Tag = 'div', children }: { as?: 'div' | 'li'; children: ReactNode }) {
  return (
    <Tag ref={revealOnView} className={styles.reveal}>
      {children}
    </Tag>
  );
}
