import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { accessibilityFaults } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { employee, FIRM, openFirm, PATH, result, workOut } from './support/payroll';

test('a firm’s CSV file becomes a payroll with totals, without a request and with nothing in the address', async ({
  page,
}) => {
  await page.goto(PATH);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByLabel('Income year').selectOption('2026/27');
  await page.getByLabel('Month', { exact: true }).selectOption('November');
  await page.getByLabel('Open a CSV file, or drop it here').setInputFiles(FIRM);
  await workOut(page);
  await expect(result(page)).toContainText('Net pay of 12 employees TZS 13,528,589');
  const totals = page.getByRole('table', { name: 'What goes to whom by when' });
  await expect(totals.getByRole('row', { name: /\(TRA\) PAYE/ })).toContainText('3,279,966.78');
  await expect(totals.getByRole('row', { name: /\(TRA\) PAYE/ })).toContainText('7 December 2026');
  await expect(totals.getByRole('row', { name: /NSSF/ })).toContainText('3,473,222.31');
  await expect(totals.getByRole('row', { name: /All payments/ })).toContainText('22,214,847.69');
  expect(requests).toEqual([]);
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
});

test('works by keyboard alone', async ({ page }) => {
  await page.goto(PATH);
  await employee(page, 1).getByLabel('Name').focus();
  await page.keyboard.type('Asha Mushi');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1000000');
  await page.keyboard.press('Tab');
  await expect(employee(page, 1).getByLabel('Basic pay')).toHaveValue('1,000,000');
  await page.getByRole('button', { name: 'Add an employee' }).focus();
  await page.keyboard.press('Enter');
  await expect(employee(page, 2).getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Juma');
  await page.getByRole('button', { name: 'Work out the payroll' }).focus();
  await page.keyboard.press('Enter');
  await expect(employee(page, 2).getByLabel('Basic pay')).toBeFocused();
  await page.keyboard.type('800k');
  await page.getByRole('button', { name: 'Work out the payroll' }).focus();
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('Net pay of 2 employees TZS 1,457,000');
});

test('the CSV file of a run opens here again with the same result', async ({ page }) => {
  await openFirm(page);
  await workOut(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('payroll-november-2026.csv');
  const file = await download.path();
  expect(readFileSync(file, 'utf8')).toContain('Rehema Kweka');
  await page.getByRole('button', { name: 'Remove all' }).click();
  await page.getByLabel('Open a CSV file, or drop it here').setInputFiles({
    name: 'again.csv',
    mimeType: 'text/csv',
    buffer: readFileSync(file),
  });
  await expect(page.getByText('12 employees added.')).toBeVisible();
  await workOut(page);
  await expect(result(page)).toContainText('TZS 13,528,589');
});

test('payslips print three to a sheet, and the payroll on one that lies on its side, with its note', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openFirm(page);
  await workOut(page);
  await page.getByRole('button', { name: 'Print all payslips' }).click();
  await page.emulateMedia({ media: 'print' });
  const slips = page.getByRole('article', { name: /^Payslip of/ });
  await expect(slips).toHaveCount(12);
  await expect(slips.first()).toContainText('Mwanga Traders Ltd');
  await expect(slips.first()).toContainText('Net pay 820,000');
  await expect(result(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your figures' })).toBeHidden();
  const slipsPdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
  expect(slipsPdf.getPageCount()).toBe(4);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(slips).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Print the payroll' }).click();
  await page.emulateMedia({ media: 'print' });
  const sheetPdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
  expect(sheetPdf.getPages().map((one) => one.getWidth() > one.getHeight())).toEqual([true]);
  await expect(page.getByText('Important Note')).toBeVisible();
});

test('one card an employee on a phone, nothing to scroll sideways', { tag: '@phone' }, async ({ page }) => {
  await page.goto(PATH);
  await expect(employee(page, 1).getByLabel('Name')).toBeInViewport();
  await openFirm(page);
  await page.getByRole('button', { name: 'More about Asha Mushi' }).click();
  await expect(page.getByLabel('Engine, cc')).toBeVisible();
  await workOut(page);
  await expect(result(page)).toContainText('TZS 13,528,589');
  const slip = page.getByRole('list', { name: 'Payroll of November 2026' }).getByRole('listitem').first();
  await slip.getByText('Asha Mushi').tap();
  await expect(slip.getByRole('link', { name: 'Share payslip' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await slip.getByRole('button', { name: 'Share as a picture' }).tap();
  const picture = readFileSync(await (await saving).path());
  // Width and height of a PNG stand after its signature and the name of its first part.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20) > 700]).toEqual([1080, true]);
  await page.evaluate(() => {
    const take = ({ files }: ShareData) => document.body.setAttribute('data-shared', files?.[0]?.name ?? '');
    Object.assign(navigator, { canShare: () => true, share: async (data: ShareData) => take(data) });
  });
  await slip.getByRole('button', { name: 'Share as a picture' }).tap();
  await expect(page.locator('body')).toHaveAttribute('data-shared', 'payslip-asha-mushi-november-2026.png');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('has no accessibility faults with results, mistakes and an open row', async ({ page }) => {
  await openFirm(page);
  await page.getByRole('button', { name: 'More about Asha Mushi' }).click();
  await employee(page, 3).getByLabel('Basic pay').fill('lots');
  await workOut(page);
  await expect(page.locator('main').getByRole('alert')).toContainText('1 employee is left out');
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
});

test('is kept on the device only when asked, comes back, and is deleted', async ({ page }) => {
  await page.goto(PATH);
  await employee(page, 1).getByLabel('Name').fill('Asha Mushi');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByLabel(/Keep this sheet on this device/).check();
  await page.reload();
  await expect(employee(page, 1).getByLabel('Name')).toHaveValue('Asha Mushi');
  await page.getByRole('button', { name: 'Delete it from this device' }).click();
  await page.reload();
  await expect(employee(page, 1).getByLabel('Name')).toHaveValue('');
});

test.describe('before the script is there', () => {
  test.use({ isTakenOver: false });

  test('what is typed is kept and a press is carried out, and nothing goes into the address', async ({ page }) => {
    await page.goto(PATH);
    await employee(page, 1).getByLabel('Name').fill('Asha Mushi');
    await employee(page, 1).getByLabel('Basic pay').fill('1,000,000');
    await workOut(page);
    await expect(result(page)).toContainText('Net pay of 1 employee TZS 797,000');
    expect(new URL(page.url()).search).toBe('');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows rules, due dates, the template and an example, and puts nothing into the address', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText('This calculator needs JavaScript')).toBeVisible();
    await page.getByText('Rates and law').click();
    await expect(
      page.getByRole('table', { name: 'Payments of a month and the days on which they are due' }),
    ).toContainText('15th of the next month');
    await expect(page.getByRole('table', { name: /Columns of the CSV file/ })).toContainText('House market rent');
    await expect(page.getByRole('table', { name: 'Two employees of the template, July' })).toContainText('John Peter');
    await page.getByLabel('Name', { exact: true }).fill('Asha Mushi');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Work out the payroll' }).click();
    expect(new URL(page.url()).search).toBe('');
  });
});
