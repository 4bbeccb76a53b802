import type { Page } from '@playwright/test';

/** The contact form, which follows the callback form on the page. */
const contact = (page: Page) => page.locator('#message');

/** Controls of the contact form, by their accessible names. */
export const field = (page: Page, name: string) => contact(page).getByRole('textbox', { name });
export const service = (page: Page) => contact(page).getByRole('combobox', { name: 'Service' });
export const banner = (page: Page) => contact(page).getByRole('alert');
export const submit = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

/** Fills in all required fields; returns the message, which is unique. */
export async function fill(page: Page): Promise<string> {
  const message = `When is the return due? ${crypto.randomUUID()}`;
  await field(page, 'Name').fill('Asha Mwinyi');
  await field(page, 'Email').fill('asha@client.example');
  await service(page).selectOption('taxation');
  await field(page, 'Message').fill(message);
  return message;
}
