import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { expectScrolledTo, scrollTo } from '../support/scrolling';

const CLEAR = 'rgba(0, 0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';

const header = (page: Page) => page.getByRole('banner');
const headerLink = (page: Page, name: string) => header(page).getByRole('link', { name });
const openPanels = (page: Page) => header(page).locator('[data-part=dropdown] > [popover]').filter({ visible: true });
const chevron = (page: Page, name: string) => header(page).getByRole('button', { name: `${name} menu` });
const topLink = (page: Page, name: string) =>
  header(page).getByRole('navigation').getByRole('link', { name, exact: true }).first();
const besideHeader = { x: 700, y: 880 };

test.describe('the header', { tag: '@engines' }, () => {
  test('is clear at the top, turns white past 10 px, and is preceded by a link past it', async ({ page }) => {
    await page.goto('/services');
    await expect(header(page)).toHaveCSS('background-color', CLEAR);
    await scrollTo(page, 11);
    await expect(header(page)).toHaveCSS('background-color', WHITE);
    await expect(header(page)).not.toHaveCSS('box-shadow', 'none');
    await scrollTo(page, 10);
    await expect(header(page)).toHaveCSS('background-color', CLEAR);

    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });

  test('is so on reading pages too, and nothing in it moves from page to page', async ({ page }) => {
    const places = new Set<string>();
    for (const path of ['/privacy-policy', '/search']) {
      await page.goto(path);
      await expect(header(page), path).toHaveCSS('background-color', CLEAR);
      await expect(topLink(page, 'Home'), path).toHaveCSS('color', WHITE);
      places.add(JSON.stringify(await topLink(page, 'Home').boundingBox()));
    }
    expect([...places]).toHaveLength(1);
  });

  const dropdowns = 'has dropdowns that open under the pointer, one at a time, and close when it leaves';
  test(dropdowns, async ({ page }) => {
    await page.goto('/services/audit');
    await topLink(page, 'About').hover();
    await expect(headerLink(page, 'Our Team')).toBeVisible();
    await expect(header(page)).toHaveCSS('background-color', WHITE);
    await topLink(page, 'Resources').hover();
    await expect(headerLink(page, 'Finance Acts')).toBeVisible();
    await expect(openPanels(page)).toHaveCount(1);
    await page.mouse.move(besideHeader.x, besideHeader.y);
    await expect(openPanels(page)).toHaveCount(0);
    await expect(headerLink(page, 'Finance Acts')).toBeHidden();

    await scrollTo(page, 900);
    await topLink(page, 'Services').hover();
    await headerLink(page, 'Tax Litigation').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tax Litigation' })).toBeVisible();
    await expectScrolledTo(page, 0);
    await page.mouse.move(besideHeader.x, besideHeader.y);
    await expect(openPanels(page)).toHaveCount(0);
  });

  test('keeps a dropdown closed that was dismissed under the pointer, until the pointer comes back', async ({
    page,
  }) => {
    await page.goto('/services/audit');
    await topLink(page, 'About').hover();
    await expect(openPanels(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(openPanels(page)).toHaveCount(0);
    await page.mouse.move(besideHeader.x, besideHeader.y);
    await topLink(page, 'About').hover();
    await expect(openPanels(page)).toHaveCount(1);

    // A click after hovering keeps it open; the next one closes it.
    await chevron(page, 'About').click();
    await expect(openPanels(page)).toHaveCount(1);
    await chevron(page, 'About').click();
    await expect(openPanels(page)).toHaveCount(0);
    await page.mouse.move(besideHeader.x, besideHeader.y);
    await chevron(page, 'About').click();
    await page.mouse.click(besideHeader.x, besideHeader.y);
    await topLink(page, 'About').hover();
    await expect(openPanels(page)).toHaveCount(1);

    await page.goto('/team');
    await topLink(page, 'About').hover();
    await headerLink(page, 'Our Team').click();
    await expect(openPanels(page)).toHaveCount(0);
  });

  test('has dropdowns that open by key, and close at Escape and at a press elsewhere', async ({ page }) => {
    await page.goto('/services');
    // Links in a closed dropdown are not tab stops.
    await chevron(page, 'Services').focus();
    await page.keyboard.press('Tab');
    await expect(topLink(page, 'Calculator')).toBeFocused();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(headerLink(page, 'Calculator Hub')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(headerLink(page, 'Calculator Hub')).toBeHidden();
    await expect(chevron(page, 'Calculator')).toBeFocused();

    await page.keyboard.press('Space');
    await expect(openPanels(page)).toHaveCount(1);
    await page.mouse.click(besideHeader.x, besideHeader.y);
    await expect(openPanels(page)).toHaveCount(0);
  });
});

test.describe('the menu of a phone', { tag: '@phone' }, () => {
  const menu = (page: Page) => page.getByRole('dialog', { name: /menu$/ });
  const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });

  test('covers the page and keeps the focus until Escape closes it', async ({ page }) => {
    await page.goto('/awards');
    // Makes the back-to-top button appear on the page behind the menu.
    await scrollTo(page, 600);
    await opener(page).tap();
    await expect.poll(() => menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await expect(page.locator('main')).toBeHidden();
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      const isBehind = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('[popover]'),
      );
      expect(isBehind).toBe(false);
    }

    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  test('leads on by its groups', async ({ page }) => {
    const summary = (name: string) => menu(page).locator('summary', { hasText: name });
    await page.goto('/services');
    await opener(page).tap();
    await test.step('to another page, with one group open at a time', async () => {
      await summary('About').tap();
      await expect(menu(page).getByRole('link', { name: 'Our Team' })).toBeVisible();
      await summary('Services').tap();
      await expect(menu(page).getByRole('link', { name: 'Our Team' })).toBeHidden();
      await menu(page).getByRole('link', { name: 'Taxation' }).tap();
      await expect(page).toHaveURL('/services/taxation');
      await expect(menu(page)).toBeHidden();
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    });
    await test.step('smoothly to the top of the page one is on', async () => {
      await scrollTo(page, 600);
      await opener(page).tap();
      await expect(menu(page).locator('details[open]')).toHaveCount(0);
      await summary('Services').tap();
      // Checks the requested scroll behaviour, because a busy machine may render the whole scroll in one frame.
      const asked = await page.evaluateHandle(() => {
        const behaviors: unknown[] = [];
        const scroll = window.scrollTo.bind(window);
        window.scrollTo = (...[options]: unknown[]) => {
          behaviors.push(Object(options).behavior);
          scroll(Object(options));
        };
        return behaviors;
      });
      await menu(page).getByRole('link', { name: 'Taxation' }).tap();
      await expect(menu(page)).toBeHidden();
      await expectScrolledTo(page, 0);
      expect(await asked.jsonValue()).toEqual(['smooth']);
    });
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
      await headerLink(page, 'Tax Litigation').click();
    }

    await expect(page.getByRole('heading', { level: 1, name: 'Tax Litigation' })).toBeVisible();
  });
});
