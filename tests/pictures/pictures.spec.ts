import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/fixtures.ts';

/** A Wednesday morning: the office is open, and the next filing dates are some days off. */
const NOW = new Date('2026-12-02T09:30:00+03:00');

/** Height that is enough to recognise a page; the styleguide, which shows every part, is longer. */
const HEIGHTS: Record<string, number> = { '/styleguide': 9000 };
const USUAL_HEIGHT = 2600;

const PATHS = [
  '/styleguide',
  '/',
  '/about',
  '/services',
  '/services/audit',
  '/industries',
  '/calculator',
  '/calculator/gross-to-net-salary?gross=1500000',
  '/calendar',
  '/rates',
  '/resources',
  '/resources/acts/income-tax-act',
  '/awards',
  '/team',
  '/contact',
];

/** Fetches the lazy pictures, and waits for them and for the fonts. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

for (const path of PATHS) {
  test(`${path} looks as it did`, async ({ page, viewport }) => {
    await page.clock.setFixedTime(NOW);
    await page.goto(path);
    await settle(page);
    const name = path === '/' ? 'home' : path.slice(1).replace(/\?.*/, '').replaceAll('/', '-');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await expect(page).toHaveScreenshot(`${name}.png`, {
      fullPage: true,
      clip: { x: 0, y: 0, width: viewport?.width ?? 0, height: Math.min(height, HEIGHTS[path] ?? USUAL_HEIGHT) },
    });
  });
}
