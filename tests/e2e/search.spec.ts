import type { Page } from '@playwright/test';
import { countBytes } from '../support/countBytes';
import { accessibilityFaults } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { ViewerPage } from './support/viewer';

const results = (page: Page) => page.getByRole('region', { name: 'Search results' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the whole site' });

/** What the text of a PDF says, and no page of the site. */
const ONLY_IN_PDF = {
  word: 'refrigerator',
  title: 'VAT at 16% since September 2025',
  page: '/media#vat-16-from-september',
  file: '/media/vat-16-from-september.pdf',
  excerpt: 'On a refrigerator at 1,000,000 before tax the difference is 20,000, and customers will ask for it.',
};
const documents = (page: Page) =>
  results(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
const hit = (page: Page) => documents(page).filter({ hasText: ONLY_IN_PDF.title });
const pageLink = (page: Page) => hit(page).getByRole('link', { name: /^Page 2/ });

test.describe('the search of the site', () => {
  test('answers the query of the URL, titles before texts', async ({ page }) => {
    await page.goto('/search?q=withholding');
    await expect(results(page).getByText(/\d+ pages by title, \d+ passages inside documents/)).toBeVisible();
    await expect(results(page).getByRole('heading', { level: 2, name: 'Withholding tax on services' })).toBeVisible();
    await expect(results(page).getByRole('heading', { name: 'Inside the documents' })).toBeVisible();
    await expect(results(page).locator('mark').first()).toBeVisible();
  });

  test('fetches nothing of the index before the field has the focus', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => /pagefind|search-/.test(request.url()) && fetched.push(request.url()));
    await page.goto('/search');
    await expect(field(page)).toBeVisible();
    expect(fetched).toEqual([]);
    await field(page).focus();
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
  });

  for (const words of ['withholding', 'fiscal receipt penalty']) {
    test(`takes less than 150 kB for the first query: ${words}`, async ({ page }) => {
      await page.goto('/search', { waitUntil: 'networkidle' });
      const bytes = countBytes(page);
      await field(page).fill(words);
      await expect(results(page).getByRole('heading', { name: 'Inside the documents' })).toBeVisible();
      await expect(results(page).getByText('Searching…')).toBeHidden();
      await expect.poll(bytes).toBeGreaterThan(80_000);
      expect(await bytes()).toBeLessThan(150_000);
    });
  }

  for (const [word, path] of [
    ['daftari', /^\//],
    ['mishahara', /^\/services\//],
  ] as const) {
    test(`finds words of Swahili too: ${word}`, async ({ page }) => {
      await page.goto('/search');
      await field(page).fill(word);
      await expect(documents(page).locator('mark').first()).toHaveText(new RegExp(word, 'i'));
      await expect(documents(page).first().getByRole('link')).toHaveAttribute('href', path);
    });
  }

  test('names document and page, and shows the excerpt, of a word that stands in a PDF alone', async ({ page }) => {
    await page.goto('/search');
    await field(page).fill(ONLY_IN_PDF.word);
    await expect(hit(page).getByRole('link', { name: ONLY_IN_PDF.title, exact: true })).toHaveAttribute(
      'href',
      ONLY_IN_PDF.page,
    );
    await expect(hit(page)).toContainText('Media');
    await expect(hit(page)).toContainText(ONLY_IN_PDF.excerpt);
    await expect(hit(page).locator('mark')).toHaveText(ONLY_IN_PDF.word);
    await expect(pageLink(page)).toHaveAttribute('href', `${ONLY_IN_PDF.file}#page=2&search=${ONLY_IN_PDF.word}`);
  });

  test('answers a link to a page of a PDF also without the viewer', async ({ page, request }) => {
    await page.goto(`/search?q=${ONLY_IN_PDF.word}`);
    const href = await pageLink(page).getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
  });

  test('fits a phone, whatever stands in the excerpts', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/search?q=withholding');
    await expect(results(page).getByRole('heading', { name: 'Inside the documents' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('adds documents when asked for more', async ({ page }) => {
    await page.goto('/search?q=withholding');
    await expect(documents(page)).toHaveCount(5);
    await results(page).getByRole('button', { name: 'Show more', exact: true }).click();
    await expect(documents(page)).toHaveCount(10);
  });

  test('is reached from the header of every page', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Search the whole site' }).click();
    await expect(page).toHaveURL('/search');
    await field(page).fill(ONLY_IN_PDF.word);
    await expect(hit(page)).toContainText(ONLY_IN_PDF.excerpt);
  });

  test('is reached from a page that is not there', async ({ page }) => {
    await page.goto('/no-such-page');
    const plain = page.getByRole('searchbox', { name: 'Search the whole site' });
    await plain.fill(ONLY_IN_PDF.word);
    await plain.press('Enter');
    await expect(page).toHaveURL(`/search?q=${ONLY_IN_PDF.word}`);
    await expect(field(page)).toHaveValue(ONLY_IN_PDF.word);
    await expect(hit(page)).toContainText(ONLY_IN_PDF.excerpt);
  });

  test('shows the sentence that answers', async ({ page }) => {
    await page.goto('/search?q=2023+finance+act+withholding+tax');
    const act = documents(page).filter({ has: page.getByRole('link', { name: 'Finance Act 2023', exact: true }) });
    await expect(act).toContainText('An individual who rents a home need not withhold tax');
  });

  test('corrects a slip of the keys, and takes it back', async ({ page }) => {
    await page.goto('/search?q=witholding');
    await expect(results(page)).toContainText('Showing results for withholding.');
    await results(page).getByRole('button', { name: 'Search for “witholding” instead' }).click();
    await expect(results(page).getByText('Nothing found')).toBeVisible();
  });

  test('says when its index cannot be fetched, and tries again', async ({ page }) => {
    await page.route('**/search-index.json', (route) => route.abort());
    await page.goto('/search?q=taxation');
    await expect(results(page).getByRole('alert')).toContainText('The search could not be loaded');
    await page.unroute('**/search-index.json');
    await results(page).getByRole('button', { name: 'Try again' }).click();
    await expect(results(page).getByRole('heading', { level: 2, name: 'Taxation' })).toBeVisible();
  });

  test('names what is typed in the URL, says when nothing is found, and Back leaves the page', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/search?from=mail');
    await field(page).fill('qqqqzzzz');
    await expect(page).toHaveURL('/search?from=mail&q=qqqqzzzz');
    await expect(results(page).getByText('Nothing found')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('holds no barrier that axe knows', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/search?q=withholding');
    await expect(results(page).getByRole('heading', { name: 'Inside the documents' })).toBeVisible();
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
  });
});

test.describe('a page of a PDF that the search found', () => {
  test('opens in the viewer, with the word marked, and closes to the results', async ({ page }) => {
    test.slow();
    const viewer = new ViewerPage(page);
    await page.goto('/search');
    await field(page).fill(ONLY_IN_PDF.word);
    await field(page).press('Enter');
    await pageLink(page).click();

    await viewer.expectPages();
    await expect(viewer.dialog).toHaveAccessibleName(`Document: ${ONLY_IN_PDF.title}`);
    await expect(viewer.pageField).toHaveValue('2');
    await expect(viewer.textOf(2).locator('.highlight.selected')).toHaveText(ONLY_IN_PDF.word);
    await expect(page).toHaveURL(/\/search\?q=refrigerator&doc=vat-16-from-september&page=2/);

    await viewer.button('Close viewer').click();
    await expect(page).toHaveURL('/search?q=refrigerator');
    await expect(pageLink(page)).toBeFocused();
    await expect(field(page)).toHaveValue(ONLY_IN_PDF.word);
  });

  test('is open again after the page is loaded anew', async ({ page }) => {
    test.slow();
    const viewer = new ViewerPage(page);
    await page.goto('/search?q=refrigerator&doc=vat-16-from-september&page=2&find=refrigerator');
    await viewer.expectPages();
    await expect(viewer.pageField).toHaveValue('2');
    await expect(viewer.textOf(2).locator('.highlight.selected')).toHaveText(ONLY_IN_PDF.word);
  });

  test('opens from the search of the library too', async ({ page }) => {
    test.slow();
    const viewer = new ViewerPage(page);
    await page.goto('/resources');
    await page.getByRole('searchbox', { name: 'Search resources' }).fill(ONLY_IN_PDF.word);
    const inside = page.getByRole('region', { name: 'Inside the documents' });
    await expect(inside).toContainText(ONLY_IN_PDF.excerpt);
    await inside.getByRole('link', { name: /^Page 2/ }).click();
    await viewer.expectPages();
    await expect(viewer.pageField).toHaveValue('2');
    await expect(viewer.textOf(2).locator('.highlight.selected')).toHaveText(ONLY_IN_PDF.word);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search says what it needs and offers the popular pages and the sitemap', async ({ page }) => {
    await page.goto('/search?q=tax');
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    await expect(field(page)).toBeHidden();
    await expect(results(page).getByRole('link', { name: 'Gross to net salary' })).toBeVisible();
    await expect(results(page).getByRole('link', { name: 'Sitemap' })).toHaveAttribute('href', '/sitemap');
  });
});
