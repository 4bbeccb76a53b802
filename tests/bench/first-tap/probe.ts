import type { Page } from '@playwright/test';

/** Times in milliseconds since 1970, of pages that replace each other too; absent until it has happened. */
export type Seen = {
  asked: number;
  pressed?: number;
  /** The control, or the page, shows that the press is being carried out. */
  signed?: number;
  hydrated?: number;
  worked?: number;
  openedAfterFrames?: number;
};

/**
 * Runs in the page, from its first moment: notes when a finger came down, when React took over, and when something matched
 * the effect. Looked at in each frame, because what a visitor has is what is drawn. The finger is remembered for the next
 * page, since a form that is sent before React has taken over leads to one.
 */
function observe(effect: string): void {
  const PRESSED = 'bench-pressed';
  const now = () => performance.timeOrigin + performance.now();
  const seen: Seen = { asked: performance.timeOrigin };
  Object.assign(window, { seen });
  const pressedBefore = sessionStorage.getItem(PRESSED);
  if (pressedBefore !== null) seen.pressed = Number(pressedBefore);
  // The state, not what is drawn of it: panels fade in.
  const openMenus = () => document.querySelectorAll('header :is(:popover-open, details[open])').length;
  let openBefore = 0;
  let framesAfterClick = -1;
  const handlePress = ({ timeStamp }: PointerEvent) => {
    seen.pressed ??= performance.timeOrigin + timeStamp;
    sessionStorage.setItem(PRESSED, String(seen.pressed));
    openBefore = openMenus();
  };
  const handleClick = () => {
    framesAfterClick = 0;
  };
  // On the window, which hears before the document: the page itself holds back clicks there.
  window.addEventListener('pointerdown', handlePress, { capture: true, passive: true });
  window.addEventListener('click', handleClick, { capture: true, passive: true });
  const look = () => {
    if (document.documentElement.hasAttribute('data-hydrated')) seen.hydrated ??= now();
    if (document.querySelector(effect) !== null) seen.worked ??= now();
    const hasSign = seen.worked !== undefined || document.querySelector('[aria-busy="true"]') !== null;
    if (seen.pressed !== undefined && hasSign) seen.signed ??= now();
    if (framesAfterClick >= 0) {
      framesAfterClick += 1;
      if (openMenus() > openBefore) seen.openedAfterFrames ??= framesAfterClick;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Installs the probe for the pages that are opened from now on. */
export const installProbe = (page: Page, effect: string): Promise<unknown> => page.addInitScript(observe, effect);

/** Waits until the probe has seen this, and gives all that it has seen. */
export async function seenBy(page: Page, what: keyof Seen): Promise<Seen> {
  const handle = await page.waitForFunction((name) => {
    const none: Seen = { asked: Number.NaN };
    const found: Seen = 'seen' in window && typeof window.seen === 'object' ? { ...none, ...window.seen } : none;
    return found[name] === undefined ? undefined : found;
  }, what);
  const seen = await handle.jsonValue();
  if (seen === undefined) throw new Error('The probe was not in the page.');
  return seen;
}
