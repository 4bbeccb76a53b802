import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
/** A line of the result's tables, by its words. */
const lineOf = (page: Page, table: string, words: string) =>
  page.getByRole('table', { name: table, exact: true }).getByRole('row').filter({ hasText: words });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test.describe('gross to net', () => {
  test('calculates 800,000 without a request for data and puts it into the address', async ({ page }) => {
    await page.goto('/calculator/gross-to-net-salary');
    await expect(result(page)).toHaveCount(0);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.resourceType()));

    await press(page, 'Calculate net pay');

    await expect(result(page)).toContainText('TZS 660,000');
    await expect(result(page)).toContainText('20% tax band');
    await expect(page).toHaveURL(/\?gross=800000$/);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(requests.filter((type) => ['document', 'fetch', 'xhr', 'ping'].includes(type))).toEqual([]);
  });

  test('calculates by keyboard alone, and a line opens to its formula and law', async ({ page }) => {
    await page.goto('/calculator/gross-to-net-salary');
    await field(page, 'Gross monthly salary').focus();
    await page.keyboard.press('ArrowUp');
    await expect(field(page, 'Gross monthly salary')).toHaveValue('801,000');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(result(page)).toContainText('TZS 660,000');

    const line = page
      .getByRole('table', { name: 'Your salary' })
      .locator('summary')
      .filter({ hasText: 'PAYE' })
      .first();
    await line.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('20,000 + 20% × (720,000 − 520,000) = 60,000')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Your salary' }).getByText(/Finance Act 2021/)).toBeVisible();
  });

  test('says the result once, politely', async ({ page }) => {
    await page.goto('/calculator/gross-to-net-salary');
    await press(page, 'Calculate net pay');
    await expect(page.getByRole('status').filter({ hasText: 'Net pay TZS 660,000' })).toHaveCount(1);
  });

  test('opens a shared link with the same result, and again after a reload', async ({ page }) => {
    await page.goto('/calculator/gross-to-net-salary?gross=2500000&small=1');
    await expect(result(page)).toContainText('TZS 1,746,000');
    await expect(result(page)).toContainText('TZS 1,747,000');
    await expect(page.getByRole('switch')).toBeChecked();
    await page.reload();
    await expect(result(page)).toContainText('TZS 1,746,000');
  });

  test('keeps what was typed, says what is wrong beside the field and moves the focus there', async ({ page }) => {
    await page.goto('/calculator/gross-to-net-salary');
    await field(page, 'Gross monthly salary').fill('eight hundred');
    await press(page, 'Calculate net pay');
    await expect(page.getByText('Please enter the amount in figures, for example 800,000.')).toBeVisible();
    await expect(field(page, 'Gross monthly salary')).toHaveValue('eight hundred');
    await expect(field(page, 'Gross monthly salary')).toBeFocused();
  });

  test('leaves out the skills levy by the switch', async ({ page }) => {
    await page.goto('/calculator/gross-to-net-salary?gross=800000');
    const total = lineOf(page, 'Employer’s side', 'Total cost to company');
    await expect(total).toContainText('TZS 912,000');
    await page.getByText('Fewer than 10 employees').click();
    await expect(total).toContainText('TZS 884,000');
    await expect(page).toHaveURL(/small=1/);
  });

  test('compares two salaries and shares the comparison', async ({ page }) => {
    await page.goto('/calculator/gross-to-net-salary?gross=800000');
    await field(page, 'Compare with another gross salary').fill('1,000,000');
    await press(page, 'Compare');
    const table = page.getByRole('table', { name: /Two salaries/ });
    await expect(table.getByRole('row', { name: /Net pay/ })).toContainText('+137,000');
    await expect(table.getByRole('row', { name: /Cost to the employer/ })).toContainText('+228,000');
    await page.reload();
    await expect(table.getByRole('row', { name: /Net pay/ })).toContainText('+137,000');
  });

  test('handles an amount beyond all salaries without a sideways scroll', async ({ page }) => {
    await page.goto('/calculator/gross-to-net-salary?gross=9e12');
    await expect(result(page)).toContainText('TZS 5,670,000,171,000');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe('net to gross', () => {
  test('finds the gross salary', async ({ page }) => {
    await page.goto('/calculator/net-to-gross-salary');
    await press(page, 'Calculate gross salary');
    await expect(result(page)).toContainText('TZS 716,667');
    await expect(result(page)).toContainText('TZS 500,000 - 692,000');
    await expect(page).toHaveURL(/\?net=600000$/);
  });

  test('shows the error card with either text, and clears the result', async ({ page }) => {
    await page.goto('/calculator/net-to-gross-salary?net=600000');
    await expect(result(page)).toBeVisible();
    await field(page, 'Net monthly salary').fill('0');
    await press(page, 'Calculate gross salary');
    await expect(result(page)).toHaveCount(0);
    const card = page.getByRole('alert').filter({ hasText: 'Calculation Error' });
    await expect(card).toContainText('Please enter a valid net salary greater than 0.');
    await field(page, 'Net monthly salary').fill('2e12');
    await press(page, 'Calculate gross salary');
    await expect(card).toContainText(
      'Unable to calculate gross salary for the provided net salary. Please ensure the net salary is within valid ranges.',
    );
  });
});

test.describe('overtime', () => {
  test('counts an unreadable number of hours as 0 and says so', async ({ page }) => {
    await page.goto('/calculator/overtime');
    await field(page, 'Weekday overtime hours').fill('ten');
    await press(page, 'Calculate overtime');
    await expect(page.getByText('Counted as 0 hours.')).toBeVisible();
    await expect(field(page, 'Weekday overtime hours')).toHaveValue('ten');
    await expect(result(page)).toContainText('TZS 800,000');
  });

  test('states the legal cap above 50 hours', async ({ page }) => {
    await page.goto('/calculator/overtime?salary=800000&weekday=40&weekend=16');
    await expect(result(page)).toContainText('TZS 1,208,889');
    await expect(result(page)).toContainText('Above the legal cap.');
  });

  test('refuses hours above 100', async ({ page }) => {
    await page.goto('/calculator/overtime');
    await field(page, 'Weekend or public holiday hours').fill('101');
    await press(page, 'Calculate overtime');
    await expect(page.getByText('Hours must be between 0 and 100.')).toBeVisible();
    await expect(result(page)).toHaveCount(0);
  });
});

test.describe('corporate tax', () => {
  test('gives tax, instalments for any year end and the date of the return', async ({ page }) => {
    await page.goto('/calculator/corporate-tax');
    await field(page, 'Chargeable income or loss').fill('100,000,000');
    await field(page, 'Turnover of the year').fill('800,000,000');
    await page.getByLabel('Last day of the accounting year').fill('2026-06-30');
    await press(page, 'Calculate tax');
    await expect(result(page)).toContainText('TZS 30,000,000');
    await expect(result(page)).toContainText('31 December 2026');
    await expect(lineOf(page, 'Four instalments', 'Instalment 1 due 30 September 2025')).toContainText('7,500,000');
  });

  test('charges minimum tax in the third loss year', async ({ page }) => {
    await page.goto('/calculator/corporate-tax?income=-5000000&turnover=800000000&losses=3&end=2026-06-30');
    await expect(result(page)).toContainText('TZS 8,000,000');
    await expect(result(page)).toContainText('minimum tax 1%');
  });
});
