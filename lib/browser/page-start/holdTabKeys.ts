import type { StartEvents } from './events';

/**
 * Holds back the keys that move along tabs until React has taken over, then repeats them in their order. The source is inlined
 * into the head (PageStartScript), so it may use nothing outside itself.
 */
export function holdTabKeys({ wanted, waiting, hydrated }: StartEvents): void {
  const KEYS = /^(Arrow.+|Home|End)$/;
  const pressed: string[] = [];

  const hold = (event: KeyboardEvent) => {
    const tab = event.target instanceof Element ? event.target.closest('[role="tab"]') : null;
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!tab || isModified || !KEYS.test(event.key)) return;
    pressed.push(event.key);
    event.preventDefault();
    event.stopImmediatePropagation();
    document.dispatchEvent(new Event(waiting));
    document.dispatchEvent(new Event(wanted));
  };
  const repeat = async () => {
    document.removeEventListener('keydown', hold, true);
    // Each key moves the focus, from which the next one goes on once React has shown it.
    for (const key of pressed) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
  };

  document.addEventListener('keydown', hold, true);
  document.addEventListener(hydrated, repeat, { once: true });
}
