import { readFile } from 'node:fs/promises';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { Download, Page } from '@playwright/test';
import { annotationsOf, drag, markText, pointOf, takeUp, write } from './support/annotating.ts';
import { expect, test, type ViewerPage } from './support/viewer.ts';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

async function save(page: Page, viewer: ViewerPage): Promise<Download> {
  const download = page.waitForEvent('download');
  await viewer.dialog.getByRole('link', { name: 'Download', exact: true }).click();
  return download;
}

async function drawLine(page: Page, viewer: ViewerPage): Promise<void> {
  await takeUp(viewer, 'Draw', 'inkEditing');
  await drag(page, await pointOf(viewer, 0.3, 0.42), await pointOf(viewer, 0.6, 0.45));
}

async function stampPicture(page: Page, viewer: ViewerPage): Promise<void> {
  await takeUp(viewer, 'Stamp', 'stampEditing');
  const chooser = page.waitForEvent('filechooser');
  await viewer.button('Add image').click();
  await (await chooser).setFiles({ name: 'seal.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(viewer.pdfPage(1).locator('.stampEditor canvas')).toBeVisible();
}

// The tools of a phone are tested in viewer-phone.
test.describe('annotating', { tag: '@engines' }, () => {
  test('text, highlight, drawing and stamp are all in the saved file', async ({ page, viewer }) => {
    await viewer.open('Tax Guide 2024/25');
    await write(page, viewer, 'Signup Zainab: June payroll?');
    await markText(viewer);
    await drawLine(page, viewer);
    await stampPicture(page, viewer);

    const download = await save(page, viewer);
    expect(download.suggestedFilename()).toBe('guide (annotated).pdf');
    const annotations = await annotationsOf(download);
    expect(annotations.map(({ kind }) => kind).sort()).toEqual(['/FreeText', '/Highlight', '/Ink', '/Stamp']);
    const text = annotations.find(({ kind }) => kind === '/FreeText')?.dict;
    expect(String(text?.lookup(PDFName.of('Contents')))).toContain('Signup Zainab: June payroll?');
    expect(String(text?.lookup(PDFName.of('DA')))).toContain(' 10 Tf');
  });

  test('a picture may be of nine kinds', async ({ page, viewer }) => {
    await viewer.open('Tax Guide 2024/25');
    await takeUp(viewer, 'Stamp', 'stampEditing');
    const chooser = page.waitForEvent('filechooser');
    await viewer.button('Add image').click();
    const accepted = await (await chooser).element().getAttribute('accept');
    const kinds = ['apng', 'avif', 'bmp', 'gif', 'jpeg', 'png', 'svg+xml', 'webp', 'x-icon'];
    expect(accepted?.split(',')).toEqual(kinds.map((kind) => `image/${kind}`));
  });

  test('the colour, thickness and opacity that are chosen are those in the file', async ({ page, viewer }) => {
    await viewer.open('Tax Guide 2024/25');
    await takeUp(viewer, 'Draw', 'inkEditing');
    await viewer.dialog.getByRole('radio', { name: 'Red' }).check();
    await viewer.dialog.getByRole('slider', { name: 'Thickness' }).fill('5');
    await viewer.dialog.getByRole('slider', { name: 'Opacity' }).fill('50');
    await drag(page, await pointOf(viewer, 0.3, 0.42), await pointOf(viewer, 0.6, 0.45));

    const [ink] = await annotationsOf(await save(page, viewer));
    const color = ink?.dict
      .lookup(PDFName.of('C'), PDFArray)
      .asArray()
      .map((part) => Math.round(Number(String(part)) * 255));
    expect(color).toEqual([0xb5, 0x2e, 0x1e]);
    expect(String(ink?.dict.lookup(PDFName.of('BS'), PDFDict).lookup(PDFName.of('W')))).toBe('5');
    expect(String(ink?.dict.lookup(PDFName.of('CA')))).toBe('0.5');
  });

  // The file holds no font: the letters that are pressed are another font's, stretched to the widths that the file names.
  test('a line is marked from its first letter, wherever that is pressed; undone, and done again', async ({
    viewer,
  }) => {
    await viewer.open('Tax Guide 2024/25');
    const marks = viewer.pdfPage(1).locator('.highlightEditor');
    for (const offset of [0.5, 2, 5, 8]) {
      await markText(viewer, offset);
      await viewer.button('Undo').click();
      await expect(marks).toHaveCount(0);
    }
    await expect(viewer.button('Undo')).toHaveAttribute('aria-disabled', 'true');
    await viewer.button('Redo').click();
    await expect(marks).toHaveCount(1);
  });

  test('a stamped picture can be described', async ({ page, viewer }) => {
    await viewer.open('Tax Guide 2024/25');
    await stampPicture(page, viewer);
    await viewer.pdfPage(1).locator('.editToolbar .altText').click();
    const question = page.getByRole('dialog', { name: 'Describe the picture' });
    await question.getByRole('textbox', { name: 'Description' }).fill('The seal of the firm');
    await question.getByRole('button', { name: 'Save description' }).click();
    await expect(question).toBeHidden();

    const saved = await PDFDocument.load(await readFile(await (await save(page, viewer)).path()));
    const described = saved.context
      .enumerateIndirectObjects()
      .map(([, object]) => (object instanceof PDFDict ? object.lookup(PDFName.of('Alt')) : undefined));
    expect(described.map((text) => (text instanceof PDFString ? text.decodeText() : ''))).toContain(
      'The seal of the firm',
    );
  });
});
