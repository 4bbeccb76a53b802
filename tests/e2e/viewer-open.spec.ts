import { accessibilityFaults } from './support/accessibility.ts';
import { expect, test } from './support/viewer.ts';

test.describe('opening and closing a document', () => {
  test('no byte of the viewer is fetched before the click', async ({ page, viewer }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await viewer.visit();
    await page.waitForLoadState('networkidle');

    const bodies = await Promise.all(asked.filter((url) => url.endsWith('.js')).map((url) => page.request.get(url)));
    const scripts = await Promise.all(bodies.map((body) => body.text()));
    expect(asked.filter((url) => /pdfjs|\.pdf|\.mjs/.test(url))).toEqual([]);
    expect(scripts.filter((script) => /pdfjsLib|PDFViewer|getDocument/.test(script))).toEqual([]);

    await viewer.link('Tax Guide 2024/25').click();
    await viewer.expectPages();
    await expect.poll(() => asked.filter((url) => url.includes('pdf.worker')).length).toBe(1);
  });

  test('says that it is loading, then paints the page and lays its words over it', { tag: '@engines' }, async ({
    page,
    viewer,
  }) => {
    await viewer.visit();
    await page.route('**/pdf.worker.min.mjs', async (route) => {
      await expect(viewer.dialog.getByText('Loading Viewer...')).toBeVisible();
      await route.continue();
    });
    await viewer.link('Tax Guide 2024/25').click();

    await viewer.expectPages();
    await expect(viewer.textOf(1)).toContainText('Tax is charged on taxable pay');
    await expect.poll(() => viewer.colorsOf(1)).toBeGreaterThan(2);
    await expect(viewer.dialog.getByText('Loading Viewer...')).toBeHidden();
    await expect(viewer.dialog.getByRole('heading', { name: 'Tax Guide 2024/25' })).toBeVisible();
    await expect(viewer.dialog.getByText('PDF · 86 KB · 1 July 2024')).toBeVisible();
  });

  test('Escape closes it, gives the focus back to the link and lets the page scroll again', {
    tag: '@engines',
  }, async ({ page, viewer }) => {
    await viewer.open('Tax Guide 2024/25');
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');

    await page.keyboard.press('Escape');
    await expect(viewer.dialog).toBeHidden();
    await expect(viewer.link('Tax Guide 2024/25')).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await expect(page).toHaveURL(/\/styleguide\/viewer$/);
  });

  test('keeps the focus inside', async ({ page, viewer }) => {
    await viewer.open('Tax Guide 2024/25');
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
      );
      expect(isOutside).toBe(false);
    }
  });

  test('has no fault of accessibility, with its panels open', { tag: '@both' }, async ({ page, viewer, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await viewer.open('Links');
    await viewer.button('Draw').click();
    await viewer.button('Find in document').click();
    if (isMobile) await viewer.button('Pages and contents').click();
    await viewer.dialog.getByRole('tab', { name: 'Contents' }).click();
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
  });

  test('a click beside it closes it', async ({ page, viewer }) => {
    await viewer.open('Tax Guide 2024/25');
    await page.mouse.click(10, 400);
    await expect(viewer.dialog).toBeHidden();
  });
});

test.describe('the URL', () => {
  test('names the document; Back closes it and Forward opens it again', async ({ page, viewer }) => {
    await viewer.open('Landscape');
    await expect(page).toHaveURL(/\?doc=landscape$/);

    await page.goBack();
    await expect(viewer.dialog).toBeHidden();
    await expect(page).toHaveURL(/\/styleguide\/viewer$/);

    await page.goForward();
    await viewer.expectPages();
  });

  test('opens a document at a page, follows the reading, and is clean after closing', async ({ page, viewer }) => {
    await viewer.visit('?doc=many-pages&page=40');
    await viewer.expectPages();
    await expect(viewer.pageField).toHaveValue('40');
    await expect(viewer.textOf(40)).toContainText('This is page 40');

    await viewer.button('Next page').click();
    await expect(page).toHaveURL(/\?doc=many-pages&page=41$/);

    await viewer.button('Close viewer').click();
    await expect(page).toHaveURL(/\/styleguide\/viewer$/);
    await expect(viewer.link('Many pages')).toBeFocused();
  });

  test('words in it are found and marked', async ({ viewer }) => {
    await viewer.visit('?doc=guide&page=4&find=earn');
    await viewer.expectPages();
    await expect(viewer.textOf(4).locator('.highlight.selected')).toHaveText('Earn');
    await expect(viewer.dialog.getByRole('textbox', { name: 'Find in document' })).toHaveValue('earn');
  });
});

test('opening and closing ten times leaves no worker, no listener and no page behind', async ({ page, viewer }) => {
  const devtools = await page.context().newCDPSession(page);
  const counts = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { jsEventListeners, nodes } = await devtools.send('Memory.getDOMCounters');
    return { jsEventListeners, nodes };
  };
  const openAndClose = async () => {
    await viewer.link('Tax Guide 2024/25').click();
    await viewer.expectPages();
    await viewer.button('Close viewer').click();
    await expect(viewer.dialog).toBeHidden();
    await expect.poll(() => page.workers().length).toBe(0);
  };

  await viewer.visit();
  await openAndClose();
  await openAndClose();
  const early = await counts();
  for (let round = 0; round < 8; round += 1) await openAndClose();

  await expect.poll(async () => (await counts()).jsEventListeners).toBeLessThanOrEqual(early.jsEventListeners + 5);
  await expect.poll(async () => (await counts()).nodes).toBeLessThanOrEqual(early.nodes + 300);
});
