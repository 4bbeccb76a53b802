import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** Windows of phones in portrait and landscape, a tablet and a small laptop. */
const WINDOWS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 844, height: 390 },
];

/** The main control of each page. */
const FIRST_CONTROLS: Record<string, (page: Page) => Locator> = {
  '/team': (page) => page.getByRole('searchbox', { name: 'Search by name, position or specialty' }),
  '/resources': (page) => page.getByRole('searchbox', { name: 'Search resources' }),
  '/media': (page) => page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last(),
  '/search': (page) => page.getByRole('combobox', { name: 'Search the whole site' }),
  '/services': (page) => page.getByRole('button', { name: 'All Services' }),
};

test('the first control of a page stands in the first screen of every window', async ({ page }) => {
  const outside: string[] = [];
  for (const [path, controlOf] of Object.entries(FIRST_CONTROLS)) {
    await page.goto(path);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await expect(controlOf(page)).toBeVisible();
      const box = await controlOf(page).boundingBox();
      const end = box ? box.y + box.height : Number.POSITIVE_INFINITY;
      if (end > size.height) outside.push(`${path} at ${size.width} x ${size.height}: ends at ${Math.round(end)}`);
    }
  }
  expect(outside).toEqual([]);
});

/** Texts of the amber links and buttons in the window. */
const amberButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button')]
      .filter((control) => {
        const { top, bottom, width } = control.getBoundingClientRect();
        const isInWindow = width > 0 && bottom > 0 && top < innerHeight;
        return isInWindow && control.checkVisibility({ visibilityProperty: true });
      })
      .filter((control) => getComputedStyle(control).backgroundColor === 'rgb(246, 180, 32)')
      .map(({ textContent }) => textContent),
  );

test('no first screen has more than one amber button', async ({ page }) => {
  for (const path of ['/', '/services', '/services/taxation', '/services/not-found', '/search', '/calculator']) {
    await page.goto(path);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      const where = `${path} at ${size.width} x ${size.height}`;
      await expect.soft.poll(async () => (await amberButtons(page)).length, where).toBeLessThanOrEqual(1);
    }
  }
});

test('the text of a page is 1,440 px wide from 1680 px', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/services');
  const breadcrumb = await page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox();
  expect(breadcrumb?.x).toBe((1920 - 1440) / 2);
});
