import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { blockScripts, scriptRequests, untilHydrated } from '../support/lightPages';

test.use({ isTakenOver: false });

const main = (page: Page) => page.getByRole('main');
const taxFilter = (page: Page) => main(page).getByRole('button', { name: 'Tax Services' });

test.describe('pages to read, whose script cannot be loaded', () => {
  test.beforeEach(({ page }) => blockScripts(page));

  test('lead on by their links', async ({ page }) => {
    for (const [path, name, target] of [
      ['/calculator', 'Open calculator', /\/calculator\/gross-to-net-salary$/],
      ['/services', 'Audit Services', /\/services\/audit$/],
      ['/sitemap', 'Tax Litigation', /\/services\/tax-litigation$/],
      ['/privacy-policy', 'Contact', /\/contact/],
      ['/thank-you', 'Home', /\/$/],
      ['/team', 'Home', /\/$/],
    ] as const) {
      await page.goto(path);
      await page
        .locator('#content')
        .getByRole('link', { name })
        .or(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name }))
        .first()
        .click();
      await expect(page).toHaveURL(target);
    }
  });

  test('show every sector, article section and tab panel that is in them', async ({ page }) => {
    await page.goto('/industries#education');
    await expect(page.getByRole('heading', { name: 'Education' })).toBeInViewport();
    await page.goto('/services/taxation');
    await page.locator('summary', { hasText: 'Audit & Assurance' }).click();
    await expect(page.getByRole('complementary').getByRole('link', { name: 'Audit Services' })).toBeVisible();
  });
});

test.describe('a page whose script cannot be loaded', { tag: '@engines' }, () => {
  test('stays what it is, and the next intent tries again', { tag: '@light' }, async ({ page }) => {
    await blockScripts(page);
    await page.goto('/services');
    await taxFilter(page).click();
    await expect(taxFilter(page)).not.toHaveAttribute('data-pending');
    await expect(taxFilter(page)).toHaveAttribute('aria-pressed', 'false');

    await page.unrouteAll();
    await taxFilter(page).click();
    await expect(taxFilter(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test('still leads on, by the dropdowns and by its own links', async ({ page }) => {
    await blockScripts(page);
    await page.goto('/services/audit');
    await page.getByRole('button', { name: 'Services menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Tax Litigation' }).click();
    await expect(page).toHaveURL('/services/tax-litigation');

    await page.locator('summary', { hasText: 'Advisory Services' }).click();
    await page.getByRole('complementary').getByRole('link', { name: 'Virtual CFO' }).click();
    await expect(page).toHaveURL('/services/cfo');
  });

  test('takes an enquiry by the form itself', async ({ page }) => {
    await blockScripts(page);
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Name' }).fill('Asha');
    await page.getByRole('textbox', { name: 'Email' }).fill('asha@client.example');
    await page.getByRole('combobox', { name: 'Service' }).selectOption('taxation');
    await page.getByRole('textbox', { name: 'Message' }).fill('A question about VAT.');
    await page.getByRole('button', { name: 'Send message' }).click();

    await expect(page).toHaveURL(/\/thank-you\?reference=[0-9a-f]{12}$/);
  });
});

test.describe('what opens without script', () => {
  test('a dropdown is there in the frame of its press, and stays when React takes over', { tag: '@light' }, async ({
    page,
  }) => {
    await page.goto('/services/audit');
    const opener = page.getByRole('button', { name: 'Calculator menu' });
    const isShown = await opener.evaluate((button: HTMLElement) => {
      button.click();
      const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
      return panel ? getComputedStyle(panel).visibility : 'missing';
    });
    expect(isShown).toBe('visible');

    await page.keyboard.press('Tab');
    await untilHydrated(page);
    await expect(page.getByRole('link', { name: 'Calculator Hub' })).toBeVisible();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
  });

  test('the menu of a phone, before and after its script', { tag: ['@phone', '@light'] }, async ({ page }) => {
    await blockScripts(page);
    await page.goto('/services/audit');
    const menu = page.getByRole('dialog', { name: /menu$/ });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(menu).toBeVisible();
    await expect(main(page)).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');

    await page.unrouteAll();
    await menu.locator('summary', { hasText: 'About' }).tap();
    await untilHydrated(page);
    await expect(menu.getByRole('link', { name: 'Our Team' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(main(page)).toBeVisible();
  });

  test('the button to the top', { tag: '@light' }, async ({ page }) => {
    const requests = scriptRequests(page);
    await page.goto('/privacy-policy');
    await page.mouse.wheel(0, 1500);
    const button = page.getByRole('button', { name: 'Back to top' });
    await expect(button).toBeVisible();
    await button.evaluate((element: HTMLElement) => element.click());

    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('#content')).toBeFocused();
    expect(requests).toEqual([]);
  });
});

test.describe('in a browser whose script is off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page with tools says what works without', async ({ page }) => {
    for (const path of [
      '/resources',
      '/media',
      '/team',
      '/services',
      '/awards',
      '/search',
      '/calendar',
      '/calculator/vat',
    ]) {
      await page.goto(path);
      await expect(
        main(page)
          .getByText(/needs? JavaScript/)
          .first(),
        path,
      ).toBeVisible();
    }
  });
});
