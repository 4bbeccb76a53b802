import type { Page } from '@playwright/test';
import { MEDIA_CATEGORIES } from '../../../lib/content/schemas/resources.ts';
import { getMedia } from '../../../lib/server/content/loaders/resources.ts';
import { expect, test } from '../support/fixtures';

const grid = (page: Page) => page.getByRole('region', { name: 'All publications' }).getByRole('article');
const filter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter publications by category' }).getByRole('link', {
    name: new RegExp(`^${name} \\d+$`),
  });
const countOf = (wanted: string) => getMedia().filter(({ kind }) => kind === wanted).length;

test('the media page shows what its URL asks for, and Back undoes a press', async ({ page }) => {
  await page.goto('/media?utm_source=mail&category=analysis#grid');
  await expect(filter(page, 'Analysis')).toHaveAttribute('aria-current', 'true');
  await expect(grid(page)).toHaveCount(countOf('analysis'));
  await filter(page, 'Research').click();
  await expect(page).toHaveURL('/media?utm_source=mail&category=research#grid');
  await expect(grid(page)).toHaveCount(countOf('research'));
  await filter(page, 'All Publications').click();
  await expect(page).toHaveURL('/media?utm_source=mail#grid');
  await expect(grid(page)).toHaveCount(getMedia().length);
  await page.goBack();
  await expect(page).toHaveURL('/media?utm_source=mail&category=research#grid');
  await expect(grid(page)).toHaveCount(countOf('research'));
});

test.describe('where no script comes', () => {
  test.use({ waitsForReact: false });

  test('the media page shows the category of its URL, and says where there is none of it', async ({ page }) => {
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto('/media?category=analysis');
    await expect(grid(page)).toHaveCount(countOf('analysis'));
    await expect(filter(page, 'Analysis')).toHaveAttribute('aria-current', 'true');
    const empty = MEDIA_CATEGORIES.find((kind) => countOf(kind) === 0);
    test.skip(empty === undefined, 'every category has a publication');
    await page.goto(`/media?category=${empty}`);
    await expect(page.getByText('No media publications available in this category.')).toBeVisible();
  });
});

test('the newsletter is asked for by an address', async ({ page }) => {
  await page.goto('/media');
  const form = page.getByRole('form', { name: 'Newsletter' });
  await form.getByRole('textbox').fill('amina@firm.example');
  await form.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page.getByText(/We have noted your address/)).toBeVisible();
});
