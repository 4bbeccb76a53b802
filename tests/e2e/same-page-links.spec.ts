import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
const expectScrolledTo = (page: Page, y: number) => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first();
const inFooter = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const services = (page: Page) => page.getByRole('region', { name: 'All services' }).getByRole('article');

test.describe('a link to the page one is on leads to its top', () => {
  test('in the header, and the logo', async ({ page }) => {
    await page.goto('/about');
    await scrollTo(page, 900);
    await inHeader(page, 'About').click();
    await expectScrolledTo(page, 0);

    await page.goto('/');
    await scrollTo(page, 900);
    await page.getByRole('banner').getByRole('link').first().click();
    await expectScrolledTo(page, 0);
  });

  test('in the footer', async ({ page }) => {
    await page.goto('/about');
    await inFooter(page, 'About Us').click();

    await expectScrolledTo(page, 0);
    await expect(page).toHaveURL('/about');
  });

  test('in the menu of a phone', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/services/taxation');
    await scrollTo(page, 600);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: /menu$/ });
    await menu.locator('summary', { hasText: 'Services' }).tap();
    await menu.getByRole('link', { name: 'Taxation' }).tap();

    await expect(menu).toBeHidden();
    await expectScrolledTo(page, 0);
  });

  test('with another query', async ({ page }) => {
    await page.goto('/resources?category=acts');
    await scrollTo(page, 700);
    await inFooter(page, 'Resources').click();

    await expect(page).toHaveURL('/resources');
    await expect(page.getByRole('region', { name: 'Media' })).toBeVisible();
    await expectScrolledTo(page, 0);
  });

  test('and frees the list of services from a category of the hash', async ({ page }) => {
    await page.goto('/services');
    const all = await services(page).count();
    await page.getByRole('button', { name: 'Tax Services' }).click();
    await expect(page).toHaveURL('/services#tax');
    await expect.poll(() => services(page).count()).toBeLessThan(all);
    await inFooter(page, 'Our Services').click();

    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('button', { name: 'All Services' })).toHaveAttribute('aria-pressed', 'true');
    await expect(services(page)).toHaveCount(all);
  });
});

test('a link of the footer takes the focus along to the page it leads to', async ({ page }) => {
  await page.goto('/services');
  await inFooter(page, 'Industries').focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/industries');
  await expectScrolledTo(page, 0);
  await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(0);
});

test('a menu left open in a window that grows past it holds nothing back', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/services');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: /menu$/ })).toBeVisible();

  await page.setViewportSize({ width: 1366, height: 900 });
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await page.getByRole('main').getByRole('link', { name: 'Request a Service' }).click();
  await expect(page).toHaveURL('/contact');
});
