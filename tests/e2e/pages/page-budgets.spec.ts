import type { Page } from '@playwright/test';
import { isFull } from '../../support/isFull';
import { exportedPaths } from '../support/exportedPages';
import { expect, test } from '../support/fixtures';

/** Maximum sizes of a page in CSS pixels: its height, its footer; and the visible words and controls of its main part. */
type Budget = {
  width?: number;
  height?: number;
  words?: number;
  controls?: number;
  footer?: number;
  example?: true;
};

/** Additions to these pages must replace something. At 390 px; `example`: with a result. */
const BUDGETS: Record<string, Budget> = {
  // The next date has up to four duties, each a link.
  '/': { height: 5_600, words: 600, controls: 72, footer: 620 },
  '/calculator': { height: 3_200, words: 280, controls: 26 },
  '/calculator/gross-to-net-salary': { height: 3_200, words: 300, controls: 24, example: true },
  '/calendar': { height: 3_700, words: 400, controls: 40 },
  '/services/taxation': { height: 5_400, words: 620, controls: 36 },
  '/resources': { height: 5_500, controls: 66 },
  '/industries': { height: 5_000, words: 1_200, controls: 35 },
  '/resources/acts/income-tax-act': { height: 7_500 },
  '/resources/articles/efd-and-vfd': { height: 5_700 },
  '/services': { width: 1_440, height: 4_000 },
  '/rates': { width: 1_440, height: 3_600, words: 700, controls: 45 },
};

/** Text begins within the first screen of a phone: on the page with the longest title, and every night on all. */
const TEXT_AT_MOST = 640;
const READING_PAGES = isFull
  ? exportedPaths().filter((path) => /^\/resources\/[^/]+\/[^/]+$/.test(path))
  : ['/resources/guides/payroll-automation-2026-27'];

/** Measures the visible parts of the page; closed panels do not count. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const controls = [...(main?.querySelectorAll('a, button, input, select, textarea, summary') ?? [])];
    return {
      height: document.documentElement.scrollHeight,
      words: (main?.innerText ?? '').split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length,
      controls: controls.filter((control) => control.checkVisibility({ visibilityProperty: true })).length,
      footer: Math.round(document.querySelector('footer')?.getBoundingClientRect().height ?? 0),
    };
  });

type Limits = Partial<Awaited<ReturnType<typeof measure>>>;

const overBudget = (limits: Limits, found: Required<Limits>): string[] =>
  Object.entries(limits).flatMap(([what, limit]) => {
    const value = found[what as keyof Limits];
    return value > limit ? `${what} ${value}, at most ${limit}` : [];
  });

test('pages keep to their budgets of height, words and controls', { tag: '@phone' }, async ({ page }) => {
  for (const [path, { width = 390, example, ...limits }] of Object.entries(BUDGETS)) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    if (example) {
      await page.getByRole('main').getByText('Show an example').first().click();
      await expect(page.getByRole('main').getByText('Show an example')).toBeHidden();
    }
    await expect.soft.poll(async () => overBudget(limits, await measure(page)), path).toEqual([]);
  }
});

test('the text of a reading page begins within the first screen of a phone', { tag: '@phone' }, async ({ page }) => {
  for (const path of READING_PAGES) {
    await page.goto(path);
    const article = await page.getByRole('main').getByRole('article').boundingBox();
    expect.soft(article?.y, path).toBeLessThanOrEqual(TEXT_AT_MOST);
  }
});
