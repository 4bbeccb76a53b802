import type { Page } from '@playwright/test';
import { CALCULATORS, type CalculatorId } from '../../../lib/site/calculators';
import { PAGES } from '../../../lib/site/pages';
import { CALCULATOR_CASES } from '../../support/calculatorCases';
import { isFull } from '../../support/isFull';
import { accessibilityFaults } from '../support/accessibility';
import { SALARY_WITH_EVERYTHING } from '../support/calculators';
import { expect, test } from '../support/fixtures';

const SCREENS = [
  { width: 390, height: 844 },
  ...(isFull
    ? [
        { width: 768, height: 1024 },
        { width: 360, height: 640 },
        { width: 1366, height: 768 },
        { width: 844, height: 390 },
      ]
    : []),
];

/** Sums up each page's layout shifts in a variable `shift`. */
const recordShift = (page: Page) =>
  page.addInitScript(() => {
    const sum = { value: 0 };
    Object.defineProperty(globalThis, 'shift', { get: () => sum.value });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum.value += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Tolerance for the header's change at an anchor, and for a font that comes late on a busy machine. */
const NO_SHIFT = 0.01;

const shiftOf = (page: Page) => page.evaluate<number>('shift');

/** After the head, the box beside the calculator, and each part of the calculator itself. */
const ENDS = /(?<=<\/(?:head|aside|form|section|table)>)/;

/**
 * Lets the browser read a page piece by piece and paint after each piece, as on a slow network: with the mark of a
 * browser that runs scripts, but without the scripts. The fonts are loaded first: a fallback font shifts text slightly,
 * and on a busy machine fonts may come late.
 */
async function readInPieces(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  // A plain text replaces the document: no script, no style sheet, but the site's origin.
  await page.goto('/robots.txt');
  await page.evaluate(
    async (pieces) => {
      const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const pause = () => new Promise((done) => setTimeout(done, 20));
      document.open();
      document.write(pieces.shift() ?? '');
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      while (sheets.some(({ sheet }) => !sheet)) await pause();
      // A fallback font of the device may be missing.
      await Promise.allSettled([...document.fonts].map((face) => face.load()));
      for (const piece of pieces) {
        document.write(piece);
        await painted();
      }
      document.close();
    },
    html
      .replace(/<script.*?<\/script>/gs, '')
      .replace('<html', '<html data-js')
      .split(ENDS),
  );
}

const result = (page: Page) => page.getByRole('region', { name: 'Result' });

test.describe('from Home to the take-home pay on a phone', { tag: '@phone' }, () => {
  test('takes a tap, a figure and Enter', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('textbox', { name: 'Gross monthly salary' }).tap();
    await page.keyboard.type('1350000');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/calculator\/gross-to-net-salary\?gross=1350000#result$/);
    await expect(result(page).getByRole('heading').first()).toHaveText(/Take-home pay each month TZS 1,021,500/);
    await expect(result(page).getByRole('heading').first()).toBeInViewport({ ratio: 1 });
  });

  test('reads an amount as people write it', async ({ page }) => {
    await page.goto('/');
    const ledger = page.getByRole('region', { name: 'Your pay, your dates, a letter from TRA, your books' });
    await ledger.getByRole('textbox').fill('1.35m');
    await ledger.getByRole('button', { name: 'Net pay' }).tap();
    await expect(result(page)).toContainText('TZS 1,021,500');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Home sends the amount to the calculator, which says what it needs', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('textbox', { name: 'Gross monthly salary' }).fill('800000');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?gross=800000#result$/);
    await expect(page.getByText('This calculator needs JavaScript')).toBeVisible();
  });
});

/** Addresses that open a result: the payroll never puts input into one. */
const SHARED = CALCULATORS.flatMap<{ id: CalculatorId; path: string; query: string }>(({ id, path }) => {
  if (id === 'payroll') return [];
  if (id === 'tax-calendar') return [{ id, path, query: '?staff=under-10&business=trader&vat=1' }];
  return [{ id, path, query: CALCULATOR_CASES[id].others?.at(-1) ?? CALCULATOR_CASES[id].query }];
});

/** With and without the anchor of a shared address: both every night, else alternating between calculators. */
const HASHES = ['#result', ''];

for (const { width, height } of SCREENS) {
  test.describe(`on a screen of ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the first control of every calculator is in sight, and nothing moves while the page arrives', async ({
      page,
    }) => {
      await recordShift(page);
      for (const { path } of [PAGES.calculator, ...CALCULATORS]) {
        await readInPieces(page, path);
        await expect(page.getByRole('contentinfo')).toBeAttached();
        expect(await shiftOf(page), path).toBeLessThan(NO_SHIFT);
        const main = page.getByRole('main');
        const first = main.locator('form :is(input, select)').first();
        expect(await first.evaluate((field) => field.getBoundingClientRect().bottom), path).toBeLessThanOrEqual(height);
      }
    });

    test('nothing in sight moves while a result arrives, and the button leads to it', async ({ page }) => {
      await recordShift(page);
      for (const [index, { id, path, query }] of SHARED.entries()) {
        for (const hash of isFull ? HASHES : HASHES.slice(index % 2).slice(0, 1)) {
          // From another page, or the second address would only scroll the first's page.
          await page.goto('/robots.txt');
          await page.goto(`${path}${query}${hash}`);
          await expect(page.getByRole('button', { name: 'Copy link', includeHidden: true }).first()).toBeAttached();
          expect(await shiftOf(page), `${path}${hash}`).toBeLessThan(NO_SHIFT);
        }
        if (id === 'tax-calendar') continue;
        await expect(result(page)).toBeVisible();
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await page.getByRole('main').locator('form button[type="submit"]').first().click();
        await expect(result(page).getByRole('heading').first()).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test('an address with a year and deductions shows its result in the open panel, and nothing in sight moves', {
  tag: '@both',
}, async ({ page }) => {
  await recordShift(page);
  await page.goto(SALARY_WITH_EVERYTHING);
  await expect(page.getByRole('combobox', { name: /financial year/ })).toHaveValue('2014-15');
  await expect(page.getByRole('textbox', { name: /Insurance/ })).toHaveValue('1,250,000');
  await expect(result(page)).toContainText('TZS 34,200');
  await expect(page.getByRole('table', { name: 'The year with the bonus', includeHidden: true })).toBeAttached();
  expect(await page.evaluate<number>('shift')).toBeLessThan(NO_SHIFT);
});

for (const [name, query] of [
  ['an amount that cannot be read', '?gross=1%2C35m'],
  ['no amount', '?gross='],
]) {
  test(`a calculator asked with ${name} has no accessibility faults`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/calculator/gross-to-net-salary${query}`);
    await expect(page.getByRole('textbox', { name: 'Gross monthly salary' })).toHaveAttribute('aria-invalid', 'true');
    if (name !== 'no amount') await expect(page.getByRole('button', { name: /Did you mean 1,350,000/ })).toBeVisible();
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
  });
}
