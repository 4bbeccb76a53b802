import { PDFArray, PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { Download, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  annotationsOf,
  bytesOf,
  drag,
  expect,
  GUIDE,
  markText,
  pointOf,
  startNote,
  takeUp,
  test,
  type ViewerPage,
  write,
} from '../support/viewer.ts';

const SEAL = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300"/></svg>';

async function save(page: Page, viewer: ViewerPage): Promise<Download> {
  const download = page.waitForEvent('download');
  await viewer.dialog.getByRole('link', { name: 'Download', exact: true }).click();
  return download;
}

/** Stamps an image; returns the file types that the file chooser accepts. */
async function stamp(page: Page, viewer: ViewerPage): Promise<string | null> {
  await takeUp(viewer, 'Stamp');
  const chooser = page.waitForEvent('filechooser');
  await viewer.button('Add image').click();
  const asked = await chooser;
  const kinds = await asked.element().getAttribute('accept');
  await asked.setFiles({ name: 'seal.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SEAL) });
  await expect(viewer.pdfPage(1).locator('.stampEditor canvas')).toBeVisible();
  return kinds;
}

test.describe('annotating', { tag: '@engines' }, () => {
  test.beforeEach(({ viewer }) => viewer.open(GUIDE));

  test('the saved file has every annotation as it was made', async ({ page, viewer }) => {
    await write(page, viewer, 'Signup Zainab: June payroll?');
    await markText(viewer);
    await takeUp(viewer, 'Draw');
    await viewer.dialog.getByRole('radio', { name: 'Green' }).check();
    await viewer.dialog.getByRole('slider', { name: 'Thickness' }).fill('5');
    await viewer.dialog.getByRole('slider', { name: 'Opacity' }).fill('50');
    await drag(page, await pointOf(viewer, 0.3, 0.42), await pointOf(viewer, 0.6, 0.45));
    await stamp(page, viewer);

    const download = await save(page, viewer);
    expect(download.suggestedFilename()).toBe('guide (annotated).pdf');
    const annotations = await annotationsOf(download);
    expect(annotations.map(({ kind }) => kind).sort()).toEqual(['/FreeText', '/Highlight', '/Ink', '/Stamp']);
    const text = annotations.find(({ kind }) => kind === '/FreeText')?.dict;
    expect(String(text?.lookup(PDFName.of('Contents')))).toContain('Signup Zainab: June payroll?');
    expect(String(text?.lookup(PDFName.of('DA')))).toContain(' 10 Tf');
    const ink = annotations.find(({ kind }) => kind === '/Ink')?.dict;
    const color = ink?.lookup(PDFName.of('C'), PDFArray).asArray();
    expect(color?.map((part) => Math.round(Number(String(part)) * 255))).toEqual([0x0a, 0x5a, 0x5c]);
    expect(String(ink?.lookup(PDFName.of('BS'), PDFDict).lookup(PDFName.of('W')))).toBe('5');
    expect(String(ink?.lookup(PDFName.of('CA')))).toBe('0.5');
  });

  test('a note can be typed while the screen’s keyboard opens; a warning comes before a file is saved with letters that most programs do not show', async ({
    page,
    viewer,
  }) => {
    await startNote(page, viewer);
    await page.keyboard.type('June ');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: width - 100, height: height / 2 });
    await expect.poll(async () => (await viewer.dialog.boundingBox())?.height).toBeLessThan(height / 2 + 1);
    await page.keyboard.type('輸入中文');
    await page.keyboard.press('Escape');
    await expect(viewer.pdfPage(1).locator('.freeTextEditor')).toContainText('June 輸入中文');
    await page.setViewportSize({ width, height });

    const warning = viewer.dialog.getByRole('alert').filter({ hasText: 'most programs cannot show' });
    const downloads: Download[] = [];
    page.on('download', (download) => downloads.push(download));
    await viewer.dialog.getByRole('link', { name: 'Download', exact: true }).click();
    await expect(warning).toBeVisible();
    expect(downloads).toEqual([]);
    // Pressing again downloads the file anyway.
    expect((await annotationsOf(await save(page, viewer))).map(({ kind }) => kind)).toEqual(['/FreeText']);
    await expect(warning).toBeHidden();
  });

  // The file embeds no font: the letters come from a substitute font, stretched to the widths in the file.
  test('a line can be marked, and its mark taken back', async ({ page, viewer }) => {
    const mark = viewer.pdfPage(1).locator('.highlightEditor');
    await test.step('from any place of its first letter, with Undo and Redo', async () => {
      for (const offset of [0.5, 8]) {
        await markText(viewer, offset);
        await viewer.button('Undo').click();
        await expect(mark).toHaveCount(0);
      }
      await expect(viewer.button('Undo')).toHaveAttribute('aria-disabled', 'true');
      await viewer.button('Redo').click();
      await expect(mark).toHaveCount(1);

      await viewer.button('Undo').click();
      await markText(viewer);
    });
    await test.step('by its own button', async () => {
      const remove = mark.getByRole('button', { name: /^Remove/ });
      await expect.poll(() => remove.boundingBox()).toMatchObject({ width: 44, height: 44 });
      await remove.click();
      await expect(mark).toHaveCount(0);
      await expect(page.locator('.editToolbar')).toHaveCount(0);
    });
  });

  test('a stamp may be a picture of nine kinds and is shown while it is described; a file that is no picture is refused', async ({
    page,
    viewer,
  }) => {
    const kinds = ['apng', 'avif', 'bmp', 'gif', 'jpeg', 'png', 'svg+xml', 'webp', 'x-icon'];
    expect(await stamp(page, viewer)).toBe(kinds.map((kind) => `image/${kind}`).join());
    const describe = viewer.pdfPage(1).locator('.editToolbar .altText');
    await describe.click();
    const question = page.getByRole('dialog', { name: 'Describe the picture' });
    await expect.poll(async () => Math.round((await question.locator('canvas').boundingBox())?.width ?? 0)).toBe(224);
    const field = question.getByRole('textbox', { name: 'Description' });
    await field.pressSequentially('Seals');
    await field.press('Backspace');
    await expect(field).toHaveValue('Seal');
    await field.press('Escape');
    await expect(question).toBeHidden();
    await expect(viewer.pdfPage(1).locator('.stampEditor canvas')).toBeVisible();
    await describe.click();
    await field.fill('The seal of the firm');
    await question.getByRole('button', { name: 'Save description' }).click();
    await expect(question).toBeHidden();

    for (const [name, mimeType] of [
      ['notes.txt', 'text/plain'],
      ['broken.png', 'image/png'],
    ] as const) {
      const chooser = page.waitForEvent('filechooser');
      await viewer.button('Add image').click();
      await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from('no picture') });
      await expect(viewer.dialog.getByRole('alert')).toHaveText(/^This file is not a picture that can be shown/);
    }
    await expect(viewer.pdfPage(1).locator('.stampEditor')).toHaveCount(1);
    const { context } = await PDFDocument.load(await bytesOf(await save(page, viewer)));
    const described = context
      .enumerateIndirectObjects()
      .map(([, object]) => (object instanceof PDFDict ? object.lookup(PDFName.of('Alt')) : undefined))
      .flatMap((text) => (text instanceof PDFString ? [text.decodeText()] : []));
    expect(described).toContain('The seal of the firm');
  });
});

test('a mark can also be seen on the dark head of a document', async ({ page, viewer }) => {
  await page.goto('/resources');
  await page.locator('a[data-viewer-picture]').first().click();
  await viewer.expectPages();
  await takeUp(viewer, 'Highlight');
  await drag(page, await pointOf(viewer, 0.5, 0.06), await pointOf(viewer, 0.65, 0.06));
  await viewer.button('Highlight').click();
  const box = await viewer.pdfPage(1).locator('.highlightEditor').boundingBox();
  if (!box) throw new Error('The mark is not there.');
  const clip = { x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4 };
  const [grey] = (
    await sharp(await page.screenshot({ clip }))
      .greyscale()
      .stats()
  ).channels;
  expect((grey?.max ?? 0) - (grey?.min ?? 0)).toBeGreaterThan(100);
});
