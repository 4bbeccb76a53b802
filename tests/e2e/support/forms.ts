import type { Page } from '@playwright/test';

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
