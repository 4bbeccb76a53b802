import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
/** Finds a row of a result by its beginning. */
const row = (page: Page, name: RegExp) => result(page).locator('tr, li, dl > div').filter({ hasText: name }).first();

/** Gross salaries of the five bands, with net pay and PAYE in TZS, and the label of the band. */
const GROSS_TO_NET = [
  [300_000, '270,000', '0', 'Tax-free (0%)'],
  [500_000, '435,600', '14,400', '8% tax band'],
  [800_000, '660,000', '60,000', '20% tax band'],
  [1_000_000, '797,000', '103,000', '25% tax band'],
  [2_000_000, '1,431,000', '369,000', '30% tax band'],
] as const;

test('a gross salary of each of the five bands has its net pay, its PAYE and the label of its band', async ({
  page,
}) => {
  await page.goto('/calculator/gross-to-net-salary?year=2024-25');
  for (const [gross, net, paye, band] of GROSS_TO_NET) {
    await page.getByRole('textbox', { name: 'Gross monthly salary' }).fill(String(gross));
    await page.keyboard.press('Enter');
    await expect(result(page)).toContainText(`TZS ${net}`);
    await expect(row(page, /^PAYE/)).toContainText(paye);
    await expect(result(page)).toContainText(band);
  }
});

test('the summary of 800,000 gross has the four shares of the specification', async ({ page }) => {
  await page.goto('/calculator/gross-to-net-salary?gross=800000&year=2024-25');
  for (const share of ['82.5%', '21.5%', '14%']) await expect(result(page)).toContainText(share);
  // NSSF, PAYE, WCF and SDL together; the cost of the employer is gross and three contributions.
  for (const total of ['172,000', '912,000']) await expect(result(page)).toContainText(total);
});

/** Net salaries in the five ranges, with their gross salaries, whole numbers. */
const NET_TO_GROSS = [
  [200_000, '222,222', 'TZS 0 - 270,000'],
  [435_600, '500,000', 'TZS 270,000 - 500,000'],
  [660_000, '800,000', 'TZS 500,000 - 692,000'],
  [797_000, '1,000,000', 'TZS 692,000 - 872,000'],
  [1_432_000, '2,000,000', 'TZS 872,000 and above'],
] as const;

test('a net salary of each of the five ranges has its gross salary and the name of its range', async ({ page }) => {
  await page.goto('/calculator/net-to-gross-salary?year=2024-25');
  for (const [net, gross, range] of NET_TO_GROSS) {
    await page.getByRole('textbox', { name: 'Net monthly salary' }).fill(String(net));
    await page.keyboard.press('Enter');
    await expect(result(page)).toContainText(`TZS ${gross}`);
    await expect(result(page)).toContainText(range);
  }
});

test('overtime is 1.5 and 2 times the hourly rate of a month of 180 hours, and is taxable', async ({ page }) => {
  await page.goto('/calculator/overtime?salary=900000&weekday=10&weekend=5');
  // 5,000 an hour: 75,000 on weekdays and 50,000 on rest days.
  for (const figure of ['TZS 1,025,000', '5,000', '75,000', '50,000', '125,000', '8,333', '13.9%'])
    await expect(result(page)).toContainText(figure);
  await expect(
    page
      .getByText(/overtime is taxable income/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});
