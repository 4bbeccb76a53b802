import { expect, test } from './support/viewer.ts';

test.describe('moving through a document', () => {
  test('the page field and the keys of a PDF viewer go where they say', async ({ page, viewer }) => {
    await viewer.open('Many pages');
    await viewer.pageField.fill('123');
    await viewer.pageField.press('Enter');
    await expect(viewer.textOf(123)).toContainText('This is page 123');
    await page.keyboard.press('n');
    await expect(viewer.pageField).toHaveValue('124');
    await page.keyboard.press('End');
    await expect(viewer.textOf(320)).toContainText('This is page 320');
    await expect(page.getByText('/ 320')).toBeVisible();
  });

  test('PageDown scrolls the pages', async ({ page, viewer }) => {
    await viewer.open('Many pages');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await expect(viewer.pageField).not.toHaveValue('1');
  });

  test('zooms by buttons, by keys and by the list', async ({ page, viewer }) => {
    await viewer.open('Tax Guide 2024/25');
    const zoom = viewer.dialog.getByRole('combobox', { name: 'Zoom' });
    const width = async () => (await viewer.pdfPage(1).boundingBox())?.width ?? 0;

    await zoom.selectOption({ label: '100%' });
    await expect.poll(width).toBeCloseTo((595 * 96) / 72, -1);
    await viewer.button('Zoom in').click();
    await expect(viewer.dialog.getByText('110%', { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Control+-');
    await expect(viewer.dialog.getByText('100%', { exact: true }).first()).toBeVisible();
    await zoom.selectOption({ label: 'Fit page' });
    await expect.poll(async () => (await viewer.pdfPage(1).boundingBox())?.height ?? 0).toBeLessThan(800);
    await page.keyboard.press('Control+0');
    await expect(viewer.dialog.getByText('125%', { exact: true }).first()).toBeVisible();
  });

  test('small pictures of the pages lead to them', async ({ viewer }) => {
    await viewer.open('Tax Guide 2024/25');
    await expect(viewer.button('Page 1')).toHaveAttribute('aria-current', 'page');
    await expect(viewer.button('Page 3').locator('canvas')).toBeVisible();

    await viewer.button('Page 3').click();
    await expect(viewer.pageField).toHaveValue('3');
    await expect(viewer.button('Page 3')).toHaveAttribute('aria-current', 'page');
  });

  test('a file of 320 pages keeps only a few of them drawn', async ({ page, viewer }) => {
    await viewer.open('Many pages');
    for (const number of ['60', '120', '180', '240', '300']) {
      await viewer.pageField.fill(number);
      await viewer.pageField.press('Enter');
      await expect(viewer.textOf(Number(number))).toContainText(`This is page ${number}`);
    }
    await expect.poll(() => page.locator('.page canvas').count()).toBeLessThan(15);
    await expect.poll(() => page.locator('.textLayer').count()).toBeLessThan(15);
    await expect.poll(() => page.locator('aside canvas').count()).toBeLessThan(20);
  });
});

test('what is being read stays in its place when bars open above it and close', async ({ page, viewer }) => {
  await viewer.visit('?doc=guide&page=3');
  await viewer.expectPages();
  const top = async () => Math.round((await viewer.pdfPage(3).boundingBox())?.y ?? 0);
  const before = await top();
  for (const name of ['Draw', 'Find in document']) {
    await viewer.button(name).click();
    await expect(viewer.button('Close find').or(viewer.button('Undo')).first()).toBeVisible();
    await expect.poll(top).toBe(before);
  }
  await page.keyboard.press('Escape');
  await viewer.button('Find in document').click();
  await expect(viewer.button('Close find')).toBeHidden();
  await expect.poll(top).toBe(before);
});

test.describe('finding words', () => {
  test('counts the matches and goes from one to the next and back', async ({ page, viewer }) => {
    await viewer.open('Tax Guide 2024/25');
    await page.keyboard.press('Control+f');
    const field = viewer.dialog.getByRole('textbox', { name: 'Find in document' });
    await expect(field).toBeFocused();

    await field.fill('taxable');
    await expect(viewer.dialog.getByText('1 of 8', { exact: true })).toBeVisible();
    await expect(viewer.textOf(1).locator('.highlight.selected')).toHaveText('taxable');
    await field.press('Enter');
    await expect(viewer.dialog.getByText('2 of 8', { exact: true })).toBeVisible();
    await viewer.button('Previous match').click();
    await expect(viewer.dialog.getByText('1 of 8', { exact: true })).toBeVisible();

    await field.fill('mapato');
    await expect(viewer.dialog.getByText('1 of 8', { exact: true })).toBeVisible();
    await field.fill('nowhere at all');
    await expect(viewer.dialog.getByText('No matches')).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(page.locator('.textLayer .highlight')).toHaveCount(0);
    await expect(viewer.dialog).toBeVisible();
  });
});

test('prints the pages as sheets, and puts everything back', async ({ page, viewer }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const sheets = document.querySelectorAll('body > div > img').length;
      document.documentElement.dataset.printed = String(sheets);
    };
  });
  await viewer.open('Landscape');
  await viewer.button('Print').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '2');
  await expect(page.locator('html')).not.toHaveAttribute('data-printing-document');
  await expect(page.locator('body > div > img')).toHaveCount(0);
});
