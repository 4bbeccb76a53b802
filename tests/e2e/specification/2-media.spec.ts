import type { Page } from '@playwright/test';
import { MEDIA_CATEGORIES } from '../../../lib/content/schemas/resources.ts';
import { getMedia, getVideos } from '../../../lib/server/content/loaders/resources.ts';
import { featuredMedia } from '../../../lib/server/resources/media.ts';
import { expect, test } from '../support/fixtures';

const grid = (page: Page) => page.getByRole('region', { name: 'All publications' }).getByRole('article');
const featured = (page: Page) => page.getByRole('region', { name: 'Publications', exact: true }).getByRole('article');
const filter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter publications by category' }).getByRole('link', {
    name: new RegExp(`^${name} \\d+$`),
  });
const countOf = (wanted: string) => getMedia().filter(({ kind }) => kind === wanted).length;

test.describe('the media page', () => {
  test('shows the newest and what its URL asks for, and Back undoes a press', async ({ page }) => {
    await page.goto('/media?utm_source=mail&category=analysis#grid');
    await expect(
      page.getByRole('navigation', { name: 'Filter publications by category' }).getByRole('link'),
    ).toHaveText([
      `All Publications ${getMedia().length}`,
      ...['Interviews', 'Analysis', 'News', 'Guides', 'Articles', 'Research'].map(
        (label, place) => `${label} ${countOf(MEDIA_CATEGORIES[place] ?? '')}`,
      ),
    ]);
    await expect(filter(page, 'Analysis')).toHaveAttribute('aria-current', 'true');
    await expect(grid(page)).toHaveCount(countOf('analysis'));
    await filter(page, 'Research').click();
    await expect(page).toHaveURL('/media?utm_source=mail&category=research#grid');
    await expect(grid(page)).toHaveCount(countOf('research'));
    await filter(page, 'All Publications').click();
    await expect(page).toHaveURL('/media?utm_source=mail#grid');
    await expect(grid(page)).toHaveCount(getMedia().length);

    await expect(featured(page)).toHaveCount(Math.min(4, getMedia().length));
    await expect(featured(page).first()).toContainText(featuredMedia(getMedia())[0]?.title ?? '');
    await expect(page.getByRole('link', { name: /Watch Video/ })).toHaveCount(
      getVideos().filter(({ placeholder }) => !placeholder).length,
    );
    await page.goBack();
    await expect(page).toHaveURL('/media?utm_source=mail&category=research#grid');
    await expect(grid(page)).toHaveCount(countOf('research'));
  });

  test('says that files are coming, previews one over the page, and leads to a page of its own', async ({ page }) => {
    await page.goto('/media');
    const [{ id = '', title = '' } = {}] = featuredMedia(getMedia());
    for (const cards of [featured(page), grid(page)]) {
      const link = cards.first().locator('a[download]');
      // A second download of the same file waits for the first; the notice appears immediately.
      await link.click({ noWaitAfter: true });
      await expect(link).toHaveText('Downloading...');
    }
    await featured(page).first().getByRole('link', { name: 'Preview' }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(featured(page).getByRole('heading').getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/media/${id}`,
    );
    await featured(page).first().getByRole('link', { name: 'Read full publication' }).click();
    await expect(page).toHaveURL(`/media/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Resources', 'Media', title]);
    await expect(page.getByRole('link', { name: 'View Document' })).toHaveAttribute('href', /^\/resources\?doc=/);
  });
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the newsletter, script: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('is asked for by an address', async ({ page }) => {
      await page.goto('/media');
      const form = page.getByRole('form', { name: 'Newsletter' });
      await form.getByRole('textbox').fill('amina@firm.example');
      await form.getByRole('button', { name: 'Subscribe Now' }).click();
      await expect(page.getByText(/We have noted your address/)).toBeVisible();
    });
  });
}
