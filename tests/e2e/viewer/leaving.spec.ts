import { annotationsOf, drag, expect, GUIDE, markText, pointOf, takeUp, test, write } from '../support/viewer.ts';

test.describe('leaving', () => {
  test.beforeEach(({ viewer }) => viewer.open(GUIDE));

  test('Escape ends the text, puts the tool away, asks, and keeps editing', async ({ page, viewer }) => {
    await write(page, viewer, 'Check this');
    await expect(viewer.button('Text')).toHaveAttribute('aria-pressed', 'true');

    await page.keyboard.press('Escape');
    await expect(viewer.button('Text')).toHaveAttribute('aria-pressed', 'false');
    await expect(viewer.dialog).toBeVisible();

    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Keep your annotations?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(viewer.pdfPage(1).locator('.freeTextEditor')).toContainText('Check this');
  });

  test('Escape keeps editing also where the question came while a tool was in use', async ({ page, viewer }) => {
    await takeUp(viewer, 'Draw');
    await drag(page, await pointOf(viewer, 0.3, 0.42), await pointOf(viewer, 0.6, 0.45));
    await viewer.button('Close viewer').click();
    const question = page.getByRole('dialog', { name: 'Keep your annotations?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(viewer.dialog).toBeVisible();
  });

  test('Back asks, Download in the question saves, and closing then asks no more', async ({ page, viewer }) => {
    await markText(viewer);
    await page.goBack();
    const question = page.getByRole('dialog', { name: 'Keep your annotations?' });
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/\?doc=guide/);

    const download = page.waitForEvent('download');
    await question.getByRole('button', { name: 'Download' }).click();
    expect(await annotationsOf(await download)).toHaveLength(1);
    await question.getByRole('button', { name: 'Close viewer' }).click();
    await expect(viewer.dialog).toBeHidden();
  });
});
