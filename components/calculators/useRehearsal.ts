import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Renders scenes one after the other where nobody sees them, once the browser has nothing else to do. What runs for the
 * first time is compiled first: on a slow phone that was half of the time from the press of the button to the result.
 */
export function useRehearsal(scenes: () => readonly ReactNode[]): void {
  const rehearse = useEffectEvent(() => {
    const root = createRoot(document.createElement('div'));
    for (const scene of scenes()) flushSync(() => root.render(scene));
    root.unmount();
  });

  useEffect(() => {
    // Safari has no idle callbacks, and does without.
    if (typeof requestIdleCallback === 'undefined') return;
    const id = requestIdleCallback(() => rehearse());
    return () => cancelIdleCallback(id);
  }, []);
}
