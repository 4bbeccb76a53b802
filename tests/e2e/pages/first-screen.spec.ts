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
