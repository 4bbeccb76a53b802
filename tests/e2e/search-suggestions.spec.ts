import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { sidewaysRoom } from './support/scrolling';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the whole site' });
const option = (page: Page, name: string) => page.getByRole('option', { name });

test.describe('suggestions of the search', () => {
  test('stay on the screen of a phone, and open by a touch', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/search');
    await field(page).tap();
    await field(page).pressSequentially('conatct');
    await expect(option(page, 'Contact Us')).toBeVisible();
    expect(await sidewaysRoom(page)).toBe(0);
    await option(page, 'Contact Us').tap();
    await expect(page).toHaveURL('/contact');
  });
});

/** Runs in the page: sums up layout shifts without recent input. */
function observeShifts(): void {
  const seen = { shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) seen.shift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test('the page of the search does not move while results arrive', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(observeShifts);
  // Late answers: shifts count once the last key is long past.
  await page.route('**/{search-index.json,pagefind/**}', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto('/search?q=withholding');
  await expect(page.getByText(/^We found .* passages in our documents$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Inside the documents' })).toBeAttached();
  await field(page).fill('skills levy in 2023');
  await expect(page.getByRole('heading', { level: 2, name: 'Finance Act 2023' })).toBeAttached();
  await expect(page.getByText(/^We found .* passages in our documents$/)).toBeVisible();
  expect(await page.evaluate(() => ('seen' in window ? window.seen : undefined))).toEqual({ shift: 0 });
});
