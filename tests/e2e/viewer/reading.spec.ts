import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, GUIDE, test } from '../support/viewer.ts';

test('keys and the page field lead to their pages, and only a few of 320 pages stay in memory', async ({
  page,
  viewer,
}) => {
  await viewer.open('Many pages');
  for (const key of ['PageDown', 'PageDown', 'PageDown']) await page.keyboard.press(key);
  await expect(viewer.pageField).not.toHaveValue('1');
  for (const number of [100, 300]) await viewer.goTo(number);
  await page.keyboard.press('n');
  await expect(viewer.pageField).toHaveValue('301');
  await page.keyboard.press('End');
  await expect(viewer.textOf(320)).toContainText('This is page 320');
  await expect(page.getByText('/ 320')).toBeVisible();
  await expect.poll(() => page.locator('.page canvas').count()).toBeLessThan(15);
  await expect.poll(() => page.locator('.textLayer').count()).toBeLessThan(15);
  await expect.poll(() => page.locator('aside canvas').count()).toBeLessThan(20);
});

test('a document can be zoomed, leafed through and turned', async ({ page, viewer }) => {
  await viewer.open(GUIDE);
  await test.step('zoomed by the list, buttons and keys', async () => {
    const zoom = viewer.dialog.getByRole('combobox', { name: 'Zoom' });
    await zoom.selectOption({ label: '100%' });
    await expect.poll(async () => (await viewer.boxOf(1)).width).toBeCloseTo((595 * 96) / 72, -1);
    await viewer.button('Zoom in').click();
    await viewer.expectText('110%');
    await page.keyboard.press('Control+-');
    await viewer.expectText('100%');
    await zoom.selectOption({ label: 'Fit page' });
    await expect.poll(async () => (await viewer.boxOf(1)).height).toBeLessThan(800);
    await page.keyboard.press('Control+0');
    await viewer.expectText('125%');
  });
  await test.step('leafed through by its thumbnails', async () => {
    await expect(viewer.button('Page 3').locator('canvas')).toBeVisible();
    await viewer.button('Page 3').click();
    await expect(viewer.pageField).toHaveValue('3');
    await expect(viewer.button('Page 3')).toHaveAttribute('aria-current', 'page');
  });
  await test.step('turned by the menu and a key, with its thumbnails', async () => {
    const isWide = async (selector: string) => {
      const box = await viewer.dialog.locator(selector).first().boundingBox();
      return box ? box.width > box.height : undefined;
    };
    const areWide = () => Promise.all(['.page', 'aside canvas'].map(isWide));
    await expect.poll(areWide).toEqual([false, false]);
    await viewer.button('More').click();
    await viewer.button('Rotate right').click();
    await expect.poll(areWide).toEqual([true, true]);
    await viewer.button('Rotate left').click();
    await expect.poll(areWide).toEqual([false, false]);
    await page.keyboard.press('Escape');
    await expect(viewer.button('Rotate right')).toBeHidden();
    await expect(viewer.dialog).toBeVisible();
    await page.keyboard.press('Shift+R');
    await expect.poll(areWide).toEqual([true, true]);
  });
});

test('the text being read stays in its place when bars open above it and close', async ({ page, viewer }) => {
  await viewer.visit('?doc=guide&page=3');
  // By now the sidebar is open, and the pages have been fitted next to it.
  await expect(viewer.button('Page 3').locator('canvas')).toBeVisible();
  const top = async () => Math.round((await viewer.boxOf(3)).y);
  const before = await top();
  for (const [name, part] of [
    ['Draw', 'Undo'],
    ['Find in document', 'Close find'],
  ] as const) {
    await viewer.button(name).click();
    await expect(viewer.button(part)).toBeVisible();
    await expect.poll(top).toBe(before);
  }
  await page.keyboard.press('Escape');
  await viewer.button('Find in document').click();
  await expect(viewer.button('Close find')).toBeHidden();
  await expect.poll(top).toBe(before);
});

test('finding counts the matches and goes from one to the next and back', async ({ page, viewer }) => {
  await viewer.open(GUIDE);
  await page.keyboard.press('Control+f');
  await expect(viewer.findField).toBeFocused();
  await viewer.findField.fill('taxable');
  await viewer.expectText('1 of 8');
  await expect(viewer.textOf(1).locator('.highlight.selected')).toHaveText('taxable');
  await viewer.findField.press('Enter');
  await viewer.expectText('2 of 8');
  await viewer.button('Previous match').click();
  await viewer.expectText('1 of 8');
  await viewer.findField.fill('nowhere at all');
  await viewer.expectText('No matches');
  await page.keyboard.press('Escape');
  await expect(viewer.findField).toBeHidden();
  await expect(page.locator('.textLayer .highlight')).toHaveCount(0);
  await expect(viewer.dialog).toBeVisible();
});

test('prints pages of both orientations, each on paper of its own, and puts everything back', async ({
  page,
  viewer,
}) => {
  const pdf = await PDFDocument.create();
  for (const size of [
    [595, 842],
    [842, 595],
  ] as const)
    pdf.addPage([...size]).drawText('A page');
  const body = Buffer.from(await pdf.save());
  await page.addInitScript(() => {
    window.print = () => {
      const papers = [...document.querySelectorAll('body > div > img')].map((sheet) => getComputedStyle(sheet).page);
      const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
      document.documentElement.dataset.printed = [...papers, ...rules].join(' | ');
    };
  });
  await page.route('**/specimens/landscape.pdf', (route) => route.fulfill({ body, contentType: 'application/pdf' }));
  await viewer.open('Landscape');
  await viewer.button('Print').click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-printed',
    /^auto \| paper-842-595 \|.*paper-842-595 \{ size: 842pt 595pt/,
  );
  await expect(page.locator('body > div > img')).toHaveCount(0);
});
