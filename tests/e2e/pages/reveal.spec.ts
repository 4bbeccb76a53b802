import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const items = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).locator('ul > li');
const opacityOf = (item: Locator) => item.evaluate((element) => Number(getComputedStyle(element).opacity));

test.describe('cards', () => {
  test('behind the cap of a list appear when it is opened', async ({ page }) => {
    await page.goto('/resources');
    const acts = items(page, 'Finance Acts');
    await expect(acts.nth(6)).toHaveAttribute('data-state', 'waiting');
    await page.getByRole('button', { name: 'View All Finance Acts' }).click();
    await acts.nth(6).scrollIntoViewIfNeeded();
    await expect(acts.nth(6)).toHaveAttribute('data-state', 'shown');
    await expect.poll(() => opacityOf(acts.nth(6))).toBe(1);
  });

  test('are all there at once under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/resources?category=acts');
    const last = items(page, 'Acts').last();
    await expect(last).toHaveAttribute('data-state', 'waiting');
    expect(await opacityOf(last)).toBe(1);
  });
});
