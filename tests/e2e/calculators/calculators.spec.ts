import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const gross = (page: Page) => page.getByRole('textbox', { name: 'Gross monthly salary' });

test('a salary is worked out by keyboard alone', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/calculator/gross-to-net-salary');
  await page.getByText('More: year, residence, deductions, bonus').click();
  await page.getByRole('combobox', { name: /financial year/ }).selectOption('2024/25');
  await expect(result(page)).toHaveCount(0);
  await test.step('without a request, and the result is said once', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.resourceType()));
    await gross(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect(gross(page)).toHaveValue('801,000');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    await expect(result(page)).toContainText('TZS 660,000');
    await expect(page).toHaveURL(/\?gross=800000&year=2024-25$/);
    await expect(page.getByRole('status').filter({ hasText: 'Net pay TZS 660,000' })).toHaveCount(1);
    expect(requests.filter((type) => ['document', 'fetch', 'xhr', 'ping'].includes(type))).toEqual([]);
  });
  await test.step('a row opens to its formula and law', async () => {
    await page.locator('summary').filter({ hasText: 'Line by line' }).focus();
    await page.keyboard.press('Enter');
    const table = page.getByRole('table', { name: 'Your salary' });
    await table.locator('summary').filter({ hasText: 'PAYE' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('20,000 + 20% × (720,000 − 520,000) = 60,000')).toBeVisible();
    await expect(table.getByText(/Finance Act 2021/)).toBeVisible();
  });
  await test.step('a click selects the amount', async () => {
    await gross(page).click();
    expect(await page.evaluate(() => getSelection()?.toString()), 'a click selects the amount').toBe('800,000');
  });
});

test('opens a shared link with its result, after a reload and by Back too', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/calculator/gross-to-net-salary?gross=2500000&year=2024-25&small=1');
  await expect(result(page)).toContainText('TZS 1,746,000');
  await expect(page.getByRole('switch')).toBeChecked();
  await page.reload();
  await expect(result(page)).toContainText('TZS 1,746,000');
  await page
    .getByRole('navigation', { name: 'Calculators', exact: true })
    .getByRole('link', { name: 'Overtime' })
    .click();
  await expect(page).toHaveURL('/calculator/overtime');
  await page.goBack();
  await expect(gross(page)).toHaveValue('2,500,000');
  await expect(result(page)).toContainText('TZS 1,746,000');
});
