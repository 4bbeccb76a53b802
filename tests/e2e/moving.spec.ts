import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { expectScrolledTo, scrollTo, scrollY } from './support/scrolling';

const overlay = (page: Page) => page.getByTestId('route-overlay');
const crumb = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name }).first();
const inFooter = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test.describe('the overlay of a change of route', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/services/taxation');
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test('stands for 600 ms, lets everything through, and is still where less motion is asked', async ({ page }) => {
    await expect(overlay(page)).toHaveCount(0);
    await crumb(page, 'Services').click();
    await expect(page).toHaveURL('/services');
    await expect(overlay(page)).toBeVisible();
    await expect(overlay(page)).toHaveCSS('pointer-events', 'none');
    await page.clock.runFor(599);
    await expect(overlay(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(overlay(page)).toHaveCount(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goBack();
    await expect(overlay(page)).toBeVisible();
    for (const part of await overlay(page).locator('path').all())
      await expect(part).toHaveCSS('animation-name', 'none');
    await page.clock.runFor(600);
    await expect(overlay(page)).toHaveCount(0);
  });

  test('delays neither the page nor the next press', async ({ page }) => {
    await crumb(page, 'Services').click();
    await expect(overlay(page)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Request a Service' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await expect(page).toHaveTitle(/^Contact our accountants /);
  });
});

test.describe('the position on a page', () => {
  test('is the top after a link, and the old one after Back and Forward', async ({ page }) => {
    await page.goto('/services/audit');
    await scrollTo(page, 1200);
    await page.getByRole('link', { name: 'View All Services' }).click();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    await expectScrolledTo(page, 0);

    await scrollTo(page, 500);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit Services' })).toBeAttached();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(1000);

    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Services', exact: true })).toBeAttached();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(300);
  });

  test('is that of the part which the address names, clear of the header', async ({ page }) => {
    await page.goto('/services/audit#deadlines');
    const heading = page.getByRole('heading', { name: 'Your deadlines' });

    await expect(heading).toBeInViewport();
    const bottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  });
});

test('a link to the page one is on, with another query, leads to its top', async ({ page }) => {
  await page.goto('/resources?category=acts');
  await scrollTo(page, 700);
  await inFooter(page, 'Resources').click();

  await expect(page).toHaveURL('/resources');
  await expect(page.getByRole('region', { name: 'Media' })).toBeVisible();
  await expectScrolledTo(page, 0);
});

test('a link of the footer takes the focus along to the page it leads to', async ({ page }) => {
  await page.goto('/services');
  await inFooter(page, 'Industries').focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/industries');
  await expectScrolledTo(page, 0);
  await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(0);
});

test('the button to the top comes past 400 px, leads to the top, and is not there without script', async ({
  page,
  browser,
  baseURL,
}) => {
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.goto('/services/audit');
  await expect(button).toBeHidden();
  await scrollTo(page, 401);
  await expect(button).toBeVisible();
  await scrollTo(page, 400);
  await expect(button).toBeHidden();

  await scrollTo(page, 1500);
  await button.click();
  await expectScrolledTo(page, 0);
  await expect(button).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();

  const scriptless = await browser.newPage({ javaScriptEnabled: false });
  await scriptless.goto(`${baseURL}/services/audit`);
  await expect(scriptless.getByRole('button', { name: 'Back to top' })).toBeHidden();
  await scriptless.close();
});
