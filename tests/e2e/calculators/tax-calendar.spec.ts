import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

// Playwright's fake clock is not fully removed from a context that is used again.
test.use({ reuseContext: false });

const dates = (page: Page) => page.getByRole('region', { name: 'Next dates' });

/** Finds the row of a due date by its title. */
const dayOf = (page: Page, title: string) =>
  dates(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }), visible: true });

test('the calendar is chosen with the keyboard alone, its link shows the same to others, and it is printed', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00+03:00'));
  await page.goto('/calendar');
  await page.getByText('Change this', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Staff' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Jun');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/calendar?staff=under-10&business=company&end=6&withholding=1');

  await page.goto(page.url());
  await expect(page.getByText(/^A company, year to June, fewer than 10 staff, withholding tax$/)).toBeVisible();
  await expect(dayOf(page, 'PAYE for November 2026')).toBeVisible();
  await expect(dayOf(page, 'VAT for November 2026')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Input: A company, year to June')).toBeVisible();
  await expect(dayOf(page, 'PAYE for November 2026')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Staff' })).toBeHidden();
});

test.describe('the tax calendar without script', () => {
  test.use({ javaScriptEnabled: false });

  test('holds dates that open, and a line of the year for each duty that is chosen in the form', async ({ page }) => {
    await page.goto('/calendar#year');
    await expect(dates(page)).not.toContainText(/\bin \d+ days/);
    await dates(page)
      .getByText(/^PAYE and SDL for/)
      .first()
      .click();
    await expect(dates(page).getByRole('link', { name: 'More on PAYE and SDL' }).first()).toBeVisible();
    await expect(page.getByRole('note').filter({ hasText: 'The choices need JavaScript' })).toBeVisible();
    const next = await dates(page).locator('time').filter({ visible: true }).count();
    await dates(page).getByText('Show the whole year').click();
    expect(await dates(page).locator('time').filter({ visible: true }).count()).toBeGreaterThan(2 * next);

    const line = (title: string) =>
      page
        .locator('#year')
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${title} `) });
    const instalments = line('Income tax').locator('[data-end]').filter({ visible: true });
    await expect(line('VAT')).toBeVisible();
    await expect(line('Gaming tax')).toBeHidden();
    await expect(instalments).toHaveAttribute('data-end', '12');
    await page.getByText('Change this', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'VAT-registered' }).uncheck();
    await page.getByRole('checkbox', { name: 'Runs a gaming business' }).check();
    await page.getByRole('combobox', { name: 'Accounting year ends in' }).selectOption('March');
    await expect(line('VAT')).toBeHidden();
    await expect(line('Gaming tax')).toBeVisible();
    await expect(instalments).toHaveAttribute('data-end', '3');
  });
});
