import type { Page } from '@playwright/test';
import {
  getActs,
  getArticles,
  getFinanceActs,
  getGuides,
  getMedia,
  getVideos,
} from '../../../lib/server/content/loaders/resources.ts';
import { CALCULATORS } from '../../../lib/site/calculators.ts';
import { expect, test } from '../support/fixtures';
import { expectScrolledTo } from '../support/scrolling';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cards = (page: Page, name: string) => section(page, name).getByRole('article').filter({ visible: true });
const category = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Filter resources by category' }).getByRole('link', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search resources' });

/** Counted from the content, because the lists grow. */
const COUNTS = {
  Media: getMedia().length,
  'Tax Guides': getGuides().length,
  Articles: getArticles().length,
  Acts: getActs().length,
  'Finance Acts': getFinanceActs().length,
  Videos: getVideos().length,
  Calculators: CALCULATORS.length,
};
const TOTAL = Object.values(COUNTS).reduce((sum, count) => sum + count, 0);
const CAPS: Record<string, number> = { Media: 3, 'Tax Guides': 6, Articles: 6, Acts: 6, 'Finance Acts': 6 };

test.describe('the library', () => {
  test('shows a part of the long lists, the whole of one by View All, and the search', async ({ page }) => {
    await page.goto('/resources');
    for (const [name, count] of Object.entries(COUNTS))
      await expect(category(page, new RegExp(`^${name} `))).toHaveText(`${name} ${count}`);
    for (const [name, count] of Object.entries(COUNTS)) {
      await expect(cards(page, name)).toHaveCount(Math.min(count, CAPS[name] ?? count));
    }
    await section(page, 'Acts').scrollIntoViewIfNeeded();
    await expect(search(page)).toBeInViewport();

    await page.getByRole('link', { name: 'View All Finance Acts' }).click();
    await expect(page).toHaveURL('/resources?category=finance-act');
    await expect(cards(page, 'Finance Acts')).toHaveCount(COUNTS['Finance Acts']);
    await expect(section(page, 'Finance Acts')).toBeFocused();
    await expectScrolledTo(page, 0);
  });

  test('names the category in the URL, beside what else stands there, and Back undoes a press', {
    tag: '@engines',
  }, async ({ page }) => {
    await page.goto('/resources?utm_source=mail');
    await category(page, /^Tax Guides/).click();
    await expect(page).toHaveURL('/resources?utm_source=mail&category=guides');
    await expect(cards(page, 'Tax Guides')).toHaveCount(COUNTS['Tax Guides']);
    await expect(section(page, 'Videos')).toBeHidden();

    await category(page, /^Articles/).click();
    await expect(page).toHaveURL('/resources?utm_source=mail&category=articles');
    await expectScrolledTo(page, 0);
    await page.goBack();
    await expect(cards(page, 'Tax Guides')).toHaveCount(COUNTS['Tax Guides']);
  });
});

test('the words of a search come back with Back', async ({ page }) => {
  await page.goto('/resources');
  await search(page).fill('payroll for a month');
  await expect(page).toHaveURL('/resources?q=payroll+for+a+month');
  await cards(page, 'Calculators').getByRole('link', { name: 'View Resource' }).click();
  await expect(page).toHaveURL('/calculator/payroll');
  await page.goBack();
  await expect(search(page)).toHaveValue('payroll for a month');
  await expect(cards(page, 'Calculators')).toHaveCount(1);

  // Selecting a category ends the search, and Back restores it.
  await category(page, /^Videos/).click();
  await expect(page).toHaveURL('/resources?category=videos');
  await page.goBack();
  await expect(cards(page, 'Calculators')).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the library shows every entry, and nothing that would do nothing', async ({ page }) => {
    await page.goto('/resources');
    await expect(page.getByRole('article')).toHaveCount(TOTAL);
    await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(TOTAL);
    await expect(page.getByRole('link', { name: /View All/ })).toHaveCount(0);
    await expect(page.getByRole('searchbox', { name: 'Search resources' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Contact Our Team' })).toBeVisible();
  });
});

test.describe('where no script comes', () => {
  test.use({ waitsForReact: false });

  test('shows the category of the URL before any of its own script has come', async ({ page }) => {
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto('/resources?category=guides');
    await expect(cards(page, 'Tax Guides')).toHaveCount(COUNTS['Tax Guides']);
    await expect(section(page, 'Media')).toBeHidden();
    await expect(category(page, /^Tax Guides/)).toHaveAttribute('aria-current', 'true');
    await expect(category(page, /^All resources/)).toHaveAttribute('aria-current', 'false');
  });
});
