import { field, fill, service, submit } from './support/contactForm';
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

test('the contact page says whether the office is open by the clock of the office', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ timezoneId: 'America/New_York' });
  // Monday, 10:00 in the office and 3:00 in New York.
  await page.clock.install({ time: new Date('2025-06-02T10:00:00+03:00') });
  await page.goto(`${baseURL}/contact`);

  await expect(page.getByText('Open now, until 5:30 PM.')).toBeVisible();
  await page.close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an enquiry arrives, and its sender is thanked on a page', async ({ page }) => {
    await page.goto('/contact');
    const message = await fill(page);
    await submit(page);

    await expect(page).toHaveURL(/\/thank-you\?reference=[0-9a-f]{12}$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Message Sent!' })).toBeVisible();
    const [mark = ''] = message.split(' ').slice(-1);
    await expect.poll(() => filesHolding('outbox', mark).length).toBe(1);
  });
});
