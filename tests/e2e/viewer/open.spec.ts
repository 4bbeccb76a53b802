import { expect, GUIDE, test } from '../support/viewer.ts';

test('no byte of the viewer is fetched before the click; then it says that it is loading, paints, and lays words over it', {
  tag: '@engines',
}, async ({ page, viewer }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await viewer.visit();
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(asked.filter((url) => url.endsWith('.js')).map((url) => page.request.get(url)));
  const scripts = await Promise.all(bodies.map((body) => body.text()));
  expect(asked.filter((url) => /pdfjs|\.pdf|\.mjs/.test(url))).toEqual([]);
  expect(scripts.filter((script) => /pdfjsLib|PDFViewer|getDocument/.test(script))).toEqual([]);

  await page.route('**/pdf.worker.min.mjs', async (route) => {
    await expect(viewer.dialog.getByText('Loading Viewer...')).toBeVisible();
    await route.continue();
  });
  await viewer.show(GUIDE);
  await expect(page.locator('head link[rel="preload"][href*="pdf.worker"]')).toHaveCount(1);
  await expect(viewer.textOf(1)).toContainText('Tax is charged on taxable pay');
  await expect.poll(() => viewer.colorsOf(1)).toBeGreaterThan(2);
  await expect(viewer.dialog.getByText('Loading Viewer...')).toBeHidden();
  await expect(viewer.dialog.getByRole('heading', { name: GUIDE })).toBeVisible();
  await expect(viewer.dialog.getByText('PDF · 86 KB · 1 July 2024')).toBeVisible();
});

test('the URL names the document and follows the reading, for Back and Forward', async ({ page, viewer }) => {
  await viewer.visit('?doc=many-pages&page=40');
  await viewer.expectPages();
  await expect(viewer.pageField).toHaveValue('40');
  await expect(viewer.textOf(40)).toContainText('This is page 40');
  // The viewer that opens by itself asks for its worker alone.
  await expect(page.locator('head link[rel="preload"][href*="pdf.worker"]')).toHaveCount(0);
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

test('keeps the focus inside and the page still; Escape closes it and gives the focus back, as does a click beside it', {
  tag: '@engines',
}, async ({ page, viewer }) => {
  await viewer.open('Landscape');
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('Tab');
  // The browser's own controls follow the last part, and the body has the focus.
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

test('a guide of the library leads from its title to its own page', { tag: '@phone' }, async ({ page, viewer }) => {
  await page.goto('/resources');
  const link = page.locator('a[data-viewer-doc][data-viewer-page-href]').first();
  const href = await link.getAttribute('data-viewer-page-href');
  await link.tap();
  await viewer.expectPages();
  await expect(viewer.dialog.getByRole('link', { name: 'Read as a web page' })).toBeVisible();
  // The title above its words is part of the target.
  await viewer.dialog.getByRole('heading').first().tap({ force: true });
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('opening and closing several times leaves no worker, no listener and no page behind', async ({ page, viewer }) => {
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
  for (let round = 0; round < 3; round += 1) await openAndClose();
  await expect.poll(async () => (await counts()).jsEventListeners).toBeLessThanOrEqual(early.jsEventListeners + 5);
  await expect.poll(async () => (await counts()).nodes).toBeLessThanOrEqual(early.nodes + 300);
});
