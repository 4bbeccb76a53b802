import type { Page } from '@playwright/test';
import { getAllServices } from '../../../lib/server/content/loaders/services.ts';
import { expect, test } from '../support/fixtures';
import { holdScripts, untilHydrated } from '../support/scripts';

const cards = (page: Page) =>
  page
    .getByRole('main')
    .locator('service-filter li:visible')
    .filter({ has: page.locator('h3 a') });
const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter services by category' }).getByRole('link', { name });

const countIn = (wanted: string) => getAllServices('en').filter((service) => service.category === wanted).length;
const TOTAL = getAllServices('en').length;

test('a search finds features and the name of a category, and its words come back with Back', async ({ page }) => {
  await page.goto('/services');
  const search = page.getByRole('searchbox', { name: 'Search services' });
  await search.fill('donor');
  await expect(page).toHaveURL('/services?q=donor');
  await expect(cards(page).getByRole('link', { name: 'Audit Services' })).toBeVisible();
  await search.fill('assurance');
  await expect(page).toHaveURL('/services?q=assurance');
  await expect(cards(page).getByRole('link', { name: 'Special Reviews & Investigations' })).toBeVisible();
  const count = await cards(page).count();
  expect(count).toBeLessThan(TOTAL);
  await cards(page).getByRole('link', { name: 'Audit Services' }).click();
  await expect(page).toHaveURL('/services/audit');
  await page.goBack();
  await expect(search).toHaveValue('assurance');
  await expect(cards(page)).toHaveCount(count);
});

test.describe('before the script has come', () => {
  test.use({ waitsForReact: false });

  test('no card is seen that neither the hash nor the words of the address ask for', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/services#tax', { waitUntil: 'commit' });
    await expect(cards(page)).toHaveCount(countIn('tax'));
    await page.goto('/services?q=donor', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await page.goto('/team?department=leadership', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Our Team' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(0);
  });

  test('a press on a category shows it, and the row of categories stays where it was scrolled to', {
    tag: '@phone',
  }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/services', { waitUntil: 'domcontentloaded' });
    await category(page, 'Tax Services').tap();
    await expect(cards(page)).toHaveCount(countIn('tax'));
    const scrolled = () =>
      page.getByRole('navigation', { name: 'Filter services by category' }).evaluate((row) => row.scrollLeft);
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);
    release();
    await untilHydrated(page);
    await expect(category(page, 'Tax Services')).toHaveAttribute('aria-current', 'true');
    await expect(cards(page)).toHaveCount(countIn('tax'));
    expect(await scrolled()).toBe(before);
  });
});

test('a link to the list frees it from the category of the hash, and Back takes it up again', async ({ page }) => {
  await page.goto('/services/taxation');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Tax Services' }).click();
  await expect(cards(page)).toHaveCount(countIn('tax'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Services', exact: true }).click();
  await expect(page).toHaveURL('/services');
  await expect(category(page, 'All Services')).toHaveAttribute('aria-current', 'true');
  await expect(cards(page)).toHaveCount(TOTAL);
  await page.goBack();
  await expect(cards(page)).toHaveCount(countIn('tax'));
});
