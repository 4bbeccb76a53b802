import { annotationsOf, markText, write } from './support/annotating.ts';
import { expect, test } from './support/viewer.ts';

test.describe('leaving', () => {
  test('Escape first ends the text, then puts the tool away, then asks, then keeps editing', async ({
    page,
    viewer,
  }) => {
    await viewer.open('Tax Guide 2024/25');
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

  test('Discard closes without saving', async ({ page, viewer }) => {
    await viewer.open('Tax Guide 2024/25');
    await markText(viewer);
    await viewer.button('Close viewer').click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(viewer.dialog).toBeHidden();
    await expect(page).toHaveURL(/\/styleguide\/viewer$/);
  });

  test('Download in the question saves, and closing then asks no more', async ({ page, viewer }) => {
    await viewer.open('Tax Guide 2024/25');
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
