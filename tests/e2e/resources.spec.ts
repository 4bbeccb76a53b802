import type { Page } from '@playwright/test';
import { getMedia } from '../../lib/server/content/loaders/media.ts';
import { getNews } from '../../lib/server/content/loaders/news.ts';
import {
  getActs,
  getArticles,
  getCalculators,
  getFinanceActs,
  getGuides,
  getVideos,
} from '../../lib/server/content/loaders/resources.ts';
import { accessibilityFaults } from './support/accessibility';
import { expect, test } from './support/fixtures';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cards = (page: Page, name: string) => section(page, name).getByRole('article').filter({ visible: true });
const category = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Filter resources by category' }).getByRole('button', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search resources' });

/** Counts come from the content: lists grow. */
const COUNTS = {
  Media: getMedia().length,
  'Tax Guides': getGuides().length,
  Articles: getArticles().length,
  Acts: getActs().length,
  'Finance Acts': getFinanceActs().length,
  Videos: getVideos().length,
  Calculators: getCalculators().length,
};
const TOTAL = Object.values(COUNTS).reduce((sum, count) => sum + count, 0);
const CAPS: Record<string, number> = { Media: 3, 'Tax Guides': 6, Articles: 6, Acts: 6, 'Finance Acts': 6 };

test.describe('the library', () => {
  test('shows a part of the long lists and all of the short ones', async ({ page }) => {
    await page.goto('/resources');
    for (const [name, count] of Object.entries(COUNTS)) {
      await expect(cards(page, name)).toHaveCount(Math.min(count, CAPS[name] ?? count));
    }
  });

  test('names the category in the URL, beside what else stands there, and Back leaves the page', {
    tag: '@engines',
  }, async ({ page }) => {
    await page.goto('/about');
    await page.goto('/resources?utm_source=mail');
    await category(page, /^Acts/).click();
    await expect(page).toHaveURL('/resources?utm_source=mail&category=acts');
    await expect(cards(page, 'Acts')).toHaveCount(COUNTS.Acts);
    await expect(section(page, 'Videos')).toBeHidden();

    await category(page, /^All resources/).click();
    await expect(page).toHaveURL('/resources?utm_source=mail');
    await expect(section(page, 'Videos')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('takes out of the URL what it does not know, and still follows a link and Back', async ({ page }) => {
    await page.goto('/resources?category=books&sort=oldest');
    await expect(page).toHaveURL('/resources?sort=oldest');
    await expect(section(page, 'Media')).toBeVisible();
    await page.getByRole('button', { name: /Resources/ }).hover();
    await page.getByRole('banner').getByRole('link', { name: 'Tax Guides' }).click();
    await expect(page).toHaveURL('/resources?category=guides');
    await expect(section(page, 'Media')).toBeHidden();
    await expect(cards(page, 'Tax Guides')).toHaveCount(COUNTS['Tax Guides']);
    await page.goBack();
    await expect(page).toHaveURL('/resources?sort=oldest');
    await expect(section(page, 'Media')).toBeVisible();
    await page.goForward();
    await expect(section(page, 'Media')).toBeHidden();
  });

  test('moves to the whole of a list by View All, at the top of the page', async ({ page }) => {
    await page.goto('/resources');
    await page.getByRole('button', { name: 'View All Finance Acts' }).click();
    await expect(page).toHaveURL('/resources?category=finance-act');
    await expect(cards(page, 'Finance Acts')).toHaveCount(COUNTS['Finance Acts']);
    await expect(section(page, 'Finance Acts')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('names year and order in the URL', async ({ page }) => {
    await page.goto('/resources?category=guides');
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest first');
    await expect(page).toHaveURL('/resources?category=guides&sort=oldest');
    await expect(cards(page, 'Tax Guides').first()).toContainText('Tax Guide 2012/13');
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2016');
    await expect(cards(page, 'Tax Guides')).toHaveCount(1);
    await category(page, /^Articles/).click();
    await expect(page.getByText('No articles available in this category.')).toBeVisible();
  });

  test('keeps search and filters beside the lists, and begins what they find at the top', async ({ page }) => {
    await page.goto('/resources');
    await section(page, 'Acts').scrollIntoViewIfNeeded();
    await expect(search(page)).toBeInViewport();
    await expect(category(page, /^Calculators/)).toBeInViewport();
    await page.getByRole('combobox', { name: 'Order' }).selectOption('By title');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('counts in each category what search and year leave', async ({ page }) => {
    await page.goto('/resources?year=2016');
    await expect(category(page, /^Tax Guides/)).toHaveText('Tax Guides 1');
    await expect(category(page, /^Articles/)).toHaveText('Articles 0');
  });

  test('follows the old URL of a category', async ({ page }) => {
    await page.goto('/resources/acts');
    await expect(page).toHaveURL('/resources?category=acts');
  });

  test('holds no barrier that axe knows', async ({ page }) => {
    // Every rule looks at every card of the library.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/resources');
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
  });
});

test.describe('a search of the library', () => {
  test('finds titles and descriptions in every category', { tag: '@engines' }, async ({ page }) => {
    await page.goto('/resources?category=videos');
    await search(page).fill('HOURLY RATE');
    await expect(page.getByRole('status').filter({ hasText: 'Search Results: 1 result found' })).toBeVisible();
    await expect(section(page, 'Calculators')).toBeVisible();
    await expect(section(page, 'Videos')).toBeHidden();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(section(page, 'Videos')).toBeVisible();
  });

  test('finds places inside the documents, and fetches their index on the first focus only', {
    tag: '@engines',
  }, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => request.url().includes('/pagefind/') && fetched.push(request.url()));
    await page.goto('/resources');
    await expect(section(page, 'Media')).toBeVisible();
    expect(fetched).toEqual([]);
    await search(page).fill('Gazette');
    const inside = section(page, 'Inside the documents');
    await expect(inside.getByRole('listitem').first()).toBeVisible();
    await expect(inside.locator('mark').first()).toHaveText('Gazette');
    await inside.getByRole('heading', { level: 3 }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/resources\/(acts|guides|articles|finance-act)\//);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the library shows every entry, and nothing that would do nothing', async ({ page }) => {
    await page.goto('/resources');
    await expect(page.getByRole('article')).toHaveCount(TOTAL);
    await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(TOTAL);
    await expect(page.getByRole('button', { name: /View All/ })).toHaveCount(0);
    await expect(page.getByRole('searchbox', { name: 'Search resources' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Contact Our Team' })).toBeVisible();
  });
});

test.describe('where no script comes', () => {
  test.use({ isTakenOver: false });

  test('shows the category of the URL before any of its own script has come', async ({ page }) => {
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto('/resources?category=guides');
    await expect(cards(page, 'Tax Guides')).toHaveCount(COUNTS['Tax Guides']);
    await expect(section(page, 'Media')).toBeHidden();
  });
});

test('the feeds hold the articles, the Finance Acts and the news, the newest first', async ({ request, page }) => {
  const atom = await (await request.get('/feed.xml')).text();
  expect(atom.match(/<entry>/g)).toHaveLength(COUNTS.Articles + COUNTS['Finance Acts'] + getNews().length);
  const feed = await (await request.get('/feed.json')).json();
  const dates: string[] = feed.items.map((item: { date_published: string }) => item.date_published);
  expect(dates).toEqual([...dates].sort().reverse());
  await page.goto('/resources');
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', /\/feed\.xml$/);
});
