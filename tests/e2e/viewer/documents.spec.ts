import { readFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import { expect, test } from '../support/viewer.ts';

test('unusual documents are painted', async ({ page, viewer }) => {
  await test.step('text from right to left, which can be found', async () => {
    await viewer.open('Right to left');
    await expect.poll(() => viewer.colorsOf(1)).toBeGreaterThan(2);
    await page.keyboard.press('Control+f');
    await viewer.findField.fill('המס');
    await viewer.expectText('1 of 2');
    await viewer.close();
  });
  await test.step('Chinese without its fonts', async () => {
    // Chinese without fonts needs the site's own character maps.
    const map = page.waitForResponse(/\/pdfjs\/[\d.]+\/cmaps\/.*\.bcmap$/);
    await viewer.show('Chinese without its fonts');
    expect((await map).status()).toBe(200);
    await expect(viewer.textOf(1)).toContainText('税务指南');
    await expect.poll(() => viewer.colorsOf(1)).toBeGreaterThan(2);
    await viewer.close();
  });
  await test.step('all but a picture that is too large', async () => {
    await viewer.show('Huge picture');
    await expect.poll(() => viewer.colorsOf(1)).toBe(1);
  });
});

test('fields of a form can be filled, and are asked about on closing', async ({ page, viewer }) => {
  await viewer.open('Form fields');
  await viewer.pdfPage(1).getByRole('textbox').fill('Asha Traders');
  await viewer.pdfPage(1).getByRole('checkbox').check();
  await viewer.pdfPage(1).getByRole('combobox').selectOption('Mwanza');
  await viewer.button('Close viewer').click();
  await expect(page.getByRole('dialog', { name: 'Keep your annotations?' })).toBeVisible();
});

test('what a document holds besides its pages can be used', async ({ page, viewer }) => {
  await viewer.open('Links');
  await test.step('links, the outside ones in a tab that knows nothing of this one', async () => {
    const links = viewer.pdfPage(1).locator('.annotationLayer a');
    await expect(links.nth(1)).toHaveAttribute('href', 'https://www.tra.go.tz/');
    await expect(links.nth(1)).toHaveAttribute('target', '_blank');
    await expect(links.nth(1)).toHaveAttribute('rel', /noopener/);
    await links.first().click();
    await expect(viewer.pageField).toHaveValue('3');
    await viewer.dialog.getByRole('tab', { name: 'Contents' }).click();
    await viewer.button('The beginning').click();
    await expect(viewer.pageField).toHaveValue('1');
    await viewer.close();
  });
  await test.step('attached files', async () => {
    await viewer.show('Attached files');
    await viewer.dialog.getByRole('tab', { name: 'Contents' }).click();
    await expect(viewer.dialog.getByRole('region', { name: 'Attached files' }).getByRole('listitem')).toHaveText([
      'Minutes of the board.txt',
      'payroll-june.csv',
    ]);
    const download = page.waitForEvent('download');
    await viewer.button('Download payroll-june.csv').click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('payroll-june.csv');
    expect(await readFile(await file.path(), 'utf8')).toBe('employee,pay\nAsha,1350000\n');
  });
});

test('a notice says that a page cannot be read when it is reached, not when its thumbnail is drawn', async ({
  page,
  viewer,
}) => {
  await viewer.open('Broken page');
  const alert = viewer.dialog.getByRole('alert');
  await expect(viewer.button('Page 1').locator('canvas')).toBeVisible();
  await expect(alert).toHaveCount(0);
  await viewer.button('Next page').click();
  await expect(alert).toHaveText(/^A page could not be loaded/);
  await expect(viewer.button('Page 2').locator('canvas')).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(alert).toHaveCount(0);
});

test('a protected document opens by its password only, and offers its text meanwhile', async ({ viewer }) => {
  await viewer.visit();
  await viewer.link('Encrypted').click();
  const field = viewer.dialog.getByLabel('Password');
  await expect(field).toBeFocused();
  await expect(viewer.dialog.getByRole('link', { name: 'Read as a web page' })).toBeVisible();
  await expect(viewer.dialog.getByRole('link', { name: 'Download', exact: true })).toBeVisible();
  for (const [password, answer] of [
    ['', 'Enter the password'],
    ['simba', 'That password is wrong. Check it and try again.'],
  ] as const) {
    await field.fill(password);
    await field.press('Enter');
    await viewer.expectText(answer);
  }
  await field.fill('siri');
  await viewer.button('Open document').click();
  await viewer.expectPages();
  await expect(viewer.textOf(1)).toContainText('Tax is charged on taxable pay');
});

test('a document that cannot be shown says why and offers another way', async ({ page, viewer }) => {
  await viewer.visit();
  const alert = viewer.dialog.getByRole('alert');
  for (const [title, heading] of [
    ['Truncated', 'The file cannot be read'],
    ['Not a PDF', 'The file cannot be read'],
    ['Dynamic form', 'This form needs another program'],
  ] as const) {
    await viewer.link(title).click();
    await expect(alert.getByRole('heading', { name: heading })).toBeVisible();
    await expect(alert.getByRole('link', { name: 'Download the file' })).toHaveAttribute('download', '');
    await viewer.close();
    await expect(viewer.link(title)).toBeFocused();
  }
  await viewer.link('Missing').click();
  await expect(alert.getByRole('link', { name: 'Read as a web page' })).toHaveAttribute('href', '/resources');
  await expect(viewer.dialog.getByRole('link', { name: /Download/ })).toHaveCount(0);
  await alert.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('without a connection the viewer says so, and opens when it is back', async ({ page, viewer }) => {
  await viewer.visit();
  await page.waitForLoadState('networkidle');
  const cut = (route: Route) => route.abort('internetdisconnected');
  const opensAgain = async () => {
    await expect(viewer.dialog.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await expect(viewer.dialog.getByRole('link', { name: 'Download the file' })).toBeVisible();
    await page.unroute('**/specimens/landscape.pdf', cut);
    await page.context().setOffline(false);
    await viewer.button('Try again').click();
    await viewer.expectPages();
  };
  // The first time, the viewer's code cannot be fetched; the second time, the document cannot.
  await page.context().setOffline(true);
  await viewer.link('Landscape').click();
  await opensAgain();
  await viewer.close();
  await page.route('**/specimens/landscape.pdf', cut);
  await viewer.link('Landscape').click();
  await opensAgain();
});
