import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** What every calculator's form can do. */
type Form = { calculate: () => string | undefined };

/**
 * Plays through the press of a form's button where nobody sees it, once the browser has nothing else to do: the form is
 * shown, sent, and shown with what it takes then. What runs for the first time is compiled first: on a slow phone that
 * was half of the time from the press to the result.
 */
export function useRehearsal<F extends Form>(form: F, show: (form: F) => ReactNode, take: () => Partial<F>): void {
  const rehearse = useEffectEvent(() => {
    const unsent: F = { ...form, calculate: () => undefined };
    const stage = document.createElement('div');
    const root = createRoot(stage);
    flushSync(() => root.render(show(unsent)));
    stage.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    flushSync(() => root.render(show({ ...unsent, ...take() })));
    root.unmount();
  });

  useEffect(() => {
    // Safari has no idle callbacks, and does without.
    if (typeof requestIdleCallback === 'undefined') return;
    const id = requestIdleCallback(() => rehearse());
    return () => cancelIdleCallback(id);
  }, []);
}
