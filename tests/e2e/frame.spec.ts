import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const CLEAR = 'rgba(0, 0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';

const header = (page: Page) => page.getByRole('banner');
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
const expectScrolledTo = (page: Page, y: number) => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
const chevron = (page: Page, name: string) => header(page).getByRole('button', { name: `${name} menu` });
const topLink = (page: Page, name: string) =>
  header(page).getByRole('navigation').getByRole('link', { name, exact: true }).first();

test.describe('the header', { tag: '@engines' }, () => {
  test('is clear at the top and turns white past 10 px', async ({ page }) => {
    await page.goto('/services');
    await expect(header(page)).toHaveCSS('background-color', CLEAR);

    await scrollTo(page, 11);
    await expect(header(page)).toHaveCSS('background-color', WHITE);
    await expect(header(page)).not.toHaveCSS('box-shadow', 'none');

    await scrollTo(page, 10);
    await expect(header(page)).toHaveCSS('background-color', CLEAR);
  });

  test('is preceded by a link past it', async ({ page }) => {
    await page.goto('/services');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();

    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });
});

test.describe('the dropdowns of the header', { tag: '@engines' }, () => {
  test('open under the pointer, one at a time, and close when it leaves', async ({ page }) => {
    await page.goto('/services');
    await topLink(page, 'About').hover();
    await expect(header(page).getByRole('link', { name: 'Our Team' })).toBeVisible();
    await expect(header(page)).toHaveCSS('background-color', WHITE);

    await topLink(page, 'Resources').hover();
    await expect(header(page).getByRole('link', { name: 'Finance Acts' })).toBeVisible();
    await expect(header(page).getByRole('button', { expanded: true })).toHaveCount(1);

    await page.mouse.move(700, 880);
    await expect(header(page).getByRole('button', { expanded: true })).toHaveCount(0);
    await expect(header(page).getByRole('link', { name: 'Finance Acts' })).toBeHidden();
  });

  test('open by key, let the focus in, and close at Escape', async ({ page }) => {
    await page.goto('/services');
    await chevron(page, 'Calculator').focus();
    await page.keyboard.press('Enter');
    await expect(header(page).getByRole('link', { name: 'Calculator Hub' })).toBeVisible();

    await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name: 'Calculator Hub' })).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(header(page).getByRole('link', { name: 'Calculator Hub' })).toBeHidden();
    await expect(chevron(page, 'Calculator')).toBeFocused();
  });

  test('keep their links out of the tab order while closed', async ({ page }) => {
    await page.goto('/services');
    await chevron(page, 'Services').focus();
    await page.keyboard.press('Tab');

    await expect(topLink(page, 'Calculator')).toBeFocused();
  });

  test('close at a press elsewhere', async ({ page }) => {
    await page.goto('/services');
    await chevron(page, 'Calculator').focus();
    await page.keyboard.press('Space');
    await expect(chevron(page, 'Calculator')).toHaveAttribute('aria-expanded', 'true');

    await page.mouse.click(700, 880);
    await expect(chevron(page, 'Calculator')).toHaveAttribute('aria-expanded', 'false');
  });

  test('lead on, close behind, and arrive at the top', async ({ page }) => {
    await page.goto('/services/audit');
    await scrollTo(page, 900);
    await topLink(page, 'Services').hover();
    await header(page).getByRole('link', { name: 'Tax Litigation' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Tax Litigation' })).toBeVisible();
    await expect(page).toHaveURL('/services/tax-litigation');
    await expectScrolledTo(page, 0);
    await page.mouse.move(700, 880);
    await expect(header(page).getByRole('button', { expanded: true })).toHaveCount(0);
  });

  test('move to the top also when they lead to the page one is on', async ({ page }) => {
    await page.goto('/services/audit');
    await scrollTo(page, 900);
    await topLink(page, 'Services').hover();
    await header(page).getByRole('link', { name: 'Audit Services' }).click();

    await expectScrolledTo(page, 0);
  });

  test('mark the page and the group that one is in', async ({ page }) => {
    await page.goto('/services/audit');

    await expect(header(page).locator('[aria-current="true"]')).toHaveText('Services');
    // In the row and in the menu of narrow windows.
    await expect(header(page).locator('[aria-current="page"]')).toHaveText(['Audit Services', 'Audit Services']);
  });
});

test.describe('the menu of a phone', { tag: '@phone' }, () => {
  const menu = (page: Page) => page.getByRole('dialog', { name: /menu$/ });
  const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/services');
    await opener(page).tap();
    await expect(menu(page)).toBeVisible();
  });

  test('fills the screen, holds the page still and the focus inside', async ({ page }) => {
    await expect.poll(() => menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');

    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer, header > div > a'))).toBeNull();
    }
  });

  test('closes at Escape, gives the focus back and lets the page scroll', async ({ page }) => {
    await page.keyboard.press('Escape');

    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  test('opens one group at a time', async ({ page }) => {
    const summary = (name: string) => menu(page).locator('summary', { hasText: name });
    await summary('About').tap();
    await expect(menu(page).getByRole('link', { name: 'Our Team' })).toBeVisible();

    await summary('Services').tap();
    await expect(menu(page).getByRole('link', { name: 'Virtual CFO' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Our Team' })).toBeHidden();

    await summary('Services').tap();
    await expect(menu(page).getByRole('link', { name: 'Virtual CFO' })).toBeHidden();
  });

  test('leads on and is gone', async ({ page }) => {
    await menu(page).locator('summary', { hasText: 'Services' }).tap();
    await menu(page).getByRole('link', { name: 'Taxation' }).tap();

    await expect(page).toHaveURL('/services/taxation');
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the way to every page is a link', { tag: '@both' }, async ({ page, isMobile }) => {
    await page.goto('/services');
    if (isMobile) {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      const menu = page.getByRole('dialog', { name: /menu$/ });
      await menu.locator('summary', { hasText: 'Services' }).tap();
      await menu.getByRole('link', { name: 'Tax Litigation' }).tap();
    } else {
      await topLink(page, 'Services').hover();
      await header(page).getByRole('link', { name: 'Tax Litigation' }).click();
    }

    await expect(page.getByRole('heading', { level: 1, name: 'Tax Litigation' })).toBeVisible();
  });
});
