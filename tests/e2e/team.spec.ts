import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name, position or specialty' });
const department = (page: Page) => page.getByRole('combobox', { name: 'Department' });

test('shows ten people, the leader first, then the more experienced first', async ({ page }) => {
  await page.goto('/team');
  await expect(names(page)).toHaveCount(10);

  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards.first()).toContainText('Leadership');
  const years = await cards.allInnerTexts();
  const experience = years.map((text) => Number(/(\d+) years? experience/.exec(text)?.[1]));
  expect(experience.slice(1)).toEqual(experience.slice(1).toSorted((one, other) => other - one));
});

test('finds by any specialty and says how many', async ({ page }) => {
  await page.goto('/team');

  await search(page).fill('arbitration');

  await expect(names(page)).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 team member found');
  await expect(page).toHaveURL(/\/team\?q=arbitration$/);
});

test('offers each department with its number, and keeps the choice in the address', async ({ page }) => {
  await page.goto('/team');
  await expect(department(page).getByRole('option')).toHaveText([
    'All Team Members (10)',
    'Leadership (1)',
    'Audit & Assurance (3)',
    'Tax Services (3)',
    'Business Services (3)',
  ]);

  await department(page).selectOption({ label: 'Tax Services (3)' });
  await expect(names(page)).toHaveCount(3);
  await expect(page).toHaveURL(/\/team\?department=tax-services$/);

  await page.reload();
  await expect(department(page)).toHaveValue('tax-services');
  await expect(names(page)).toHaveCount(3);
});

test('shows everyone again when a link leads to the page without its filters, and Back brings them back', async ({
  page,
}) => {
  await page.goto('/team?department=tax-services');
  await expect(names(page)).toHaveCount(3);

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'About Us' }).click();
  await page.getByRole('main').getByRole('link', { name: 'View Our Team' }).click();
  await expect(names(page)).toHaveCount(10);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/department=tax-services$/);
  await expect(names(page)).toHaveCount(3);
});

test('follows a link to the page on which one is already', async ({ page }) => {
  await page.goto('/team?department=tax-services');
  await expect(names(page)).toHaveCount(3);

  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'About', exact: true }).hover();
  await header.getByRole('link', { name: 'Our Team' }).click();

  await expect(page).toHaveURL(/\/team$/);
  await expect(names(page)).toHaveCount(10);
  await expect(department(page)).toHaveValue('');
});

test('says that nobody was found, and shows everyone again once the search is cleared', async ({ page }) => {
  await page.goto('/team');

  await search(page).fill('zzz');
  await expect(page.getByText('No team members found', { exact: true })).toBeVisible();
  await expect(page.getByText('Try adjusting your search criteria or filter selection', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(names(page)).toHaveCount(10);
  await expect(search(page)).toBeFocused();
});

test('can be filtered by keyboard alone', async ({ page }) => {
  await page.goto('/team?q=audit');
  await expect(search(page)).toHaveValue('audit');
  await search(page).focus();

  await page.keyboard.press('Escape');
  await expect(names(page)).toHaveCount(10);
  await page.keyboard.press('Tab');
  await expect(department(page)).toBeFocused();
  await page.keyboard.press('l');
  await expect(names(page)).toHaveCount(1);
});

test('tells search engines of no person who is a placeholder', async ({ page }) => {
  await page.goto('/team');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();

  expect(blocks.length).toBeGreaterThan(0);
  expect(blocks.map((block) => JSON.parse(block)['@type'])).not.toContain('Person');
});

test('shows the neutral picture in the place of a portrait that fails', async ({ page }) => {
  await page.route('**/images/team/**', (route) => route.abort());
  await page.goto('/team');

  await expect(page.getByRole('main').locator('li img').first()).toHaveAttribute('src', /\/default-[0-9a-f]+\.svg$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everyone stands in the page and no filter that would do nothing', async ({ page }) => {
    await page.goto('/team?department=tax-services');

    await expect(names(page)).toHaveCount(10);
    await expect(search(page)).toBeHidden();
  });
});
