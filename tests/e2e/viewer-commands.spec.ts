import { expect, test } from './support/viewer.ts';

test.describe('turning the pages', () => {
  test('rotates pages and thumbnails to the right and to the left', async ({ page, viewer }) => {
    await viewer.open('Tax Guide 2024/25');
    const isWide = async (selector: string) => {
      const box = await viewer.dialog.locator(selector).first().boundingBox();
      return box ? box.width > box.height : undefined;
    };
    expect(await isWide('.page')).toBe(false);

    await viewer.button('More').click();
    await viewer.button('Rotate right').click();
    await expect.poll(() => isWide('.page')).toBe(true);
    await expect.poll(() => isWide('aside canvas')).toBe(true);
    await viewer.button('Rotate left').click();
    await expect.poll(() => isWide('.page')).toBe(false);
    await expect.poll(() => isWide('aside canvas')).toBe(false);

    await page.keyboard.press('Escape');
    await expect(viewer.button('Rotate right')).toBeHidden();
    await expect(viewer.dialog).toBeVisible();
    await page.keyboard.press('r');
    await expect.poll(() => isWide('.page')).toBe(true);
    await page.keyboard.press('Shift+R');
    await expect.poll(() => isWide('.page')).toBe(false);
  });
});

test('an annotation is taken away by the button that floats below it', async ({ page, viewer }) => {
  await viewer.open('Tax Guide 2024/25');
  await viewer.button('Highlight').click();
  const mark = viewer.pdfPage(1).locator('.highlightEditor');
  await expect(viewer.pdfPage(1).locator('.annotationEditorLayer.highlightEditing')).toBeVisible();
  await viewer
    .textOf(1)
    .getByText('Tax is charged on taxable pay')
    .dblclick({ position: { x: 8, y: 8 } });
  await expect(mark).toHaveCount(1);

  const remove = mark.getByRole('button', { name: /^Remove/ });
  const box = await remove.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await remove.click();
  await expect(mark).toHaveCount(0);
  await expect(page.locator('.editToolbar')).toHaveCount(0);
});

test.describe('reading as a web page', () => {
  test('leads from the title of a phone to the page', { tag: '@phone' }, async ({ page, viewer }) => {
    await viewer.open('Links');
    const link = viewer.dialog.getByRole('link', { name: 'Read as a web page' });
    await expect(link).toBeVisible();
    // The title above its words is part of the target.
    await viewer.dialog.getByRole('heading', { name: 'Links' }).tap({ force: true });
    await expect(page).toHaveURL(/\/resources$/);
  });

  test('closes the viewer where the page lies behind it', { tag: '@phone' }, async ({ page, viewer }) => {
    await viewer.open('Tax Guide 2024/25');
    await viewer.dialog.getByRole('link', { name: 'Read as a web page' }).tap();
    await expect(viewer.dialog).toBeHidden();
    await expect(page).toHaveURL(/\/styleguide\/viewer$/);
    await expect(viewer.link('Tax Guide 2024/25')).toBeFocused();
  });

  test('is offered where the file is missing, beside the firm, and no download', async ({ page, viewer }) => {
    await viewer.visit();
    await viewer.link('Missing').click();
    const alert = viewer.dialog.getByRole('alert');
    await expect(alert.getByRole('link', { name: 'Read as a web page' })).toHaveAttribute('href', '/resources');
    await expect(viewer.dialog.getByRole('link', { name: /Download/ })).toHaveCount(0);
    await alert.getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(viewer.dialog).toBeHidden();
  });

  test('a guide of the library leads to its own page', { tag: '@phone' }, async ({ page, viewer }) => {
    await page.goto('/resources');
    const link = page.locator('a[data-viewer-doc][data-viewer-page-href]').first();
    const href = await link.getAttribute('data-viewer-page-href');
    await link.tap();
    await viewer.expectPages();
    await viewer.dialog.getByRole('link', { name: 'Read as a web page' }).tap();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a picture is seen beside its description, which Backspace and Escape belong to', async ({ page, viewer }) => {
  await viewer.open('Tax Guide 2024/25');
  await viewer.button('Stamp').click();
  await expect(viewer.pdfPage(1).locator('.annotationEditorLayer.stampEditing')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await viewer.button('Add image').click();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300"/></svg>';
  await (await chooser).setFiles({ name: 'seal.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  const stamp = viewer.pdfPage(1).locator('.stampEditor canvas');
  await expect(stamp).toBeVisible();

  await viewer.pdfPage(1).locator('.editToolbar .altText').click();
  const question = page.getByRole('dialog', { name: 'Describe the picture' });
  const picture = await question.locator('canvas').boundingBox();
  expect([Math.round(picture?.width ?? 0) <= 226, Math.round((picture?.width ?? 0) / 10)]).toEqual([true, 22]);

  const field = question.getByRole('textbox', { name: 'Description' });
  await field.pressSequentially('Seals');
  await field.press('Backspace');
  await expect(field).toHaveValue('Seal');
  await expect(stamp).toBeVisible();
  await field.press('Escape');
  await expect(question).toBeHidden();
  await expect(viewer.dialog).toBeVisible();
  await expect(stamp).toBeVisible();
});
