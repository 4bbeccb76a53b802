import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { sidewaysRoom } from '../support/scrolling';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const field = (page: Page, name: RegExp | string) => page.getByRole('textbox', { name });
const MORE = 'More: year, residence, deductions, bonus';

test('a wrong field of a closed panel is opened and takes the focus', async ({ page }) => {
  await page.goto('/calculator/presumptive-tax?turnover=5000000&tin=2026-08-01');
  const day = page.getByLabel('Day of the TIN');
  await day.fill('2020-01-01');
  await page.getByText('New trader with relief granted').click();
  await expect(day).toBeHidden();
  await press(page, 'Compare');
  await expect(day).toBeFocused();
});

test('on a phone the result comes into sight, and long figures fit', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/calculator/gross-to-net-salary');
  await page.getByText(MORE).tap();
  await field(page, /Bonus in one month/).fill('98,765,432');
  await page.getByRole('button', { name: 'Calculate net pay' }).tap();
  await expect(page.getByRole('heading', { name: /^Take-home pay/ })).toBeInViewport({ ratio: 1 });
  await page.locator('summary').filter({ hasText: 'The year with the bonus' }).tap();
  const table = page.getByRole('table', { name: 'The year with the bonus' });
  await expect(table.locator('tr', { hasText: /^Gross salary/ })).toContainText('108,365,432');
  await expect.poll(() => sidewaysRoom(page)).toBeLessThanOrEqual(0);
});

test('on a phone 24 months of penalties have their amounts below them', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/calculator/penalties?tax=20000000&due=2024-05-31&done=2026-05-31&rate=8');
  await page.locator('summary').filter({ hasText: 'Month by month' }).tap();
  const months = page.getByRole('table', { name: 'Month by month' });
  await expect(months.getByText('Month 24')).toBeVisible();
  await expect.poll(() => sidewaysRoom(page)).toBeLessThanOrEqual(0);
  expect(await months.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});

// The month field exists only when a rate changes within the current tax year.
test.describe('before the script has come', () => {
  test('a panel opens, and its fields go into the address', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/calculator/gross-to-net-salary');
    const year = page.getByRole('combobox', { name: /financial year/ });
    await expect(year).toBeHidden();
    await page.getByText(MORE).click();
    await year.selectOption('2014/15');
    await field(page, /Trade union/).fill('16000');
    await press(page, 'Calculate net pay');
    await expect(page).toHaveURL(
      /\?gross=800%2C000&year=2014-15(&month=[\d-]+)?&abroad=&heslb=&union=16000&insurance=&other=&bonus=$/,
    );
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the amount that was typed stays', async ({ page }) => {
    await page.goto('/calculator/gross-to-net-salary');
    await field(page, /^Gross monthly salary/).fill('900,000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Calculate net pay' })).toBeHidden();
    await expect(page.getByText('This calculator needs JavaScript')).toBeVisible();
    await expect(page).toHaveURL(/\/gross-to-net-salary$/);
    await expect(field(page, /^Gross monthly salary/)).toHaveValue('900,000');
  });
});
