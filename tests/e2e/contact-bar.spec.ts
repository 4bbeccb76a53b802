import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Contact' });
const boxOf = async (page: Page, name: string) => bar(page).getByRole('link', { name }).boundingBox();

test.describe('the contact bar of a phone', () => {
  test('holds three targets, and names the page in the WhatsApp message', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/services/audit');
    for (const name of ['Call', 'WhatsApp', 'Request']) {
      const box = await boxOf(page, name);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    await expect(bar(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /Audit%20Services/);
  });

  test('leaves while one reads on, and comes back on the way up and at the end', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/services/audit');
    for (const [y, isThere] of [
      [900, false],
      [820, true],
      [1600, false],
      [99_999, true],
    ] as const) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
      await expect(bar(page)).toBeVisible({ visible: isThere });
    }
  });

  test('covers neither a result nor an error', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/calculator/gross-to-net-salary?gross=800000');
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
    await expect(bar(page)).toBeHidden();

    await page.goto('/media');
    await expect(bar(page)).toBeVisible();
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await expect(bar(page)).toBeHidden();
  });

  test('leaves the room to a field that has the focus', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/media');
    await expect(bar(page)).toBeVisible();
    const field = page.getByRole('textbox', { name: 'Email' });
    await field.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await expect(bar(page)).toBeHidden();

    await field.blur();
    await expect(bar(page)).toBeVisible();
  });

  test('is on every page but the contact page, on Home once the hero has left', { tag: '@phone' }, async ({ page }) => {
    for (const path of ['/team', '/about', '/resources', '/rates', '/search', '/privacy-policy', '/sw']) {
      await page.goto(path);
      await expect(page.locator('[data-contact-bar]').filter({ visible: true }), path).toHaveCount(1);
    }
    for (const path of ['/contact', '/sw/contact']) {
      await page.goto(path);
      await expect(page.locator('[data-contact-bar]').filter({ visible: true }), path).toHaveCount(0);
    }

    await page.goto('/');
    await expect(bar(page)).toBeHidden();
    const end = await page.getByRole('region', { name: 'What we do' }).evaluate((hero) => hero.clientHeight);
    for (const [y, isThere] of [
      [end + 900, false],
      [end + 800, true],
      [end - 200, false],
    ] as const) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
      await expect(bar(page)).toBeVisible({ visible: isThere });
    }
  });

  test('does not cover the end of the page', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/industries');
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const top = (await bar(page).boundingBox())?.y ?? 0;
    const lastLink = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
    expect((lastLink?.y ?? top) + (lastLink?.height ?? 0)).toBeLessThanOrEqual(top);
  });

  test('covers no link that the Tab key leads to', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/industries');
    const top = (await bar(page).boundingBox())?.y ?? 0;
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      // The bar's own links, while it is there.
      if (await focused.evaluate((link) => link.closest('[data-contact-bar]') !== null)) continue;
      const bottom = () => focused.evaluate((link) => link.getBoundingClientRect().bottom);
      await expect.poll(bottom).toBeLessThanOrEqual(top);
    }
  });

  test('stays while a key has reached one of its links', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/industries');
    const call = bar(page).getByRole('link', { name: 'Call' });
    await call.focus();
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(page.locator('html')).toHaveAttribute('data-scrolled-down', '');
    await expect(call).toBeFocused();
    await expect(bar(page)).toBeVisible();
    await call.blur();
    await expect(bar(page)).toBeHidden();
  });

  test('is not there behind the menu, nor on a phone on its side', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/media');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(bar(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeVisible();

    await page.setViewportSize({ width: 740, height: 360 });
    await expect(bar(page)).toBeHidden();
  });

  test('is for phones alone, and for the screen', async ({ page }) => {
    await page.goto('/services/audit');
    await expect(bar(page)).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(bar(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
  });
});

test.describe('the contact bar without script', () => {
  test.use({ javaScriptEnabled: false });

  test('leads on', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/services/audit');
    await bar(page).getByRole('link', { name: 'Request' }).tap();

    await expect(page).toHaveURL('/contact?service=audit#message');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport();
  });
});
