import type { Page } from '@playwright/test';
import { CALCULATORS, type CalculatorId } from '../../../lib/site/calculators';
import { CALCULATOR_CASES, SALARY_WITH_EVERYTHING } from '../../support/calculatorCases';
import { accessibilityFaults } from '../support/accessibility';
import { expect, test } from '../support/fixtures';

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

/** With and without the anchor of a shared address, alternating between calculators. */
const HASHES = ['#result', ''];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing in sight moves while a result arrives, and the button leads to it', async ({ page }) => {
    await recordShift(page);
    for (const [index, { id, path, query }] of SHARED.entries()) {
      await page.goto(`${path}${query}${HASHES[index % 2]}`);
      await expect(page.getByRole('button', { name: 'Copy link', includeHidden: true }).first()).toBeAttached();
      expect(await shiftOf(page), path).toBeLessThan(NO_SHIFT);
      if (id === 'tax-calendar') continue;
      await expect(result(page)).toBeVisible();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.getByRole('main').locator('form button[type="submit"]').first().click();
      await expect(result(page).getByRole('heading').first()).toBeInViewport({ ratio: 1 });
    }
  });
});

test('an address with a year and deductions shows its result in the open panel, and nothing in sight moves', {
  tag: '@phone',
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
