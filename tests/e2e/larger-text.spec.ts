import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

/** One page of each kind. */
const PATHS = [
  '/',
  '/about',
  '/services',
  '/services/audit',
  '/industries',
  '/calculator',
  '/calculator/gross-to-net-salary',
  '/calculator/overtime',
  '/calculator/corporate-tax',
  '/calculator/withholding-tax',
  '/calculator/vat',
  '/calculator/penalties',
  '/resources',
  '/resources/guides/tax-guide-2023-24',
  '/resources/acts/income-tax-act',
  '/awards',
  '/media',
  '/team',
  '/contact',
  '/search',
  '/thank-you',
  '/sitemap',
  '/privacy-policy',
  '/nowhere',
  '/styleguide/viewer',
];

const WIDTHS = [360, 412, 600, 768, 1024, 1280, 1440, 1920];

/** The browser's setting of 16 px at 150 % and 200 %. */
const TEXT_SIZES = [24, 32];

/** Where the way to all pages lies: the button of the menu, or the last link of the wide header. */
async function edgesOfHeader(page: Page): Promise<{ left: number; right: number }> {
  const header = page.getByRole('banner');
  const way = header
    .getByRole('link', { name: 'Book a Call' })
    .or(header.getByRole('button', { name: 'Open menu' }))
    .filter({ visible: true });
  await expect(way).toHaveCount(1);
  const box = await way.boundingBox();
  return { left: box?.x ?? Number.NaN, right: (box?.x ?? Number.NaN) + (box?.width ?? Number.NaN) };
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const size of TEXT_SIZES) {
  test.describe(`with the browser’s text at ${size} px`, () => {
    let browser: Browser;

    test.beforeAll(async ({ playwright, browserName, launchOptions }) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`];
      browser = await playwright[browserName].launch({ ...launchOptions, args });
    });

    test.afterAll(() => browser.close());

    for (const path of PATHS) {
      test(`${path} can be reached in every part at any width`, async ({ baseURL }) => {
        const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
        await page.goto(path);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => overflowOf(page), `overflow at ${width} px`).toBeLessThanOrEqual(0);
          const { left, right } = await edgesOfHeader(page);
          expect(left, `header at ${width} px`).toBeGreaterThanOrEqual(0);
          expect(right, `header at ${width} px`).toBeLessThanOrEqual(width);
        }
        await page.close();
      });
    }
  });
}
