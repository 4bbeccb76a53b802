import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { enquiriesHolding, loseAnswer } from './support/siteData';

const form = (page: Page) => page.getByRole('form', { name: 'Request a call back' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Request a call back' }).click();

/** What is sent in less than three seconds is taken for a program's. */
const READING_MS = 5_000;

/** Comes near the form, whose script then takes it over. */
const approach = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded();

async function fill(page: Page) {
  await form(page).getByLabel('Name').fill('Asha Example');
  await form(page).getByLabel('Phone').fill('+255 700 000 001');
  await form(page).getByLabel('Message').fill('A notice came.');
}

test.describe('the callback form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('takes a request and says when we call', async ({ page }) => {
    await fill(page);
    await form(page).getByLabel('Service').selectOption({ label: 'Taxation' });
    await send(page);
    const panel = page.getByRole('status').filter({ hasText: 'Request received!' });
    await expect(panel).toContainText('We will call you within one working day, during office hours.');
    await expect(panel).toBeFocused();
  });

  test('says what is missing, at the fields and in a banner that has the focus', async ({ page }) => {
    await send(page);
    await expect(form(page).getByRole('alert')).toBeFocused();
    await expect(form(page).getByRole('alert').getByRole('listitem')).toHaveText([
      'Please enter your name.',
      'Please enter a phone number or an email address.',
    ]);
    await expect(form(page).getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  });

  test('keeps what was typed where the request is not taken', async ({ page }) => {
    await page.route('**/contact-form.php', (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'We could not take your message just now.' } }),
    );
    await fill(page);
    await send(page);
    await expect(form(page).getByRole('alert')).toContainText('We could not take your message just now.');
    await expect(form(page).getByLabel('Name')).toHaveValue('Asha Example');
    await expect(form(page).getByLabel('Message')).toHaveValue('A notice came.');
  });

  test('says that it failed where the connection does', async ({ page }) => {
    await page.route('**/contact-form.php', (route) => route.abort());
    await fill(page);
    await send(page);
    await expect(form(page).getByRole('alert')).toContainText(
      'An error occurred while submitting the form. Please try again.',
    );
  });

  test('keeps what was typed when its script comes late', async ({ page }) => {
    await page.reload();
    await page.evaluate(() => {
      const name = document.querySelector<HTMLInputElement>('form input[name="name"]');
      if (name) name.value = 'Typed early';
    });
    await form(page).scrollIntoViewIfNeeded();
    await expect(form(page).getByLabel('Name')).toHaveValue('Typed early');
  });

  test('keeps what was typed over a reload', async ({ page }) => {
    await fill(page);
    await page.reload();
    await approach(page);

    await expect(form(page).getByLabel('Name')).toHaveValue('Asha Example');
    await expect(form(page).getByLabel('Phone')).toHaveValue('+255 700 000 001');
    await expect(form(page).getByLabel('Message')).toHaveValue('A notice came.');
  });

  test('sends a request once, also where its answer was lost and it is sent again after a reload', async ({ page }) => {
    const mark = crypto.randomUUID();
    await page.clock.install();
    await page.goto('/');
    await page.clock.fastForward(READING_MS);
    await loseAnswer(page, '**/contact-form.php');
    await fill(page);
    await form(page).getByLabel('Message').fill(mark);
    await send(page);
    await expect(form(page).getByRole('alert')).toBeFocused();
    await expect.poll(() => enquiriesHolding(mark)).toHaveLength(1);
    const stored = enquiriesHolding(mark);

    await page.unroute('**/contact-form.php');
    await page.reload();
    await approach(page);
    await expect(form(page).getByLabel('Message')).toHaveValue(mark);
    await send(page);
    await expect(page.getByRole('status').filter({ hasText: 'Request received!' })).toBeVisible();
    expect(enquiriesHolding(mark)).toEqual(stored);

    await page.reload();
    await approach(page);
    await expect(form(page).getByLabel('Name')).toHaveValue('');
  });
});

test.describe('the callback form without script', () => {
  test.use({ javaScriptEnabled: false });

  test('takes a request and says when we call, on a page of its own', async ({ page }) => {
    await page.goto('/');
    await fill(page);
    await send(page);

    await expect(page).toHaveURL('/thank-you/callback');
    await expect(page.getByRole('heading', { level: 1, name: 'Request received!' })).toBeVisible();
    await expect(page.getByText('We will call you within one working day, during office hours.')).toBeVisible();
  });
});
