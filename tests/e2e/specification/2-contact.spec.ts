import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures';
import { field, fill, service, submit } from '../support/forms';
import { filesHolding } from '../support/siteData';

// Playwright's fake clock is not fully removed from a context that is used again.
test.use({ reuseContext: false });

/** Longer than the three seconds below which a form counts as submitted by a bot. */
const FILLING_MS = 5_000;

test.describe('an enquiry', { tag: '@engines' }, () => {
  test('is posted as a form, and its sender is told once it is stored', async ({ page }) => {
    await page.clock.install();
    await page.goto('/contact');
    await page.clock.fastForward(FILLING_MS);
    const message = await fill(page);
    const posting = page.waitForRequest('**/contact-form.php');
    await submit(page);
    const request = await posting;
    expect(request.method()).toBe('POST');
    expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    for (const name of ['name', 'email', 'phone', 'company', 'service', 'message'])
      expect(request.postData()).toContain(`name="${name}"`);

    const panel = page.getByRole('main').getByRole('status').filter({ hasText: 'Message Sent!' });
    await expect(panel).toBeFocused();
    const [mark = ''] = message.split(' ').slice(-1);
    await expect.poll(() => filesHolding('blobs', mark).length).toBe(1);
    await expect.poll(() => filesHolding('outbox', mark).filter((file) => file.endsWith('.eml')).length).toBe(1);

    const saving = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Save a copy' }).click();
    const copy = await readFile(await (await saving).path(), 'utf8');
    expect(copy).toContain(`Message: ${message}`);
    expect(copy).toMatch(/^Reference: [A-Z]{2}-\d{2}-\d{5}$/m);

    await page.getByRole('button', { name: 'Send Another Message' }).click();
    await expect(field(page, 'Name')).toBeFocused();
    for (const name of ['Name', 'Email', 'Phone', 'Company', 'Message'])
      await expect(field(page, name)).toHaveValue('');
    await expect(service(page)).toHaveValue('');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an enquiry arrives, and its sender is thanked on a page', async ({ page }) => {
    await page.goto('/contact');
    const message = await fill(page);
    await submit(page);

    await expect(page).toHaveURL(/\/thank-you\?reference=[0-9a-f]{12}$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Message Sent!' })).toBeVisible();
    await expect(page.getByText(/^Your reference is [A-Z]{2}-\d{2}-\d{5}\./)).toBeVisible();
    await expect(page.getByText(/^What you sent to /)).toContainText(message);
    const [mark = ''] = message.split(' ').slice(-1);
    await expect.poll(() => filesHolding('outbox', mark).length).toBe(1);
  });
});
