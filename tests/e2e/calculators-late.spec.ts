import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './support/accessibility';
import { expect, test } from './support/fixtures';

/** Penalties and presumptive tax: what they do beyond what every calculator does. */

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const TWO_YEARS = '/calculator/penalties?tax=20000000&due=2024-05-31&done=2026-05-31&rate=8';

test('works out a late return by keyboard alone, month by month', async ({ page }) => {
  await page.goto('/calculator/penalties');
  await page.getByRole('textbox', { name: 'Tax assessable' }).fill('50m');
  await page.getByLabel(/^Due date/).fill('2026-06-30');
  await page.getByLabel('Day of filing or payment').fill('2026-09-15');
  await page.getByRole('textbox', { name: /Statutory rate/ }).fill('12');
  await page.locator('summary').filter({ hasText: 'Later part payments' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Payment 1: day').fill('2026-07-31');
  await page.getByRole('textbox', { name: 'Payment 1: amount' }).fill('30,000,000');
  await page.keyboard.press('Enter');
  // 2.5% of 50 million, then twice of 20 million; interest of 1% a month
  await expect(result(page)).toContainText('3 months or parts');
  await expect(result(page)).toContainText('penalty TZS 2,250,000, interest TZS 912,050');
  const months = page.getByRole('table', { name: 'Month by month' });
  await months.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(months.getByText(/2.5% × 50,000,000 = 1,250,000; at least 15 × 20,000 = 300,000/)).toBeVisible();
});

test('moves the focus to a wrong field of a closed panel', async ({ page }) => {
  await page.goto('/calculator/presumptive-tax?turnover=5000000&tin=2026-08-01');
  const day = page.getByLabel('Day of the TIN');
  await day.fill('2020-01-01');
  await page.getByText('New trader with relief granted').click();
  await expect(day).toBeHidden();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(day).toBeFocused();
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
});

test('gives 24 months as a CSV file with a column for each amount', async ({ page }) => {
  await page.goto(TWO_YEARS);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const text = await readFile(await (await arriving).path(), 'utf8');
  expect(text).toContain('Month by month,,Unpaid,Penalty,Interest\r\n');
  expect(text).toContain('Month 1,to 30 June 2024,20000000.00,500000.00,133333.33\r\n');
  expect(text).toContain('Month 24,to 31 May 2026,20000000.00,500000.00,');
});

test('24 months fit a phone, each with its amounts below it', { tag: '@phone' }, async ({ page }) => {
  await page.goto(TWO_YEARS);
  const months = page.getByRole('table', { name: 'Month by month' });
  await expect(months.getByText('Month 24')).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await months.evaluate((table) => table.scrollWidth - table.clientWidth)).toBeLessThanOrEqual(0);
});

test('prints a result without the form and the rules', async ({ page }) => {
  await page.goto(TWO_YEARS);
  await expect(page.getByRole('button', { name: 'Print result' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Month by month' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your figures' })).toBeHidden();
  await expect(page.getByRole('table', { name: 'Other penalties and fines' })).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, table] of [
    ['/calculator/penalties', 'What each month or part of a month costs'],
    ['/calculator/presumptive-tax', /^Profit at which presumptive tax and accounts cost the same/],
  ] as const) {
    test(`${path} says what it needs and shows its rules, and a panel opens`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText('This calculator needs JavaScript')).toBeVisible();
      await expect(page.getByRole('table', { name: table })).toBeVisible();
      const panel = page.locator('form details').first();
      await panel.locator('summary').click();
      await expect(panel.locator('input').first()).toBeVisible();
    });
  }
});
