import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** Submits a callback request from Home. */
async function send(page: Page): Promise<void> {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Request a call back' });
  await form.getByLabel('Name').fill('Asha Example');
  await form.getByLabel('Phone').fill('+255 700 000 001');
  await form.getByLabel('Service').selectOption('taxation');
  await form.getByLabel('Message').fill('A notice came.');
  await form.getByRole('button', { name: 'Request a call back' }).click();
}

test('a request for a call is taken, and its sender is told when we call', { tag: '@engines' }, async ({ page }) => {
  await send(page);
  const panel = page.getByRole('status').filter({ hasText: 'Request received!' });
  await expect(panel).toContainText(/We will call you /);
  await expect(panel).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a request for a call is taken on a page of its own', async ({ page }) => {
    await send(page);
    await expect(page).toHaveURL(/\/thank-you\/callback\?reference=[0-9a-f]{12}$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Request received!' })).toBeVisible();
    await expect(page.getByText(/^We will call you /)).toBeVisible();
    await expect(page.getByText(/^Your reference is [A-Z]{2}-\d{2}-\d{5}\./)).toBeVisible();
  });
});
