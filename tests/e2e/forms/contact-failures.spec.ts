import { expect, test } from '../support/fixtures';
import { banner, field, fill, service, submit } from '../support/forms';
import { enquiriesHolding, filesHolding } from '../support/siteData';

// Playwright's fake clock is not fully removed from a context that is used again.
test.use({ reuseContext: false });

const FALLBACK = 'An error occurred while submitting the form. Please try again.';
const ENDPOINT = '**/contact-form.php';

/** Longer than the three seconds below which a form counts as submitted by a bot. */
const FILLING_MS = 5_000;

test('an enquiry that does not arrive keeps what was typed, and goes at the second try', {
  tag: '@engines',
}, async ({ page }) => {
  await page.route(ENDPOINT, (route) => route.abort());
  await page.goto('/contact');
  const message = await fill(page);
  await submit(page);
  await expect(banner(page)).toContainText(FALLBACK);
  await expect(banner(page)).toBeFocused();
  await expect(field(page, 'Message')).toHaveValue(message);
  await expect(service(page)).toHaveValue('taxation');

  await page.unroute(ENDPOINT);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
});

test('an enquiry arrives once when its answer was lost and it is sent again after a reload', async ({ page }) => {
  await page.clock.install();
  // The post reaches the server, but its response is dropped.
  await page.route(ENDPOINT, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.goto('/contact');
  await page.clock.fastForward(FILLING_MS);
  const message = await fill(page);
  const [mark = ''] = message.split(' ').slice(-1);
  await submit(page);
  await expect(banner(page)).toContainText(FALLBACK);
  await expect.poll(() => filesHolding('outbox', mark).length).toBe(1);
  const stored = enquiriesHolding(mark);
  expect(stored).toHaveLength(1);

  await page.unroute(ENDPOINT);
  await page.reload();
  await expect(field(page, 'Message')).toHaveValue(message);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  expect(enquiriesHolding(mark)).toEqual(stored);
  expect(filesHolding('outbox', mark)).toHaveLength(1);
  await page.reload();
  for (const name of ['Name', 'Email', 'Message']) await expect(field(page, name)).toHaveValue('');
});
