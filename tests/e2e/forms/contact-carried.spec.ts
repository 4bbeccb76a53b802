import type { Locator, Page } from '@playwright/test';
import { answerElsewhere, expect, test } from '../support/fixtures';
import { field, service, submit } from '../support/forms';

const block = (page: Page) => page.getByRole('main').locator('section').last();

test('a request from a service names it above the form, and what replaces the sent form stands clear of the header', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/services/tax-litigation');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Request This Service' })
    .filter({ visible: true })
    .last()
    .click();
  await expect(page).toHaveURL('/contact?service=tax-litigation#message');
  await expect(page.getByText('Request: Tax Litigation')).toBeInViewport();
  await expect(service(page)).toHaveValue('tax-litigation');
  await expect(field(page, 'Name')).toBeInViewport({ ratio: 1 });

  const clearOfHeader = async (part: Locator) => {
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    await expect.poll(async () => (await part.boundingBox())?.y).toBeGreaterThanOrEqual(header);
  };
  await submit(page);
  await page.getByRole('link', { name: 'Email is required' }).click();
  await expect(field(page, 'Email')).toBeFocused();
  await clearOfHeader(page.locator('label[for="contact-email"]'));

  await page.route('**/contact-form.php', (route) => route.fulfill({ json: { success: true } }));
  await field(page, 'Name').fill('Asha Mwinyi');
  await field(page, 'Email').fill('asha@client.example');
  await field(page, 'Message').fill('When is it due?');
  await submit(page);
  const heading = page.getByRole('heading', { level: 2, name: 'Message Sent!' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toHaveCount(0);
  await clearOfHeader(heading);
});

test('a request from a calculator carries the calculation, to the form and to WhatsApp', async ({ page, baseURL }) => {
  const path = '/calculator/overtime?salary=900000';
  await answerElsewhere(page);
  await page.goto(path);
  await block(page).getByRole('link', { name: 'WhatsApp' }).click();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\/\d+/);
  expect(new URL(page.url()).searchParams.get('text')).toContain(`${baseURL}${path}`);

  await page.goto(path);
  await block(page).getByRole('link', { name: 'Ask for a quote' }).click();
  await expect(field(page, 'Message')).toHaveValue(`Habari, please look at my calculation: ${baseURL}${path} `);
});

test('the map is 450 px high, covers the drawn one where its server answers, and gives way to it where it does not', async ({
  page,
}) => {
  const OSM = 'https://www.openstreetmap.org/**';
  const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const map = page.locator('iframe[title^="Map of the office"]');
  await page.route(OSM, (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/gif', body: PIXEL })
      : route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' }),
  );
  await page.goto('/contact');
  await map.scrollIntoViewIfNeeded();
  await expect(map.contentFrame().getByText('A map')).toBeVisible();
  expect((await map.boundingBox())?.height).toBe(450);

  await page.unroute(OSM);
  await page.route(OSM, (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: 'Find Us' }).scrollIntoViewIfNeeded();
  await expect(map).toBeHidden();
  await expect(page.getByRole('link', { name: 'Open in maps' })).toBeVisible();
});
