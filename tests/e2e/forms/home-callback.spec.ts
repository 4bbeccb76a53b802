import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { enquiriesHolding, loseAnswer } from '../support/siteData';

const form = (page: Page) => page.getByRole('form', { name: 'Request a call back' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Request a call back' }).click();

/** Longer than the three seconds below which a form counts as sent by a bot. */
const FILLING_MS = 5_000;

async function fill(page: Page) {
  await form(page).getByLabel('Name').fill('Asha Example');
  await form(page).getByLabel('Phone').fill('+255 700 000 001');
  await form(page).getByLabel('Message').fill('A notice came.');
}

test.describe('the callback form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('takes a request and says when we call', { tag: '@engines' }, async ({ page }) => {
    await fill(page);
    await form(page).getByLabel('Service').selectOption({ label: 'Taxation' });
    await send(page);
    const panel = page.getByRole('status').filter({ hasText: 'Request received!' });
    await expect(panel).toContainText(
      'We will call you within one working day, during office hours, or write if you left no number.',
    );
    await expect(panel).toBeFocused();
  });

  test('sends a request once, also where its answer was lost and it is sent again after a reload', async ({ page }) => {
    const mark = crypto.randomUUID();
    await page.clock.install();
    await page.goto('/');
    await page.clock.fastForward(FILLING_MS);
    await loseAnswer(page, '**/contact-form.php');
    await fill(page);
    await form(page).getByLabel('Message').fill(mark);
    await send(page);
    await expect(form(page).getByRole('alert')).toBeFocused();
    await expect.poll(() => enquiriesHolding(mark)).toHaveLength(1);
    const stored = enquiriesHolding(mark);

    await page.unroute('**/contact-form.php');
    await page.reload();
    await expect(form(page).getByLabel('Message')).toHaveValue(mark);
    await send(page);
    await expect(page.getByRole('status').filter({ hasText: 'Request received!' })).toBeVisible();
    expect(enquiriesHolding(mark)).toEqual(stored);

    await page.reload();
    await expect(form(page).getByLabel('Name')).toHaveValue('');
  });
});

test.describe('the callback form without script', () => {
  test.use({ javaScriptEnabled: false });

  test('takes a request and says when we call, on a page of its own', async ({ page }) => {
    await page.goto('/');
    await fill(page);
    await send(page);

    await expect(page).toHaveURL(/\/thank-you\/callback\?reference=[0-9a-f]{12}$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Request received!' })).toBeVisible();
    await expect(
      page.getByText('We will call you within one working day, during office hours, or write if you left no number.'),
    ).toBeVisible();
    await expect(page.getByText(/^Your reference is [A-Z]{2}-\d{2}-\d{5}\./)).toBeVisible();
  });
});
