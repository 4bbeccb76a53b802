import { readFile } from 'node:fs/promises';
import { expect, test } from './support/viewer.ts';

test.describe('documents of every kind', () => {
  test('landscape pages are wider than high', async ({ viewer }) => {
    await viewer.open('Landscape');
    await expect(viewer.textOf(1)).toContainText('A wide table, sheet 1');
    const box = await viewer.pdfPage(1).boundingBox();
    expect(box?.width).toBeGreaterThan(box?.height ?? Number.POSITIVE_INFINITY);
  });

  test('text from right to left is painted, and found', async ({ page, viewer }) => {
    await viewer.open('Right to left');
    await expect.poll(() => viewer.colorsOf(1)).toBeGreaterThan(2);
    await page.keyboard.press('Control+f');
    await viewer.dialog.getByRole('textbox', { name: 'Find in document' }).fill('המס');
    await expect(viewer.dialog.getByText('1 of 2', { exact: true })).toBeVisible();
  });

  test('Chinese whose fonts the file does not hold is read by our own character maps', async ({ page, viewer }) => {
    const map = page.waitForResponse(/\/pdfjs\/[\d.]+\/cmaps\/.*\.bcmap$/);
    await viewer.open('Chinese without its fonts');
    expect((await map).status()).toBe(200);
    await expect(viewer.textOf(1)).toContainText('税务指南');
    await expect.poll(() => viewer.colorsOf(1)).toBeGreaterThan(2);
  });

  test('the fields of a form can be filled, and are asked about on closing', async ({ page, viewer }) => {
    await viewer.open('Form fields');
    await viewer.pdfPage(1).getByRole('textbox').fill('Asha Traders');
    await viewer.pdfPage(1).getByRole('checkbox').check();
    await viewer.pdfPage(1).getByRole('combobox').selectOption('Mwanza');

    await viewer.button('Close viewer').click();
    await expect(page.getByRole('dialog', { name: 'Keep your annotations?' })).toBeVisible();
  });

  test('links inside lead inside, others to a new tab that knows nothing of this one', async ({ viewer }) => {
    await viewer.open('Links');
    const links = viewer.pdfPage(1).locator('.annotationLayer a');
    const outer = links.nth(1);
    await expect(outer).toHaveAttribute('href', 'https://www.tra.go.tz/');
    await expect(outer).toHaveAttribute('target', '_blank');
    await expect(outer).toHaveAttribute('rel', /noopener/);

    await links.first().click();
    await expect(viewer.pageField).toHaveValue('3');
  });

  test('the contents of a document lead to its chapters', async ({ viewer }) => {
    await viewer.open('Links');
    await viewer.dialog.getByRole('tab', { name: 'Contents' }).click();
    await viewer.button('The end').click();
    await expect(viewer.pageField).toHaveValue('3');
  });

  test('files inside a document are listed, and downloaded under their names', async ({ page, viewer }) => {
    await viewer.open('Attached files');
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

  test('a picture too large for the memory is left out, and the page is shown', async ({ viewer }) => {
    await viewer.open('Huge picture');
    await expect.poll(() => viewer.colorsOf(1)).toBe(1);
  });

  test('a page that cannot be read is told of when it is reached, its thumbnail not', async ({ page, viewer }) => {
    await viewer.open('Broken page');
    await expect(viewer.button('Page 1').locator('canvas')).toBeVisible();
    await expect(viewer.dialog.getByRole('alert')).toHaveCount(0);
    await viewer.button('Next page').click();
    await expect(viewer.dialog.getByRole('alert')).toHaveText(/^A page could not be loaded/);
    await expect(viewer.button('Page 2').locator('canvas')).toHaveCount(0);
    await page.keyboard.press('Home');
    await expect(viewer.dialog.getByRole('alert')).toHaveCount(0);
  });

  test('a document with a password asks, says that a password is wrong, and opens with the right one', async ({
    viewer,
  }) => {
    await viewer.visit();
    await viewer.link('Encrypted').click();
    const field = viewer.dialog.getByLabel('Password');
    await expect(field).toBeFocused();

    await field.press('Enter');
    await expect(viewer.dialog.getByText('Enter the password', { exact: true })).toBeVisible();
    await field.fill('simba');
    await field.press('Enter');
    await expect(viewer.dialog.getByText('That password is wrong. Check it and try again.')).toBeVisible();

    await field.fill('siri');
    await viewer.button('Open document').click();
    await viewer.expectPages();
    await expect(viewer.textOf(1)).toContainText('Tax is charged on taxable pay');
  });
});

test.describe('a document that cannot be shown', () => {
  const FAILURES = [
    { title: 'Truncated', heading: 'The file cannot be read', href: /truncated\.pdf$/ },
    { title: 'Not a PDF', heading: 'The file cannot be read', href: /not-a-pdf\.pdf$/ },
    { title: 'Dynamic form', heading: 'This form needs another program', href: /xfa\.pdf$/ },
  ];
  for (const { title, heading, href } of FAILURES) {
    test(`${title}: says '${heading}' and offers the file`, async ({ viewer }) => {
      await viewer.visit();
      await viewer.link(title).click();
      const alert = viewer.dialog.getByRole('alert');
      await expect(alert.getByRole('heading', { name: heading })).toBeVisible();
      await expect(alert.getByRole('link', { name: 'Download the file' })).toHaveAttribute('href', href);
      await expect(alert.getByRole('link', { name: 'Download the file' })).toHaveAttribute('download', '');

      await viewer.button('Close viewer').click();
      await expect(viewer.link(title)).toBeFocused();
    });
  }

  test('without a connection it says so, and opens when the connection is back', async ({ page, viewer }) => {
    await viewer.visit();
    const cut = (route: { abort: (reason: string) => Promise<void> }) => route.abort('internetdisconnected');
    await page.route('**/specimens/landscape.pdf', cut);
    await viewer.link('Landscape').click();
    await expect(viewer.dialog.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await expect(viewer.dialog.getByRole('link', { name: 'Download the file' })).toBeVisible();

    await page.unroute('**/specimens/landscape.pdf', cut);
    await viewer.button('Try again').click();
    await viewer.expectPages();
  });

  test('says so too where the viewer itself cannot be fetched', async ({ page, viewer }) => {
    await viewer.visit();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await viewer.link('Landscape').click();
    await expect(viewer.dialog.getByRole('heading', { name: 'No connection' })).toBeVisible();

    await page.context().setOffline(false);
    await viewer.button('Try again').click();
    await viewer.expectPages();
  });
});
