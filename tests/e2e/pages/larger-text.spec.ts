import type { Browser } from '@playwright/test';
import { CALCULATORS } from '../../../lib/site/calculators';
import { swahiliPath, TWINS } from '../../../lib/site/twins';
import { isFull } from '../../support/isFull';
import { cutTexts } from '../support/cutTexts';
import { expect, test } from '../support/fixtures';

/** One page of each kind, every night each calculator. */
const PATHS = [
  '/',
  '/about',
  '/services',
  '/services/audit',
  '/industries',
  '/calculator',
  ...(isFull ? CALCULATORS.map(({ path }) => path) : ['/calculator/penalties', '/calculator/payroll', '/calendar']),
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

/** The browser's 16 px at 200 %, every night also at 150 %. */
const TEXT_SIZES = isFull ? [24, 32] : [32];

/**
 * Runs in the page: lists overflows of the window, of the page, and of the menu button or the wide header's last link.
 */
function faultsOfWidth(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const ways = [...document.querySelectorAll('header button, header a')]
    .filter((element) =>
      /^(Open menu|Book a Call)$/.test(element.getAttribute('aria-label') ?? element.textContent ?? ''),
    )
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
    ...(ways.length === 1 ? [] : [`${ways.length} ways to all pages`]),
    ...ways.flatMap(({ left, right }) => (left < 0 || right > clientWidth ? [`the way ends at ${right} px`] : [])),
  ];
}

for (const size of TEXT_SIZES) {
  test.describe(`with the browser’s text at ${size} px`, () => {
    let browser: Browser;

    test.beforeAll(async ({ playwright, browserName, launchOptions }) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`];
      browser = await playwright[browserName].launch({ ...launchOptions, args });
    });

    test.afterAll(() => browser.close());

    test('every page can be reached in every part at any width', async ({ baseURL }) => {
      test.slow();
      const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
      for (const path of PATHS) {
        await page.goto(path);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const faults = () => page.evaluate(faultsOfWidth);
          await expect.soft.poll(faults, { message: `${path} at ${width} px`, timeout: 5_000 }).toEqual([]);
        }
      }
      await page.close();
    });

    test('no text of a page in Kiswahili is cut on the narrowest phone', async ({ baseURL }) => {
      test.slow();
      const page = await browser.newPage({ baseURL, reducedMotion: 'reduce', viewport: { width: 320, height: 900 } });
      for (const path of [...TWINS.map(swahiliPath), '/sw/nowhere']) {
        await page.goto(path);
        await expect.soft.poll(() => cutTexts(page), { message: path }).toEqual([]);
      }
      await page.close();
    });
  });
}
