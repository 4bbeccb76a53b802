import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const results = (page: Page) => page.getByRole('region', { name: 'Search results' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the whole site' });

test.describe('the search of the site', () => {
  test('answers the query of the address, titles before texts', async ({ page }) => {
    await page.goto('/search?q=withholding');
    await expect(results(page).getByText(/Search Results: \d+ results found/)).toBeVisible();
    await expect(results(page).getByRole('heading', { level: 2 }).first()).toHaveText(
      'Withholding tax on services: three common mistakes',
    );
    await expect(results(page).getByRole('heading', { name: 'Inside the documents' })).toBeVisible();
    await expect(results(page).locator('mark').first()).toBeVisible();
  });

  test('fetches nothing of the index before the field has the focus', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => request.url().includes('/pagefind/') && fetched.push(request.url()));
    await page.goto('/search');
    await expect(field(page)).toBeVisible();
    expect(fetched).toEqual([]);
    await field(page).focus();
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
  });

  test('takes less than 150 kB for the first query', async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().includes('/pagefind/')) sizes.push(request.sizes().then((size) => size.responseBodySize));
    });
    await page.goto('/search?q=withholding');
    await expect(results(page).getByRole('heading', { name: 'Inside the documents' })).toBeVisible();
    await expect(results(page).getByText('Searching…')).toBeHidden();
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(150_000);
  });

  test('finds words of Swahili too', async ({ page }) => {
    await page.goto('/search?q=daftari');
    await expect(results(page).getByRole('heading', { name: 'Inside the documents' })).toBeVisible();
    await expect(results(page).locator('mark').first()).toHaveText(/daftari/i);
  });

  test('is reached from a page that is not there', async ({ page }) => {
    await page.goto('/no-such-page');
    await field(page).fill('kodi');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/search?q=kodi');
    await expect(field(page)).toHaveValue('kodi');
  });

  test('keeps what is typed in the address, and says when nothing is found', async ({ page }) => {
    await page.goto('/search');
    await field(page).fill('qqqqzzzz');
    await expect(page).toHaveURL('/search?q=qqqqzzzz');
    await expect(results(page).getByText('Nothing found')).toBeVisible();
  });

  test('holds no barrier that axe knows', async ({ page }) => {
    await page.goto('/search?q=withholding');
    await expect(results(page).getByRole('heading', { name: 'Inside the documents' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search says what it needs and leads to the sitemap', async ({ page }) => {
    await page.goto('/search?q=tax');
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    await expect(results(page).getByRole('link', { name: 'Sitemap' })).toHaveAttribute('href', '/sitemap');
  });
});
