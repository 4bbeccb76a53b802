import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('the withholding finder works by keyboard alone, and a line opens to its formula and law', async ({ page }) => {
  await page.goto('/calculator/withholding-tax');
  await page.getByRole('combobox', { name: 'What is paid for' }).focus();
  await page.keyboard.type('Royalty: p');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Non');
  await page.keyboard.press('Tab');
  await page.keyboard.type('South');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('TZS 100,000');
  await expect(result(page)).toContainText('The treaty with South Africa limits the tax to 10% instead of 15%.');

  await page.locator('summary').filter({ hasText: 'Tax withheld' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1,000,000 × 10% = 100,000')).toBeVisible();
  await expect(
    page.getByText(/section 82\(1\); First Schedule, paragraph 4\(b\); section 86\(1\)\(e\)\. Rate/),
  ).toBeVisible();
});

test('a payment shared as a link opens with its result on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/calculator/withholding-tax?kind=rent&payee=person&amount=1500000&day=2026-11-15');
  await expect(result(page)).toContainText('TZS 150,000');
  await expect(result(page)).toContainText('pay by 7 December 2026');
  await expect(page.getByRole('combobox', { name: 'What is paid for' })).toHaveValue('rent');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('months pasted from a spreadsheet are tested for registration, shared and downloaded', async ({ page }) => {
  await page.goto('/calculator/vat');
  await page.getByRole('combobox', { name: 'What do you want to know?' }).selectOption('register');
  await page.getByLabel('First month').fill('2025-01');
  await page.getByRole('textbox', { name: 'Turnover of each month' }).fill('40,000,000\n30,000,000\n30,000,000');
  await press(page, 'Compare with the threshold');
  await expect(result(page)).toContainText('Register: apply by 30 April 2025');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Turnover of each month' })).toHaveValue(
    '40,000,000\n30,000,000\n30,000,000',
  );
  await expect(result(page)).toContainText('TZS 100,000,000');

  const arriving = page.waitForEvent('download');
  await press(page, 'CSV');
  const text = await readFile(await (await arriving).path(), 'utf8');
  expect(text).toContain('Month,Turnover,6 months,12 months');
  expect(text).toContain('Mar 2025,30000000.00,100000000.00,100000000.00');
});

test('VAT of a sale is worked out on a phone, and what the buyer keeps back', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/calculator/vat');
  await page.getByRole('textbox', { name: 'Amount of the sale' }).tap();
  await page.keyboard.type('118000');
  await page.getByRole('combobox', { name: 'Kept back by the buyer' }).selectOption('goods');
  await press(page, 'Calculate VAT');
  await expect(result(page)).toContainText('TZS 18,000');
  await expect(result(page)).toContainText('TZS 100,000 without, TZS 118,000 with VAT');
  const paid = page.getByRole('table', { name: 'What is paid to TRA, and by when' });
  await expect(paid.locator('tr', { hasText: 'Reaches the supplier' })).toContainText('115,000');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of payment, the treaties and the thresholds can be read', async ({ page }) => {
    await page.goto('/calculator/withholding-tax');
    await expect(page.getByText('This calculator needs JavaScript')).toBeVisible();
    const kinds = page.getByRole('table', { name: 'Withholding tax by kind of payment' });
    await expect(kinds.getByRole('row', { name: /^Royalty: patent/ })).toContainText('15%, not final');
    await expect(page.getByRole('row', { name: /^Zambia/ })).toContainText('0%');
    await page.goto('/calculator/vat');
    await expect(page.getByRole('table', { name: 'Turnover from which a business registers' })).toContainText(
      'TZS 200,000,000',
    );
  });
});
