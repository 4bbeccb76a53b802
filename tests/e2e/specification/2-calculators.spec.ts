import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** A point on the card's image, away from its link. */
const TOP = { x: 60, y: 40 };

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Calculators', exact: true });

test('a click on a card of the hub opens its calculator', async ({ page }) => {
  await page.goto('/calculator');
  await expect(sidebar(page).getByRole('link').first()).toBeInViewport();
  await card(page, 'Overtime').click({ position: TOP });
  await expect(page).toHaveURL('/calculator/overtime');
});

test.describe('the hub on a touch screen', { tag: '@phone' }, () => {
  test('the first tap expands a card, a tap elsewhere closes it', async ({ page }) => {
    await page.goto('/calculator');
    const overtime = card(page, 'Overtime');
    // The height in which the summary shows. It stays in the page while the card is closed.
    const height = () =>
      overtime.getByText(/^Work out the hourly rate/).evaluate((text) => text.parentElement?.clientHeight);
    await expect.poll(height).toBe(0);
    await overtime.tap({ position: TOP });
    await expect.poll(height).toBeGreaterThan(40);
    await expect(page).toHaveURL(/\/calculator$/);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect.poll(height).toBe(0);
  });
});

test('the row of calculators begins with the page one is on in sight, scrolls freely and cuts no words', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/calculator/corporate-tax');
  await expect(page.getByRole('main').getByText('Back to Calculator Hub')).toBeInViewport({ ratio: 1 });
  const links = sidebar(page).getByRole('link');
  await expect(links.and(page.locator('[aria-current="page"]'))).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const link of await links.all()) {
    expect(await link.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  }
  await links.first().scrollIntoViewIfNeeded();
  await expect(links.first()).toBeInViewport({ ratio: 1 });
});
