import { annotationsOf, drag, expect, GUIDE, pointOf, takeUp, test, write } from '../support/viewer.ts';

test('annotations are asked about before the viewer closes', async ({ page, viewer }) => {
  await viewer.open(GUIDE);
  const question = page.getByRole('dialog', { name: 'Keep your annotations?' });
  await test.step('by Escape, which first ends the text and puts the tool away', async () => {
    await write(page, viewer, 'Check this');
    await expect(viewer.button('Text')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(viewer.button('Text')).toHaveAttribute('aria-pressed', 'false');
    await expect(viewer.dialog).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(viewer.pdfPage(1).locator('.freeTextEditor')).toContainText('Check this');
  });
  await test.step('by the button, while a tool is active', async () => {
    // While a tool is active, pdf.js handles Escape too.
    await takeUp(viewer, 'Draw');
    await drag(page, await pointOf(viewer, 0.3, 0.42), await pointOf(viewer, 0.6, 0.45));
    await viewer.button('Close viewer').click();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(viewer.dialog).toBeVisible();
  });
  await test.step('by Back, and can be saved then', async () => {
    await page.goBack();
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/\?doc=guide/);
    const download = page.waitForEvent('download');
    await question.getByRole('button', { name: 'Download' }).click();
    expect(await annotationsOf(await download)).toHaveLength(2);
    await question.getByRole('button', { name: 'Close viewer' }).click();
    await expect(viewer.dialog).toBeHidden();
  });
});
