import type { Page } from '@playwright/test';
import { answerElsewhere, expect, test } from '../support/fixtures';
import { field, service } from '../support/forms';
import { holdScripts, watchShifts } from '../support/scripts';

const block = (page: Page) => page.getByRole('main').locator('section').last();

test.describe('a request', () => {
  test('from a service names it above the form, where the visitor lands', { tag: '@phone' }, async ({ page }) => {
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
  });

  test('from a document is for the service it belongs to', async ({ page }) => {
    await page.goto('/resources/acts/companies-act');
    await block(page).getByRole('link', { name: 'Ask for a quote' }).click();

    await expect(page.getByText(/^Request: /)).toBeVisible();
    await expect(service(page)).not.toHaveValue('');
  });

  test('from a calculator carries the calculation, to the form and to WhatsApp', async ({ page, baseURL }) => {
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

  test('lands at the form also by a link without its anchor', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/contact?service=audit');

    await expect(page.getByText('Request: Audit Services')).toBeInViewport();
    await expect(field(page, 'Name')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('before the script is there', () => {
  test.use({ waitsForReact: false });

  test('a service has room for its questions: nothing moves when they come', { tag: '@phone' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact?service=cfo#message', { waitUntil: 'domcontentloaded' });
    const shifts = await watchShifts(page);
    release();
    await expect(page.getByRole('group', { name: 'For a quote at once' })).toBeInViewport();
    expect(await shifts()).toBeLessThan(0.001);
  });
});

test('a mistake leads to its field, whose label stands clear of the header', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('link', { name: 'Email is required' }).click();

  await expect(field(page, 'Email')).toBeFocused();
  const label = await page.locator('label[for="contact-email"]').boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
});

test('what replaces a sent form stands clear of the header', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/contact-form.php', (route) => route.fulfill({ json: { success: true } }));
  await page.goto('/contact?service=audit&message=When%20is%20it%20due%3F');
  await field(page, 'Name').fill('Asha Mwinyi');
  await field(page, 'Email').fill('asha@client.example');
  await page.getByRole('button', { name: 'Send message' }).click();

  const heading = page.getByRole('heading', { level: 2, name: 'Message Sent!' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toHaveCount(0);
  const header = await page.getByRole('banner').boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
});

test.describe('the map', () => {
  const OSM = 'https://www.openstreetmap.org/**';
  const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const map = (page: Page) => page.locator('iframe[title^="Map of the office"]');

  test('covers the drawn one where its server answers', async ({ page }) => {
    await page.route(OSM, (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/gif', body: PIXEL })
        : route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' }),
    );
    await page.goto('/contact');
    await map(page).scrollIntoViewIfNeeded();

    await expect(map(page).contentFrame().getByText('A map')).toBeVisible();
    expect((await map(page).boundingBox())?.height).toBe(450);
  });

  test('gives way to the drawn one where its server cannot be reached', async ({ page }) => {
    await page.route(OSM, (route) => route.abort());
    await page.goto('/contact');
    await page.getByRole('heading', { name: 'Find Us' }).scrollIntoViewIfNeeded();

    await expect(map(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Open in maps' })).toBeVisible();
  });
});
