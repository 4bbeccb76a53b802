import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { getGuides } from '../../../lib/server/content/loaders/resources.ts';
import { isFull, someOf } from '../../support/cases.ts';
import { holdScripts } from '../support/scripts.ts';
import { expect, GUIDE, test, type ViewerPage } from '../support/viewer.ts';

/** Holds back matching requests until the returned function is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const WORKER = '**/pdf.worker.min.mjs';

test('the viewer says that it is loading, then paints the page and puts its words over it', {
  tag: '@engines',
}, async ({ page, viewer }) => {
  const release = await hold(page, WORKER);
  await viewer.visit();
  await viewer.link(GUIDE).click();
  await expect(viewer.dialog.getByText('Loading Viewer...')).toBeVisible();
  release();
  await viewer.expectPages();
  await expect(viewer.textOf(1)).toContainText('Tax is charged on taxable pay');
  await expect.poll(() => viewer.colorsOf(1)).toBeGreaterThan(2);
  await expect(viewer.dialog.getByText('Loading Viewer...')).toBeHidden();
  await expect(viewer.dialog.getByRole('heading', { name: GUIDE })).toBeVisible();
  await expect(viewer.dialog.getByText('PDF · 86 KB · 1 July 2024')).toBeVisible();
});

test('an idle page fetches code and worker from this site but runs nothing; a pointer over a link fetches its document', async ({
  page,
  viewer,
}) => {
  const asked: string[] = [];
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    asked.push(pathname);
    hosts.add(host);
  });
  await viewer.visit();
  await expect.poll(() => asked.filter((path) => path.includes('pdf.worker'))).toHaveLength(1);
  const files = await page.locator('[data-viewer-files]').getAttribute('data-viewer-files');
  expect(asked).toEqual(expect.arrayContaining(files?.split(' ') ?? ['a list of files']));
  expect(asked.filter((path) => path.endsWith('.pdf'))).toEqual([]);
  await viewer.link('Landscape').hover();
  await expect.poll(() => asked.filter((path) => path.endsWith('.pdf'))).toEqual(['/specimens/landscape.pdf']);
  expect(await page.evaluate(() => 'pdfjsLib' in window)).toBe(false);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('where the visitor saves data, no byte of the viewer is fetched before the press', async ({ page, viewer }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await viewer.visit();
  await viewer.link('Landscape').hover();
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(asked.filter((url) => url.endsWith('.js')).map((url) => page.request.get(url)));
  const scripts = await Promise.all(bodies.map((body) => body.text()));
  expect(asked.filter((url) => /pdfjs|\.pdf|\.mjs/.test(url))).toEqual([]);
  expect(scripts.filter((script) => /pdfjsLib|PDFViewer|getDocument/.test(script))).toEqual([]);
  await viewer.show('Landscape');
});

test('a press shows the whole bar and a picture of the first page; the page takes its place, scrolled as it was', {
  tag: '@phone',
}, async ({ page, viewer }) => {
  const release = await hold(page, WORKER);
  await page.goto('/resources');
  const link = page.locator('a[data-viewer-picture]').first();
  const [file, text] = [await link.getAttribute('href'), await link.getAttribute('data-viewer-page-href')];
  await link.click();
  await expect(viewer.dialog.getByRole('link', { name: 'Read as a web page' })).toHaveAttribute('href', text ?? '');
  await expect(viewer.dialog.getByRole('link', { name: 'Download', exact: true })).toHaveAttribute('href', file ?? '');
  await expect(viewer.button('Close viewer')).toBeVisible();
  const picture = viewer.dialog.getByRole('img', { name: 'The first page' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(picture.locator('xpath=../..')).toBeFocused();
  await picture.locator('xpath=../..').evaluate((scroller) => scroller.scrollTo(0, 200));
  const before = await picture.boundingBox();
  release();
  await viewer.expectPages();
  await expect(picture).toBeHidden();
  const after = await viewer.boxOf(1);
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs(after[side] - (before?.[side] ?? 0)), side).toBeLessThanOrEqual(2);
  await test.step('the title leads to the page of the document', async () => {
    // The tap target includes the title above the link's text.
    await viewer.dialog.getByRole('heading').first().tap({ force: true });
    await expect(page).toHaveURL(new RegExp(`${text}$`));
  });
});

/** Returns a link that opens the viewer: in a list, among search results or on a document's own page. */
const viewerLink = (page: Page) =>
  page.getByRole('main').locator('a[data-viewer-doc], a[href*="?doc="]').filter({ visible: true }).first();

const WAYS = ['Close', 'Back'] as const;

async function leaveBy(way: (typeof WAYS)[number], viewer: ViewerPage): Promise<void> {
  await viewer.expectPages();
  await expect(viewer.page).toHaveURL(/[?&]doc=/);
  if (way === 'Close') await viewer.button('Close viewer').click();
  else await viewer.page.goBack();
  await expect(viewer.dialog).toBeHidden();
}

/** Places that open documents: cards and a document's own page; in nightly runs also other cards and search results. */
const PLACES = someOf(
  [
    ['the media page', '/media'],
    ['the document’s own page', `/resources/guides/${getGuides()[0]?.id}`],
    ['the library', '/resources?category=guides'],
    ['a search', '/search?q=payroll'],
  ] as const,
  2,
);

for (const [index, [name, place]] of PLACES.entries()) {
  for (const way of isFull ? WAYS : WAYS.slice(index, index + 1))
    test(`${way} returns from the viewer to ${name}`, async ({ page, viewer }) => {
      await page.goto(place);
      await viewerLink(page).click();
      await leaveBy(way, viewer);
      await expect(page).toHaveURL(place);
    });

  // A search has no results before its script runs.
  if (name === 'a search') continue;
  test.describe('before script', () => {
    test.use({ waitsForReact: false });

    for (const way of isFull ? WAYS : WAYS.slice(1 + index))
      test(`a press on ${name} opens the viewer too, and ${way} returns from it`, async ({ page, viewer }) => {
        const release = await holdScripts(page);
        // The scripts that are held back may hold back the load event too.
        await page.goto(place, { waitUntil: 'domcontentloaded' });
        await viewerLink(page).click();
        await expect(page).toHaveURL(/[?&]doc=/);
        release();
        await leaveBy(way, viewer);
        await expect(page).toHaveURL(place);
      });
  });
}

test('a document of 1,500 pages closes as soon as it is open, and leaves no error on the console', async ({
  page,
  viewer,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const long = await PDFDocument.create();
  for (let count = 0; count < 1_500; count += 1) long.addPage();
  const body = Buffer.from(await long.save());
  await page.route('**/specimens/landscape.pdf', (route) => route.fulfill({ body, contentType: 'application/pdf' }));
  await viewer.open('Landscape');
  await viewer.close();
  await expect.poll(() => page.workers().length).toBe(0);
  expect(errors).toEqual([]);
});

test('the URL names the document and follows the reading, for Back and Forward', async ({ page, viewer }) => {
  await viewer.visit('?doc=many-pages&page=40');
  await viewer.expectPages();
  await expect(viewer.pageField).toHaveValue('40');
  await expect(viewer.textOf(40)).toContainText('This is page 40');
  await viewer.button('Next page').click();
  await expect(page).toHaveURL(/\?doc=many-pages&page=41$/);
  await viewer.close();
  await expect(page).toHaveURL(/\/styleguide\/viewer$/);
  await expect(viewer.link('Many pages')).toBeFocused();

  await viewer.show('Landscape');
  await expect(page).toHaveURL(/\?doc=landscape$/);
  await page.goBack();
  await expect(viewer.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/styleguide\/viewer$/);
  await page.goForward();
  await viewer.expectPages();
});

test('the viewer is modal until a click beside it or Escape closes it', {
  tag: '@engines',
}, async ({ page, viewer }) => {
  await viewer.open('Landscape');
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('Tab');
  // After the viewer's last control, Tab reaches the browser's own controls, and the body has focus.
  await expect(page.locator(':focus:not(dialog, dialog *, body)')).toHaveCount(0);
  await page.mouse.click(10, 400);
  await expect(viewer.dialog).toBeHidden();

  await viewer.show('Landscape');
  await page.keyboard.press('Escape');
  await expect(viewer.dialog).toBeHidden();
  await expect(viewer.link('Landscape')).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await expect(page).toHaveURL(/\/styleguide\/viewer$/);
});

test('opening and closing several times leaves no worker, listener or page behind', async ({ page, viewer }) => {
  const devtools = await page.context().newCDPSession(page);
  const counts = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { jsEventListeners, nodes } = await devtools.send('Memory.getDOMCounters');
    return { jsEventListeners, nodes };
  };
  const openAndClose = async () => {
    await viewer.show('Landscape');
    await viewer.close();
    await expect.poll(() => page.workers().length).toBe(0);
  };
  await viewer.visit();
  await openAndClose();
  await openAndClose();
  const early = await counts();
  for (let round = 0; round < 2; round += 1) await openAndClose();
  await expect.poll(async () => (await counts()).jsEventListeners).toBeLessThanOrEqual(early.jsEventListeners + 5);
  await expect.poll(async () => (await counts()).nodes).toBeLessThanOrEqual(early.nodes + 300);
});
