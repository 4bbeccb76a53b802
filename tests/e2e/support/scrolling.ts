import { expect, type Page } from '@playwright/test';

/** Scrolls instantly to a position in px; resolves once the page has received the scroll event. */
export const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => {
    const before = window.scrollY;
    const told = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    window.scrollTo({ top, behavior: 'instant' });
    return window.scrollY === before ? undefined : told.then(() => undefined);
  }, y);

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

export const expectScrolledTo = (page: Page, y: number) => expect.poll(() => scrollY(page)).toBe(y);

/** Returns a page's horizontal overflow in px. */
export const sidewaysRoom = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Maximum number of words in a figure; longer texts are sentences. */
const LONGEST_FIGURE = 6;

/**
 * Returns the beginnings of sentences that are clipped or need horizontal scrolling at the current width. In a row of
 * snapping cards, these are the sentences wider than the row.
 */
export const sidewaysSentences = (page: Page) =>
  page.evaluate((longest) => {
    const isWider = (box: Element) => box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 1;
    const clips = (box: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX);
    /** Checks whether a text extends beyond the box. */
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
