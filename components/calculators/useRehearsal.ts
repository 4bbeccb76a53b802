import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** What is rehearsed: a form that does nothing when it is sent, and the same with a result. */
type Rehearsal = { before: ReactNode; after: ReactNode };

/**
 * Plays through the press of a form's button where nobody sees it, once the browser has nothing else to do. What runs
 * for the first time is compiled first: on a slow phone that was half of the time from the press to the result.
 */
export function useRehearsal(prepare: () => Rehearsal): void {
  const rehearse = useEffectEvent(() => {
    const { before, after } = prepare();
    const stage = document.createElement('div');
    const root = createRoot(stage);
    flushSync(() => root.render(before));
    stage.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    flushSync(() => root.render(after));
    root.unmount();
  });

  useEffect(() => {
    // Safari has no idle callbacks, and does without.
    if (typeof requestIdleCallback === 'undefined') return;
    const id = requestIdleCallback(() => rehearse());
    return () => cancelIdleCallback(id);
  }, []);
}
