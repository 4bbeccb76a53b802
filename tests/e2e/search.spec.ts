import type { Page } from '@playwright/test';
import { accessibilityFaults } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { watchShifts } from './support/scripts';
import { sidewaysRoom } from './support/scrolling';
import { ViewerPage } from './support/viewer';

const results = (page: Page) => page.getByRole('region', { name: 'Search results' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the whole site' });

/** A word that occurs in a PDF, but on no page. */
const ONLY_IN_PDF = {
  word: 'photograph',
  title: 'No fiscal receipt, no deduction',
  page: '/resources/articles/fiscal-receipts-and-deductions',
  file: '/resources/articles/fiscal-receipts-and-deductions.pdf',
};
const documents = (page: Page) =>
  results(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
const hit = (page: Page) => documents(page).filter({ hasText: ONLY_IN_PDF.title });
const pageLink = (page: Page) => hit(page).getByRole('link', { name: /^Page 2/ });

/** Expects the viewer to show the right page of the PDF, with the word highlighted. */
async function expectMarkedWord(page: Page): Promise<ViewerPage> {
  const viewer = new ViewerPage(page);
  await viewer.expectPages();
  await expect(viewer.pageField).toHaveValue('2');
  await expect(viewer.textOf(2).locator('.highlight.selected')).toHaveText(ONLY_IN_PDF.word);
  return viewer;
}

test('the search answers the query of the URL on the narrowest phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  const shifts = await watchShifts(page);
  await page.goto('/search?q=withholding');
  await expect(results(page).getByText(/^We found \d+ pages, and \d+ passages in our documents$/)).toBeVisible();
  await expect(results(page).getByRole('heading', { name: 'Inside the documents' })).toBeVisible();
  expect(await shifts()).toBeLessThan(0.01);
  await expect(results(page).locator('mark').first()).toBeVisible();
  // A page found by its title is not listed again among the text matches.
  await expect(results(page).locator('a[href="/calendar/withholding-tax"]')).toHaveCount(1);
  expect(await accessibilityFaults(page, 'main')).toEqual([]);

  const count = await documents(page).count();
  await results(page).getByRole('button', { name: 'Show more', exact: true }).click();
  await expect.poll(() => documents(page).count()).toBeGreaterThan(count);
  await expect.poll(() => sidewaysRoom(page)).toBe(0);
});

test('suggestions of the search stay on the screen of a phone, and open by a touch', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search the whole site' }).tap();
  await expect(page).toHaveURL('/search');
  await field(page).tap();
  await field(page).pressSequentially('conatct');
  const option = page.getByRole('option', { name: 'Contact Us' });
  await expect(option).toBeVisible();
  await expect.poll(() => sidewaysRoom(page)).toBe(0);
  await option.tap();
  await expect(page).toHaveURL('/contact');
});

test('the search of a page that is not there leads to a word of a PDF in the viewer, and back', async ({
  page,
  request,
}) => {
  test.slow();
  await page.goto('/no-such-page');
  const plain = page.getByRole('searchbox', { name: 'Search the whole site' });
  await plain.fill(ONLY_IN_PDF.word);
  await plain.press('Enter');
  await expect(page).toHaveURL(`/search?q=${ONLY_IN_PDF.word}`);
  await expect(hit(page).getByRole('link', { name: ONLY_IN_PDF.title, exact: true })).toHaveAttribute(
    'href',
    ONLY_IN_PDF.page,
  );
  await expect(hit(page).locator('mark')).toHaveText(ONLY_IN_PDF.word);
  // The link works without the viewer too.
  const href = `${ONLY_IN_PDF.file}#page=2&search=${ONLY_IN_PDF.word}`;
  await expect(pageLink(page)).toHaveAttribute('href', href);
  expect((await request.get(href)).headers()['content-type']).toBe('application/pdf');

  await pageLink(page).click();
  const viewer = await expectMarkedWord(page);
  await expect(viewer.dialog).toHaveAccessibleName(`Document: ${ONLY_IN_PDF.title}`);
  await expect(page).toHaveURL(/\/search\?q=photograph&doc=fiscal-receipts-and-deductions&page=2/);
  await viewer.button('Close viewer').click();
  await expect(page).toHaveURL(`/search?q=${ONLY_IN_PDF.word}`);
  await expect(pageLink(page)).toBeFocused();
  await expect(field(page)).toHaveValue(ONLY_IN_PDF.word);
});

test('the search of the library fetches the index of texts with the focus, and leads to the page of a document', {
  tag: '@engines',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('/pagefind/') && fetched.push(request.url()));
  await page.goto('/resources');
  await expect(page.getByRole('region', { name: 'Media', exact: true })).toBeVisible();
  expect(fetched).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search resources' }).fill(ONLY_IN_PDF.word);
  const inside = page.getByRole('region', { name: 'Inside the documents' });
  const found = inside.getByRole('listitem').filter({ hasText: ONLY_IN_PDF.title }).first();
  await expect(found.locator('mark').first()).toHaveText(ONLY_IN_PDF.word);
  // Another test opens such a link of the search page.
  await expect(found.getByRole('link', { name: /^Page 2/ })).toHaveAttribute(
    'href',
    `${ONLY_IN_PDF.file}#page=2&search=${ONLY_IN_PDF.word}`,
  );
});
