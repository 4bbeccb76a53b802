import type { Page } from '@playwright/test';
import { getMedia } from '../../lib/server/content/loaders/media.ts';
import { getVideos } from '../../lib/server/content/loaders/resources.ts';
import { newestFirst } from '../../lib/server/resources/allDocuments.ts';
import { accessibilityFaults } from './support/accessibility';
import { expect, test } from './support/fixtures';

const grid = (page: Page) => page.getByRole('region', { name: 'All publications' }).getByRole('article');
const featured = (page: Page) => page.getByRole('region', { name: 'Publications', exact: true }).getByRole('article');
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter publications by category' }).getByRole('button', { name, exact: true });
const newsletter = (page: Page) => page.getByRole('form', { name: 'Newsletter' });

test.describe('the media page', () => {
  test('shows the four newest publications, and the videos of the library', async ({ page }) => {
    await page.goto('/media');
    const [newest] = newestFirst(getMedia());
    await expect(featured(page)).toHaveCount(4);
    await expect(featured(page).first()).toContainText(newest?.title ?? '');
    await expect(page.getByRole('link', { name: /Watch Video/ })).toHaveCount(getVideos().length);
  });

  test('has the seven filters, and narrows the grid by one of them', async ({ page }) => {
    await page.goto('/media');
    for (const name of ['All Publications', 'Interviews', 'Analysis', 'News', 'Guides', 'Articles', 'Research']) {
      await expect(filter(page, name)).toBeVisible();
    }
    await expect(grid(page)).toHaveCount(getMedia().length);
    await filter(page, 'Research').click();
    await expect(grid(page)).toHaveCount(getMedia().filter(({ category }) => category === 'research').length);
    await expect(featured(page)).toHaveCount(4);
  });

  test('names the filter in the URL, which keeps the rest of its query and the hash', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/media?utm_source=mail&category=analysis#grid');
    await expect(filter(page, 'Analysis')).toHaveAttribute('aria-pressed', 'true');
    await filter(page, 'Interviews').click();
    await expect(page).toHaveURL('/media?utm_source=mail&category=interview#grid');
    await filter(page, 'All Publications').click();
    await expect(page).toHaveURL('/media?utm_source=mail#grid');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('follows a link to the page without a filter, and Back to the filter', async ({ page }) => {
    await page.goto('/media?category=research');
    await expect(filter(page, 'Research')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: /Resources/ }).hover();
    await page.getByRole('banner').getByRole('link', { name: 'Media' }).click();
    await expect(filter(page, 'All Publications')).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(filter(page, 'Research')).toHaveAttribute('aria-pressed', 'true');
  });

  test('says that a file of a featured card and one of the grid are coming', async ({ page }) => {
    await page.goto('/media');
    for (const cards of [featured(page), grid(page)]) {
      const link = cards.first().locator('a[download]');
      await link.click();
      await expect(link).toHaveText('Downloading...');
    }
  });

  test('previews a featured publication over the page', async ({ page }) => {
    await page.goto('/media');
    await featured(page).first().getByRole('link', { name: 'Preview' }).click();
    await expect(page.getByRole('dialog', { name: /VAT at 16%/ })).toBeVisible();
  });

  test('shows the logo for a picture that fails, and tells the console', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.route('**/images/media/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/media');
    await expect(featured(page).first().locator('img')).toHaveAttribute('src', /\/images\/brand\/logo-/);
    await expect.poll(() => logged.some((text) => text.includes('featured publication'))).toBe(true);
  });

  test('holds no barrier that axe knows', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/media');
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
  });
});

test.describe('the newsletter', () => {
  test('refuses what is no address', async ({ page }) => {
    await page.goto('/media');
    await newsletter(page).getByRole('textbox').fill('rose@firm');
    await newsletter(page).getByRole('button', { name: 'Subscribe Now' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(newsletter(page).getByRole('textbox')).toBeFocused();
  });

  test('says what comes next once the address is taken', async ({ page }) => {
    await page.goto('/media');
    await newsletter(page).getByRole('textbox').fill('rose@firm.example');
    await newsletter(page).getByRole('button', { name: 'Subscribe Now' }).click();
    await expect(page.getByText('Please check your inbox to confirm your subscription.')).toBeVisible();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is asked for by a plain post', async ({ page }) => {
      await page.goto('/media');
      await newsletter(page).getByRole('textbox').fill('amina@firm.example');
      await newsletter(page).getByRole('button', { name: 'Subscribe Now' }).click();
      await expect(page.getByText('Please check your inbox to confirm your subscription.')).toBeVisible();
    });
  });
});
