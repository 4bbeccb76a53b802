import { expect, test } from '../support/fixtures';
import { banner, fill, submit } from '../support/forms';

const ENDPOINT = '**/contact-form.php';

// The fallback messages are tested in tests/unit/lib/browser/postForm.test.ts.
test('an enquiry is posted to /contact-form.php as a form with six fields of text, and a refusal shows the sentence of the server', async ({
  page,
}) => {
  await page.route(ENDPOINT, (route) => route.fulfill({ json: { success: false, message: 'The office is full.' } }));
  await page.goto('/contact');
  const message = await fill(page);
  const posted = page.waitForRequest(ENDPOINT);
  await submit(page);
  const request = await posted;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  const body = request.postData() ?? '';
  for (const name of ['name', 'email', 'phone', 'company', 'service', 'message'])
    expect(body).toContain(`name="${name}"`);
  expect(body).toContain(message);
  await expect(banner(page)).toContainText('The office is full.');
});

test('the map is the only frame of another host, and the viewer has its worker from this site', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('/contact');
  const own = new URL(page.url()).host;
  await page.getByRole('region', { name: 'Find Us' }).scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\//);
  await expect(page.locator('a[href^="tel:+255"]').filter({ visible: true }).first()).toBeVisible();

  hosts.clear();
  const worker = page.waitForRequest(/pdf\.worker/);
  await page.goto('/resources');
  await page.getByRole('main').getByRole('link', { name: 'View Document' }).first().click();
  await worker;
  expect([...hosts]).toEqual([own]);
});
