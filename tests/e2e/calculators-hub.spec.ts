import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { blockScripts } from './support/lightPages';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** On the picture of a card, well away from its link. */
const TOP = { x: 60, y: 40 };

test.describe('the hub on a touch screen', { tag: '@phone' }, () => {
  test.use({ isTakenOver: false });

  test('the first tap expands a card, a tap elsewhere closes it, without script', async ({ page }) => {
    await blockScripts(page);
    await page.goto('/calculator');
    const overtime = card(page, 'Overtime');
    await overtime.tap({ position: TOP });
    await expect(overtime).toHaveAttribute('data-expanded', '');
    await expect(overtime.getByText('66,667')).toBeInViewport();
    await expect(page).toHaveURL(/\/calculator$/);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(overtime).not.toHaveAttribute('data-expanded');
  });
});

test('what a visitor wants leads to the tool that answers it, before any picture', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/calculator');
  const wishes = page.getByRole('navigation', { name: 'I want to ...' }).getByRole('link');
  const paths = await wishes.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await expect(wishes.first()).toBeInViewport({ ratio: 1 });
  for (const [place, path] of paths.entries()) {
    await page.goto('/calculator');
    await wishes.nth(place).tap();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\?$|^Tax calendar/);
  }
});

test('the row of calculators begins with the page one is on in sight, scrolls freely and cuts no words', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/calculator/corporate-tax');
  const links = page.getByRole('navigation', { name: 'Calculators', exact: true }).getByRole('link');
  await expect(links.and(page.locator('[aria-current="page"]'))).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const link of await links.all()) {
    expect(await link.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  }
  await links.first().scrollIntoViewIfNeeded();
  await expect(links.first()).toBeInViewport({ ratio: 1 });
});

test('the sidebar marks the page and leads to the firm', async ({ page }) => {
  await page.goto('/calculator/overtime');
  const sidebar = page.getByRole('navigation', { name: 'Calculators', exact: true });
  await expect(sidebar.getByRole('link', { name: 'Overtime' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('complementary', { name: 'Running payroll?' }).getByRole('link')).toHaveAttribute(
    'href',
    '/contact',
  );
});
