import { expect, type Page } from '@playwright/test';

/** Scrolls to so many px from the top at once. */
export const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

export const expectScrolledTo = (page: Page, y: number) => expect.poll(() => scrollY(page)).toBe(y);

/** How many px of a page stick out of its window to the side. */
export const sidewaysRoom = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Texts of more words are sentences. */
const LONGEST_FIGURE = 6;

/**
 * The beginnings of sentences that are read by scrolling sideways, or cut off, at the width of the window. A row of cards that
 * snaps into place is leafed through: there it is those that no step shows whole.
 */
export const sidewaysSentences = (page: Page) =>
  page.evaluate((longest) => {
    const isWider = (box: Element) => box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 1;
    const clips = (box: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX);
    /** The element or one of its cells, with text of its own that reaches beyond the edges of the box. */
    const sticksOut = (box: Element) => (text: Element) => {
      const [outer, inner] = [box.getBoundingClientRect(), text.getBoundingClientRect()];
      if (getComputedStyle(box).scrollSnapType !== 'none') return inner.width > outer.width + 1;
      return inner.width > 1 && (inner.right > outer.right + 1 || inner.left < outer.left - 1);
    };
    return [...document.querySelectorAll('main *')]
      .filter((box) => isWider(box) && clips(box) && box.checkVisibility({ visibilityProperty: true }))
      .flatMap((box) => [...box.querySelectorAll('th, td, p, li, dd, dt')].filter(sticksOut(box)))
      .filter((text) => text.checkVisibility({ visibilityProperty: true }))
      .map((text) => text.textContent.trim().replace(/\s+/g, ' '))
      .filter((text) => text.split(' ').length > longest)
      .map((text) => text.slice(0, 60));
  }, LONGEST_FIGURE);
