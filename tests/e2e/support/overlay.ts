import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** One showing of the overlay: from its first frame to the first one without it, in ms, and whether its cloth hid everything in each. */
type Showing = { from: number; until?: number; isWholeWindow: boolean };

declare global {
  interface Window {
    showings: Showing[];
  }
}

const OVERLAY = 'body > div[aria-hidden]';

export const overlayOf = (page: Page) => page.locator(OVERLAY);

/** Records in every document, frame by frame, when the overlay of a route change is shown. */
export async function watchOverlay(page: Page): Promise<void> {
  await page.addInitScript((selector) => {
    window.showings = [];
    const hidesAll = (cloth: Element) => {
      const { top, left, width, height } = cloth.getBoundingClientRect();
      return top === 0 && left === 0 && width >= document.body.clientWidth && height >= innerHeight;
    };
    const look = () => {
      const overlay = document.querySelector(selector);
      // Nothing is painted before the style sheets have loaded.
      const isStyled = overlay !== null && getComputedStyle(overlay).position === 'fixed';
      const isThere = isStyled && overlay.checkVisibility({ visibilityProperty: true });
      const last = window.showings.at(-1);
      const isOpen = last !== undefined && last.until === undefined;
      const cloth = overlay?.firstElementChild;
      if (cloth && isThere && !isOpen)
        window.showings.push({ from: performance.now(), isWholeWindow: hidesAll(cloth) });
      if (cloth && isThere && isOpen) last.isWholeWindow &&= hidesAll(cloth);
      if (isOpen && !isThere) last.until = performance.now();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, OVERLAY);
}

/** Returns how long the overlay was shown, in ms, once it is hidden. The next call waits for the next showing. */
export async function overlayTime(page: Page): Promise<number> {
  // In one step: between two, the browser may load the next document.
  const seen = await page.waitForFunction(
    () => window.showings.at(-1)?.until !== undefined && window.showings.splice(0),
  );
  const showings = (await seen.jsonValue()) || [];
  for (const { isWholeWindow } of showings) expect(isWholeWindow).toBe(true);
  return Math.round((showings.at(-1)?.until ?? 0) - (showings[0]?.from ?? 0));
}

/** Returns whether the current page shows or has shown the overlay. */
export const wasOverlaid = (page: Page) => page.evaluate(() => window.showings.length > 0);
