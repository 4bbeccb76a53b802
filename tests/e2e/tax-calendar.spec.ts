import type { Page } from '@playwright/test';
import { accessibilityFaults } from './support/accessibility';
import { expect, test } from './support/fixtures';

const dates = (page: Page) => page.getByRole('region', { name: 'Next dates' });

/** The day on which something is due: all that stands beside its diamond. */
const dayOf = (page: Page, title: string) =>
  dates(page)
    .locator('ol > li')
    .filter({ has: page.getByRole('link', { name: title }) });

test.describe('the tax calendar', () => {
  for (const [moment, left] of [
    ['2026-12-05T12:00:00+03:00', 'in 2 days'],
    // A minute to midnight in Dar es Salaam, and a minute later: in New York it is still the 5th.
    ['2026-12-05T23:59:30+03:00', 'in 2 days'],
    ['2026-12-06T00:00:30+03:00', 'tomorrow'],
    ['2026-12-07T23:59:30+03:00', 'today'],
  ] as const) {
    test.describe(`at ${moment}`, () => {
      test.use({ timezoneId: 'America/New_York' });

      test(`counts the days by the clock of Dar es Salaam: ${left}`, async ({ page }) => {
        await page.clock.setFixedTime(new Date(moment));
        await page.goto('/calendar');
        await expect(dayOf(page, 'PAYE and SDL for November 2026')).toContainText(left);
      });
    });
  }

  test('leaves a day out once it is over', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-12-08T00:00:30+03:00'));
    await page.goto('/calendar');
    await expect(dates(page)).toContainText('Counted from today, 8 December 2026.');
    await expect(dayOf(page, 'VAT for November 2026')).toContainText('in 12 days');
    await expect(dayOf(page, 'PAYE and SDL for November 2026')).toHaveCount(0);
  });

  test('crosses the end of a year and of February', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-12-31T12:00:00+03:00'));
    await page.goto('/calendar?staff=10&business=company&end=2');
    await expect(dayOf(page, 'NSSF for November 2026')).toContainText('today');
    await expect(dayOf(page, 'PAYE and SDL for December 2026')).toContainText('Thu 7 Jan');
    const fourth = dayOf(page, 'Income tax: instalment 4 of 4 for the year to 28 February 2027');
    await expect(fourth).toContainText('Sun 28 Feb');
    await expect(fourth).toContainText('Sunday: act by Friday 26 February 2027');
  });

  test('is chosen with the keyboard alone, and its link shows the same to others', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-22T12:00:00+03:00'));
    await page.goto('/calendar');
    await page.getByRole('combobox', { name: 'Staff' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Jun');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/calendar?staff=under-10&business=company&end=6&withholding=1');
    await expect(dayOf(page, 'Final return of income for the year to 30 June 2026')).toBeVisible();

    await page.goto(page.url());
    await expect(page.getByRole('combobox', { name: 'Staff' })).toHaveValue('under-10');
    await expect(page.getByRole('checkbox', { name: 'VAT-registered' })).not.toBeChecked();
    await expect(dayOf(page, 'PAYE for November 2026')).toBeVisible();
    await expect(dayOf(page, 'VAT for November 2026')).toHaveCount(0);
  });

  test('leads from a date to its duty, and from there to the service', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-22T12:00:00+03:00'));
    await page.goto('/calendar');
    await dates(page).getByRole('link', { name: 'VAT for November 2026' }).click();
    await expect(page).toHaveURL(/#vat$/);
    await expect(page.locator('#vat')).toBeInViewport();
    await page.locator('#vat').getByRole('link').click();
    await expect(page).toHaveURL(/\/services\/taxation$/);
  });

  test('has no mistake that axe finds, and no sideways scroll', { tag: '@both' }, async ({ page }) => {
    await page.goto('/calendar');
    expect(await accessibilityFaults(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test('prints the dates with the choices, and not the form', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-22T12:00:00+03:00'));
    await page.goto('/calendar?staff=none&business=none&vat=1');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Input: No staff; VAT-registered.')).toBeVisible();
    await expect(dayOf(page, 'VAT for November 2026')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Staff' })).toBeHidden();
  });
});

test.describe('the tax calendar without script', () => {
  test.use({ javaScriptEnabled: false });

  test('holds dates with their day of counting, every duty, and files that programs read as calendars', async ({
    page,
    request,
  }) => {
    await page.goto('/calendar');
    await expect(dates(page)).toContainText(/Counted from \d{1,2} \w+ 20\d\d\./);
    await expect(dates(page)).not.toContainText(/\bin \d+ days/);
    await expect(
      dates(page)
        .getByRole('link', { name: /^PAYE and SDL for/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('note').filter({ hasText: 'The choices need JavaScript' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show the whole year' })).toBeHidden();

    const file = page.getByRole('link', { name: '.ics file: VAT-registered' });
    const answer = await request.get((await file.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });
});

test.describe('the next dates', () => {
  for (const [path, name] of [
    ['/', 'Next filing dates'],
    ['/services/taxation', 'Your deadlines'],
  ] as const) {
    test(`of ${path} are three, the first not over, and lead into the calendar`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-12-08T09:00:00+03:00'));
      await page.goto(path);
      const shown = page.getByRole('region', { name }).locator('li[data-due]:visible');
      await expect(shown).toHaveCount(3);
      await expect(shown.first()).toContainText(/today|tomorrow|in \d+ days/);
      const days = await shown.evaluateAll((items) => items.map((item) => item.getAttribute('data-due') ?? ''));
      expect(days.filter((day) => day < '2026-12-08')).toEqual([]);
      await shown.first().getByRole('link').click();
      await expect(page).toHaveURL(/\/calendar#[a-z-]+$/);
    });
  }

  test('are counted after a change of page inside the site', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
    const first = page.getByRole('region', { name: 'Next filing dates' }).locator('li:visible').first();
    await expect(first).toContainText(/today|tomorrow|in \d+ days/);
  });
});
