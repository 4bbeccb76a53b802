import { banner, field, fill, service, submit } from './support/contactForm';
import { expect, test } from './support/fixtures';
import { filesHolding } from './support/siteData';

/** Longer than the three seconds below which a form counts as sent by a bot. */
const FILLING_MS = 5_000;

test.describe('an enquiry', { tag: '@engines' }, () => {
  test('is stored and mailed, and its sender is told so', async ({ page }) => {
    await page.clock.install();
    await page.goto('/contact');
    await page.clock.fastForward(FILLING_MS);
    const message = await fill(page);
    await submit(page);

    const panel = page.getByRole('main').getByRole('status').filter({ hasText: 'Message Sent!' });
    await expect(panel).toBeFocused();
    const [mark = ''] = message.split(' ').slice(-1);
    await expect.poll(() => filesHolding('blobs', mark).length).toBe(1);
    await expect.poll(() => filesHolding('outbox', mark).filter((file) => file.endsWith('.eml')).length).toBe(1);

    await page.getByRole('button', { name: 'Send Another Message' }).click();
    await expect(field(page, 'Name')).toBeFocused();
    for (const name of ['Name', 'Email', 'Phone', 'Company', 'Message'])
      await expect(field(page, name)).toHaveValue('');
    await expect(service(page)).toHaveValue('');
  });
});

test.describe('an enquiry with mistakes', { tag: '@engines' }, () => {
  test('is not sent: the banner lists them and takes the focus', async ({ page }) => {
    await page.goto('/contact');
    await submit(page);

    await expect(banner(page)).toBeFocused();
    await expect(banner(page).getByRole('listitem')).toHaveText([
      'Name is required',
      'Email is required',
      'Service is required',
      'Message is required',
    ]);
    await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('the contact page', () => {
  test('says whether the office is open by the clock of the office', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ timezoneId: 'America/New_York' });
    // Monday, 10:00 in the office and 3:00 in New York.
    await page.clock.install({ time: new Date('2025-06-02T10:00:00+03:00') });
    await page.goto(`${baseURL}/contact`);

    await expect(page.getByText('Open now, until 5:30 PM.')).toBeVisible();
    await page.close();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an enquiry arrives, and its sender is thanked on a page', async ({ page }) => {
    await page.goto('/contact');
    const message = await fill(page);
    await submit(page);

    await expect(page).toHaveURL('/thank-you');
    await expect(page.getByRole('heading', { level: 1, name: 'Message Sent!' })).toBeVisible();
    const [mark = ''] = message.split(' ').slice(-1);
    await expect.poll(() => filesHolding('outbox', mark).length).toBe(1);
  });

  test('an enquiry with a mistake comes back with everything typed', async ({ page }) => {
    await page.goto('/contact');
    const message = await fill(page);
    await field(page, 'Email').fill('asha@client');
    await submit(page);

    await expect(page.getByRole('heading', { level: 1, name: 'Please check the form' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Please enter a valid email address');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
  });
});
