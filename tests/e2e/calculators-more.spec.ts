import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { SALARY_WITH_EVERYTHING } from './support/calculators';
import { expect, test } from './support/fixtures';

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const summary = (page: Page) => page.getByText('More: year, deductions, bonus');
const year = (page: Page) => page.getByRole('combobox', { name: /Tax year/ });
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

test('year, deductions and bonus are reached and used by keyboard alone', async ({ page }) => {
  await page.goto('/calculator/gross-to-net-salary');
  await field(page, /Gross monthly salary/).focus();
  await expect(year(page)).toBeHidden();
  for (const key of ['Tab', 'Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  await expect(year(page)).toBeFocused();
  await page.keyboard.type('2014/15');
  await page.keyboard.press('Tab');
  await page.keyboard.type('15');
  await page.keyboard.press('Tab');
  await page.keyboard.type('16000');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('Take-home pay each month, after other deductions TZS 480,200');
  await expect(page).toHaveURL(/\?gross=800000&year=2014-15&heslb=1&union=16000$/);
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the panel opens at a tap, and long figures fit', async ({ page }) => {
    await page.goto('/calculator/gross-to-net-salary');
    await summary(page).tap();
    await field(page, /Bonus in one month/).fill('98,765,432');
    await page.getByRole('button', { name: 'Calculate net pay' }).tap();
    await expect(result(page).getByRole('heading').first()).toBeInViewport({ ratio: 1 });
    const table = page.getByRole('table', { name: 'The year with the bonus' });
    await expect(table.locator('tr', { hasText: /^Gross salary/ })).toContainText('108,365,432');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the panel opens, and its fields go into the address', async ({ page }) => {
    await page.goto('/calculator/gross-to-net-salary');
    await expect(year(page)).toBeHidden();
    await summary(page).click();
    await year(page).selectOption('2014/15');
    await field(page, /Trade union/).fill('16000');
    await page.getByRole('button', { name: 'Calculate net pay' }).click();
    await expect(page).toHaveURL(/\?gross=800%2C000&year=2014-15&heslb=&union=16000&insurance=&other=&bonus=$/);
    await expect(page.getByText('This calculator needs JavaScript')).toBeVisible();
  });

  test('every minimum wage stands on the page of overtime', async ({ page }) => {
    await page.goto('/calculator/overtime');
    await page.getByText('All minimum wages by sector').click();
    await expect(page.getByRole('row', { name: /Bank 733,000 3,759/ })).toBeVisible();
  });
});

test('an address with a year and deductions shows its result in the open panel, and nothing in sight moves', {
  tag: '@both',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const sum = { value: 0 };
    Object.defineProperty(globalThis, 'shift', { get: () => sum.value });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum.value += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(SALARY_WITH_EVERYTHING);
  await expect(year(page)).toBeVisible();
  await expect(year(page).getByRole('option', { selected: true })).toHaveText('2014/15');
  await expect(field(page, /Insurance/)).toHaveValue('1,250,000');
  await expect(result(page)).toContainText('TZS 34,200');
  await expect(page.getByRole('table', { name: 'The year with the bonus' })).toBeAttached();
  expect(await page.evaluate<number>('shift')).toBeLessThan(0.001);
});

test('file and printed sheet hold year, deductions and bonus', async ({ page }) => {
  await page.goto(SALARY_WITH_EVERYTHING);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const text = await readFile(await (await arriving).path(), 'utf8');
  expect(text).toContain('Gross to net salary, 2014/15');
  expect(text).toContain('Student loan (HESLB),"15% of gross, after tax",375000.00,4500000.00,12500.00');
  expect(text).toContain('Left after other deductions,net pay less other deductions,34200.00,');
  expect(text).toContain('The year with the bonus,,Usual month,With bonus,Year');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Gross to net salary, 2014/15')).toBeVisible();
  await expect(
    page.getByText(/rates of 2014\/15, student loan, union TZS\s25,000, .* bonus in one month TZS\s98,765,432/),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: 'The year with the bonus' })).toBeVisible();
});
