import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('calculates without a request for data, puts the input into the URL and says the result once', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/calculator/gross-to-net-salary');
  await expect(result(page)).toHaveCount(0);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.resourceType()));

  await press(page, 'Calculate net pay');

  await expect(result(page)).toContainText('TZS 660,000');
  await expect(page).toHaveURL(/\?gross=800000$/);
  await expect(page.getByRole('status').filter({ hasText: 'Net pay TZS 660,000' })).toHaveCount(1);
  expect(requests.filter((type) => ['document', 'fetch', 'xhr', 'ping'].includes(type))).toEqual([]);
});

test('works by keyboard alone, and a row opens to its formula and law', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/calculator/gross-to-net-salary');
  await field(page, 'Gross monthly salary').focus();
  await page.keyboard.press('ArrowUp');
  await expect(field(page, 'Gross monthly salary')).toHaveValue('801,000');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await page.locator('summary').filter({ hasText: 'Line by line' }).focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Your salary' });
  await table.locator('summary').filter({ hasText: 'PAYE' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('20,000 + 20% × (720,000 − 520,000) = 60,000')).toBeVisible();
  await expect(table.getByText(/Finance Act 2021/)).toBeVisible();
});

test('brings a result below the fold into view', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/calculator/overtime');
  await press(page, 'Calculate overtime');
  await expect(page.getByRole('heading', { name: /Total monthly salary/ })).toBeInViewport();
});

test('a tap on the amount and a figure typed replace it, and the thousands are grouped', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/calculator/gross-to-net-salary');
  await field(page, 'Gross monthly salary').tap();
  await page.keyboard.type('1350000');
  await press(page, 'Calculate net pay');
  await expect(field(page, 'Gross monthly salary')).toHaveValue('1,350,000');
  await expect(result(page)).toContainText('TZS 1,021,500');
});

test('a click on the amount selects all of it', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/calculator/gross-to-net-salary');
  await field(page, 'Gross monthly salary').click();
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected).toBe('800,000');
});

test('opens a shared link with its result, after a reload and by Back too', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/calculator/gross-to-net-salary?gross=2500000&small=1');
  await expect(result(page)).toContainText('TZS 1,746,000');
  await expect(page.getByRole('switch')).toBeChecked();
  await page.reload();
  await expect(result(page)).toContainText('TZS 1,746,000');
  await page
    .getByRole('navigation', { name: 'Calculators', exact: true })
    .getByRole('link', { name: 'Overtime' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'What is my overtime worth?' })).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Gross monthly salary')).toHaveValue('2,500,000');
  await expect(result(page)).toContainText('TZS 1,746,000');
});
