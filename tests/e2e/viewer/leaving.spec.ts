import { annotationsOf, drag, expect, GUIDE, pointOf, takeUp, test, write } from '../support/viewer.ts';

test('Escape ends the text, then puts the tool away, then asks; Back asks too, and Download in the question saves', async ({
  page,
  viewer,
}) => {
  await viewer.open(GUIDE);
  const question = page.getByRole('dialog', { name: 'Keep your annotations?' });
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

  // While a tool is active, pdf.js handles Escape too.
  await takeUp(viewer, 'Draw');
  await drag(page, await pointOf(viewer, 0.3, 0.42), await pointOf(viewer, 0.6, 0.45));
  await viewer.button('Close viewer').click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(viewer.dialog).toBeVisible();

  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\?doc=guide/);
  const download = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Download' }).click();
  expect(await annotationsOf(await download)).toHaveLength(2);
  await question.getByRole('button', { name: 'Close viewer' }).click();
  await expect(viewer.dialog).toBeHidden();
});
