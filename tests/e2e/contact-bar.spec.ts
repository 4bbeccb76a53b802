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

  test('says whether the office is open', { tag: '@phone' }, async ({ page }) => {
    // A Monday, 10:00 in the office.
    await page.clock.install({ time: new Date('2026-06-01T10:00:00+03:00') });
    await page.goto('/awards');
    await expect(bar(page)).toContainText('Open until 5:30 PM');

    await page.clock.setSystemTime(new Date('2026-06-01T17:30:00+03:00'));
    await page.clock.runFor(60_000);
    await expect(bar(page)).toContainText('Closed until Tuesday 8:30 AM');
  });

  test('leaves the room to a field that has the focus', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/calculator/gross-to-net-salary');
    await expect(bar(page)).toBeVisible();
    await page.getByRole('main').getByRole('textbox').first().focus();
    await expect(bar(page)).toBeHidden();

    await page.getByRole('main').getByRole('textbox').first().blur();
    await expect(bar(page)).toBeVisible();
  });

  test('covers neither the end of the page nor the button to its top', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/industries');
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const top = (await bar(page).boundingBox())?.y ?? 0;
    const lastLink = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
    const toTop = page.getByRole('button', { name: 'Back to top' });
    await expect(toTop).toBeVisible();
    const button = await toTop.boundingBox();

    expect((lastLink?.y ?? top) + (lastLink?.height ?? 0)).toBeLessThanOrEqual(top);
    expect((button?.y ?? top) + (button?.height ?? 0)).toBeLessThanOrEqual(top);
  });

  test('covers no link that the Tab key leads to', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/industries');
    const top = (await bar(page).boundingBox())?.y ?? 0;
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
      expect(bottom).toBeLessThanOrEqual(top);
    }
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

  test('says the hours, and leads on', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/services/audit');
    await expect(bar(page)).toContainText('Monday to Friday 8:30 AM to 5:30 PM, Saturday 9:00 AM to 1:00 PM');
    await bar(page).getByRole('link', { name: 'Request' }).tap();

    await expect(page).toHaveURL('/contact?service=audit#message');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport();
  });
});
