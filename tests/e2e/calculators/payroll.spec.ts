import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { sidewaysRoom } from '../support/scrolling';

const FIRM = 'tests/fixtures/payroll/small-firm.csv';
const PATH = '/calculator/payroll';

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const workOut = (page: Page) => page.getByRole('button', { name: 'Work out the payroll' }).click();
const employee = (page: Page, place: number) =>
  page.getByRole('group', { name: new RegExp(`^Employee ${place}(:|$)`) });

/** Opens the fixture file of twelve employees for a month whose rates no longer change. */
async function openFirm(page: Page) {
  await page.getByLabel('Month', { exact: true }).selectOption('July 2026');
  await page.getByText('Have a spreadsheet?').click();
  await page.getByLabel('Open a CSV file, or drop it here').setInputFiles(FIRM);
  await expect(page.getByText('12 employees added.')).toBeVisible();
  await page.getByText('Have a spreadsheet?').click();
}

test('a firm’s CSV file becomes a payroll that stays on the device, and a CSV file of its own', async ({ page }) => {
  await page.goto(PATH);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openFirm(page);
  await workOut(page);
  await expect(result(page)).toContainText('Net pay for 12 employees TZS 13,528,589');
  const totals = page.getByRole('table', { name: 'What to pay, to whom and when, TZS' });
  await expect(totals.getByRole('row', { name: /TRA: PAYE/ })).toContainText('3,279,967');
  await expect(totals.getByRole('row', { name: /All payments/ })).toContainText('22,214,848');
  expect(requests).toEqual([]);
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('payroll-july-2026.csv');
  expect(readFileSync(await download.path(), 'utf8')).toContain('Rehema Kweka');
});

test('payslips print three to a sheet, and the payroll on one that lies on its side, with its note', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto(PATH);
  await openFirm(page);
  await workOut(page);
  await page.getByRole('button', { name: 'Print payslips' }).click();
  await page.emulateMedia({ media: 'print' });
  const slips = page.getByRole('article', { name: /^Payslip for/ });
  await expect(slips).toHaveCount(12);
  await expect(slips.first()).toContainText('Net pay 820,000');
  await expect(result(page)).toBeHidden();
  const slipsPdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
  expect(slipsPdf.getPageCount()).toBe(4);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(slips).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Print payroll' }).click();
  await page.emulateMedia({ media: 'print' });
  const sheetPdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
  expect(sheetPdf.getPages().map((one) => one.getWidth() > one.getHeight())).toEqual([true]);
  await expect(page.getByText('Important Note')).toBeVisible();
});

test('the payroll fits a phone, without accessibility faults', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PATH);
  await openFirm(page);
  const pay = employee(page, 2).getByLabel('Basic pay');
  await pay.fill('110,000,000');
  expect(await pay.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'More about Asha Mushi' }).tap();
  await expect(page.getByLabel('Union dues')).toBeVisible();
  await employee(page, 3).getByLabel('Basic pay').fill('lots');
  await workOut(page);
  await expect(page.locator('main').getByRole('alert')).toContainText('1 employee is left out');
  await expect(page.getByRole('table', { name: 'Each employee, TZS' }).getByText('Asha Mushi')).toBeVisible();
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
  await expect.poll(() => sidewaysRoom(page)).toBeLessThanOrEqual(0);
});
