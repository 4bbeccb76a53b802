import type { Page } from '@playwright/test';
import { getMedia } from '../../lib/server/content/loaders/media.ts';
import {
  getActs,
  getArticles,
  getCalculators,
  getFinanceActs,
  getGuides,
  getVideos,
} from '../../lib/server/content/loaders/resources.ts';
import { expect, test } from './support/fixtures';
import { expectScrolledTo } from './support/scrolling';

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
  test('shows a part of the long lists, the whole of one by View All, and the search', async ({ page }) => {
    await page.goto('/resources');
    for (const [name, count] of Object.entries(COUNTS)) {
      await expect(cards(page, name)).toHaveCount(Math.min(count, CAPS[name] ?? count));
    }
    await section(page, 'Acts').scrollIntoViewIfNeeded();
    await expect(search(page)).toBeInViewport();
    await expect(category(page, /^Calculators/)).toBeInViewport();

    await page.getByRole('button', { name: 'View All Finance Acts' }).click();
    await expect(page).toHaveURL('/resources?category=finance-act');
    await expect(cards(page, 'Finance Acts')).toHaveCount(COUNTS['Finance Acts']);
    await expect(section(page, 'Finance Acts')).toBeFocused();
    await expectScrolledTo(page, 0);
  });

  test('names category, order and year in the URL, beside what else stands there, and Back undoes a press', {
    tag: '@engines',
  }, async ({ page }) => {
    await page.goto('/about');
    // The old address of a category leads to that of today.
    await page.goto('/resources/acts');
    await expect(page).toHaveURL('/resources?category=acts');
    await page.goto('/resources?utm_source=mail&category=books');
    await expect(page).toHaveURL('/resources?utm_source=mail');
    await category(page, /^Tax Guides/).click();
    await expect(page).toHaveURL('/resources?utm_source=mail&category=guides');
    await expect(cards(page, 'Tax Guides')).toHaveCount(COUNTS['Tax Guides']);
    await expect(section(page, 'Videos')).toBeHidden();

    await page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest first');
    await expect(page).toHaveURL('/resources?utm_source=mail&category=guides&sort=oldest');
    await expectScrolledTo(page, 0);
    await expect(cards(page, 'Tax Guides').first()).toContainText('Tax Guide 2012/13');
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2016');
    await expect(cards(page, 'Tax Guides')).toHaveCount(1);
    await expect(category(page, /^Tax Guides/)).toHaveText('Tax Guides 1');
    await category(page, /^Articles 0/).click();
    await expect(page.getByText('No articles of 2016.')).toBeVisible();
    await page.goBack();
    await expect(category(page, /^Tax Guides/)).toHaveText('Tax Guides 1');
    await expect(cards(page, 'Tax Guides')).toHaveCount(1);
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
