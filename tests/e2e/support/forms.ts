import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Parts of the contact form, by their accessible names. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name });
export const service = (page: Page) => page.getByRole('combobox', { name: 'Service' });
export const banner = (page: Page) => page.getByRole('main').getByRole('alert');
export const submit = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

/** Fills all required fields; returns the message, which is unique. */
export async function fill(page: Page): Promise<string> {
  const message = `When is the return due? ${crypto.randomUUID()}`;
  await field(page, 'Name').fill('Asha Mwinyi');
  await field(page, 'Email').fill('asha@client.example');
  await service(page).selectOption('taxation');
  await field(page, 'Message').fill(message);
  return message;
}

export const FIRM = 'tests/fixtures/payroll/small-firm.csv';
export const PATH = '/calculator/payroll';

export const result = (page: Page) => page.getByRole('region', { name: 'Result' });
export const workOut = (page: Page) => page.getByRole('button', { name: 'Work out the payroll' }).click();
export const employee = (page: Page, place: number) =>
  page.getByRole('group', { name: new RegExp(`^Employee ${place}(:|$)`) });

/** Opens the firm's file for November 2026. */
export async function openFirm(page: Page) {
  await page.goto(PATH);
  await page.getByLabel('Month', { exact: true }).selectOption('November 2026');
  await page.getByText('About the employer').click();
  await page.getByLabel('Name of the employer').fill('Mwanga Traders Ltd');
  await openFile(page, FIRM);
}

/** Opens a CSV file of twelve people. */
export async function openFile(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByText('Have a spreadsheet?').click();
  await page.getByLabel('Open a CSV file, or drop it here').setInputFiles(file);
  await expect(page.getByText('12 employees added.')).toBeVisible();
  await page.getByText('Have a spreadsheet?').click();
}
