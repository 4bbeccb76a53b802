import type { Page } from '@playwright/test';
import { getAllServices } from '../../lib/server/content/loaders/services.ts';
import { expect, test } from './support/fixtures';

const EMPTY = 'No services found matching your criteria';

const cards = (page: Page) =>
  page
    .getByRole('main')
    .locator('li:visible')
    .filter({ has: page.locator('h3 a') });
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter services by category' }).getByRole('button', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search services' });

const countIn = (wanted: string) => getAllServices().filter((service) => service.category === wanted).length;
const TOTAL = getAllServices().length;

test.describe('the list of services', () => {
  test('shows one category, names it in the hash beside the query, and Back leaves the page', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/services?from=mail');
    await expect(cards(page)).toHaveCount(TOTAL);

    await category(page, 'Tax Services').click();
    await expect(cards(page)).toHaveCount(countIn('tax'));
    await expect(page).toHaveURL('/services?from=mail#tax');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${countIn('tax')} services shown`);

    await category(page, 'All Services').click();
    await expect(cards(page)).toHaveCount(TOTAL);
    await expect(page).toHaveURL('/services?from=mail');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('opens on the category of the hash, and follows it', async ({ page }) => {
    await page.goto('/services#advisory');
    await expect(cards(page)).toHaveCount(countIn('advisory'));
    await expect(category(page, 'Advisory Services')).toHaveAttribute('aria-pressed', 'true');

    await page.goto('/services#tax');
    await expect(cards(page)).toHaveCount(countIn('tax'));
    await page.goBack();
    await expect(cards(page)).toHaveCount(countIn('advisory'));
  });

  test('gives everything back where nothing matches', async ({ page }) => {
    await page.goto('/services#tax');
    await search(page).fill('dentist');
    await expect(page.getByText(EMPTY)).toBeVisible();
    await expect(cards(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Reset filters' }).click();
    await expect(cards(page)).toHaveCount(TOTAL);
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL('/services');
  });

  test('puts another picture in place of one that fails, once', async ({ page }) => {
    const asked: string[] = [];
    const firstAddressRead = Promise.withResolvers<void>();
    await page.route('**/images/**', async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await firstAddressRead.promise;
      await route.fulfill({ status: 404, body: '' });
    });
    // The pictures answer only once the first card's own address is known, so the page cannot have loaded before.
    await page.goto('/services', { waitUntil: 'commit' });
    const picture = cards(page).first().locator('img');
    const original = await picture.getAttribute('src');
    firstAddressRead.resolve();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveAttribute('src', /\/services\//);
    const substitute = (await picture.getAttribute('src')) ?? '';

    // The substitute fails too, and that is the end of it.
    await expect.poll(() => asked).toContain(substitute);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    await expect(picture).toHaveAttribute('src', substitute);
    expect(asked.filter((path) => path === original)).toHaveLength(1);
  });
});

test.describe('the page of a service', () => {
  test('leads back to its category', async ({ page }) => {
    await page.goto('/services/taxation');
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Services', 'Tax Services', 'Taxation']);

    await breadcrumb.getByRole('link', { name: 'Tax Services' }).click();
    await expect(page).toHaveURL('/services#tax');
    await expect(category(page, 'Tax Services')).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page)).toHaveCount(countIn('tax'));
  });

  test('asks for this very service on the contact page', async ({ page }) => {
    await page.goto('/services/tax-litigation');
    await page.getByRole('link', { name: 'Request This Service' }).first().click();

    await expect(page).toHaveURL('/contact?service=tax-litigation#message');
    await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('tax-litigation');
  });

  test('opens one category of its sidebar at a time, none at first', async ({ page }) => {
    await page.goto('/services/audit');
    const sidebar = page.getByRole('complementary', { name: 'All services' });
    const open = sidebar.locator('details[open]');
    const summary = (name: string) => sidebar.locator('summary', { hasText: name });
    await expect(open).toHaveCount(0);

    await summary('Tax Services').click();
    await expect(open).toHaveCount(1);
    await summary('Advisory Services').click();
    await expect(open).toHaveCount(1);
    await expect(sidebar.getByRole('link', { name: 'Virtual CFO' })).toBeVisible();
    await summary('Advisory Services').click();
    await expect(open).toHaveCount(0);
  });

  test('ends on three other services and a call', async ({ page }) => {
    await page.goto('/services/audit');

    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toHaveText('Talk to the audit team');
    await expect(page.getByRole('region', { name: 'Related Services' }).getByRole('heading', { level: 3 })).toHaveCount(
      3,
    );
  });
});

test.describe('a URL that is no service', () => {
  for (const path of ['/services/dentistry', '/services/audit/more', '/services/Audit%20Services']) {
    test(`${path} is not found, and says so`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(/^Service Not Found - /);
      await expect(page.getByRole('heading', { level: 1, name: 'Service Not Found' })).toBeVisible();
      await expect(
        page.getByText("The service you're looking for doesn't exist or has been moved.", { exact: true }),
      ).toBeVisible();

      await page.getByRole('link', { name: 'Back to Services' }).click();
      await expect(page).toHaveURL('/services');
      await expect(cards(page)).toHaveCount(TOTAL);
    });
  }
});
