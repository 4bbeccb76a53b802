import { expect, type Page } from '@playwright/test';

/** Scrolls to so many px from the top at once. */
export const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

export const expectScrolledTo = (page: Page, y: number) => expect.poll(() => scrollY(page)).toBe(y);

/** How many px of a page stick out of its window to the side. */
export const sidewaysRoom = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
