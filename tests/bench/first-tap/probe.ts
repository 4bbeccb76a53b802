import type { Page } from '@playwright/test';

/** Times of the page's clock in milliseconds; absent until it has happened. */
export type Seen = { pressed?: number; takenOver?: number; worked?: number; openedAfterFrames?: number };

type ProbeOptions = {
  /** Matches once the control has done what it is for. */
  effect: string | undefined;
  /** Element whose use is feigned as soon as the page is read. */
  feignedUse: string | undefined;
};

/**
 * Runs in the page, from its first moment: notes when a finger came down, when React took over, and when the pressed
 * control had its effect. Looked at in each frame, because what a visitor has is what is drawn.
 */
function observe({ effect, feignedUse }: ProbeOptions): void {
  const seen: Seen = {};
  Object.assign(window, { seen });
  const linksShown = () =>
    [...document.querySelectorAll('header a')].filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .length;
  let shownBefore = 0;
  let framesAfterClick = -1;
  document.addEventListener(
    'pointerdown',
    ({ timeStamp, isTrusted }) => {
      if (!isTrusted) return;
      seen.pressed ??= timeStamp;
      shownBefore = linksShown();
    },
    { capture: true, passive: true },
  );
  document.addEventListener('click', () => (framesAfterClick = 0), { capture: true, passive: true });
  document.addEventListener('DOMContentLoaded', () => {
    if (feignedUse === undefined) return;
    document.querySelector(feignedUse)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  const look = () => {
    const isTakenOver = Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps'));
    if (isTakenOver) seen.takenOver ??= performance.now();
    if (effect !== undefined && document.querySelector(effect) !== null) seen.worked ??= performance.now();
    if (framesAfterClick >= 0) {
      framesAfterClick += 1;
      if (linksShown() > shownBefore) seen.openedAfterFrames ??= framesAfterClick;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Installs the probe for the next page that is opened. */
export const installProbe = (page: Page, options: ProbeOptions): Promise<unknown> =>
  page.addInitScript(observe, options);

/** Waits until the probe has seen this, and gives all that it has seen. */
export async function seenBy(page: Page, what: keyof Seen): Promise<Seen> {
  const handle = await page.waitForFunction((name) => {
    const found: Seen = 'seen' in window && typeof window.seen === 'object' ? { ...window.seen } : {};
    return found[name] === undefined ? undefined : found;
  }, what);
  return (await handle.jsonValue()) ?? {};
}
