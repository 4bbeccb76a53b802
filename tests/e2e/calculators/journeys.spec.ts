import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility';
import { expect, test } from '../support/fixtures';

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const field = (page: Page, name: RegExp | string) => page.getByRole('textbox', { name });
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const MORE = 'More: year, residence, deductions, bonus';

test('a salary of another year with deductions is worked out by keyboard alone', async ({ page }) => {
  const year = page.getByRole('combobox', { name: /financial year/ });
  await page.goto('/calculator/gross-to-net-salary');
  await field(page, /Gross monthly salary/).focus();
  await expect(year).toBeHidden();
  for (const key of ['Tab', 'Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  await expect(year).toBeFocused();
  await page.keyboard.type('2014/15');
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
  await page.keyboard.type('15');
  await page.keyboard.press('Tab');
  await page.keyboard.type('16000');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('Take-home pay each month, after other deductions TZS 480,200');
  await expect(page).toHaveURL(/\?gross=800000&year=2014-15&heslb=1&union=16000$/);
});

test('the withholding of a payment is found by keyboard alone, and a line opens to its formula and law', async ({
  page,
}) => {
  await page.goto('/calculator/withholding-tax');
  await page.getByRole('combobox', { name: 'Who is paid' }).focus();
  for (const text of ['Someone', 'Royalty: p', '', 'South']) {
    if (text) await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('TZS 100,000');
  await expect(result(page)).toContainText('The treaty with South Africa limits the tax to 10% instead of 15%.');
  await page.locator('summary').filter({ hasText: 'Line by line' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('summary').filter({ hasText: 'Tax withheld' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1,000,000 × 10% = 100,000')).toBeVisible();
  await expect(page.getByText(/section 82\(1\); First Schedule, paragraph 4\(b\);.*Rate/)).toBeVisible();
});

test('a wrong field of a closed panel is opened and takes the focus', async ({ page }) => {
  await page.goto('/calculator/presumptive-tax?turnover=5000000&tin=2026-08-01');
  const day = page.getByLabel('Day of the TIN');
  await day.fill('2020-01-01');
  await page.getByText('New trader with relief granted').click();
  await expect(day).toBeHidden();
  await press(page, 'Compare');
  await expect(day).toBeFocused();
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the panel of a salary opens at a tap, and long figures fit', async ({ page }) => {
    await page.goto('/calculator/gross-to-net-salary');
    await page.getByText(MORE).tap();
    await field(page, /Bonus in one month/).fill('98,765,432');
    await page.getByRole('button', { name: 'Calculate net pay' }).tap();
    await expect(result(page).getByRole('heading').first()).toBeInViewport({ ratio: 1 });
    await page.locator('summary').filter({ hasText: 'The year with the bonus' }).tap();
    const table = page.getByRole('table', { name: 'The year with the bonus' });
    await expect(table.locator('tr', { hasText: /^Gross salary/ })).toContainText('108,365,432');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test('24 months of penalties fit, each with its amounts below it', async ({ page }) => {
    await page.goto('/calculator/penalties?tax=20000000&due=2024-05-31&done=2026-05-31&rate=8');
    await page.locator('summary').filter({ hasText: 'Month by month' }).tap();
    const months = page.getByRole('table', { name: 'Month by month' });
    await expect(months.getByText('Month 24')).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await months.evaluate((table) => table.scrollWidth - table.clientWidth)).toBeLessThanOrEqual(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('panels open, and their fields go into the address', async ({ page }) => {
    await page.goto('/calculator/gross-to-net-salary');
    const year = page.getByRole('combobox', { name: /financial year/ });
    await expect(year).toBeHidden();
    await page.getByText(MORE).click();
    await year.selectOption('2014/15');
    await field(page, /Trade union/).fill('16000');
    await press(page, 'Calculate net pay');
    await expect(page).toHaveURL(/\?gross=800%2C000&year=2014-15&abroad=&heslb=&union=16000&insurance=&other=&bonus=$/);
    for (const path of ['/calculator/penalties', '/calculator/presumptive-tax']) {
      await page.goto(path);
      const panel = page.locator('form details').first();
      await panel.locator('summary').click();
      await expect(panel.locator('input').first()).toBeVisible();
    }
  });
});
