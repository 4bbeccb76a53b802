import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const items = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).locator('ul > li');
const opacityOf = (item: Locator) => item.evaluate((element) => Number(getComputedStyle(element).opacity));

test.describe('cards', () => {
  test('stand from the first where they are in view at first', async ({ page }) => {
    await page.goto('/resources?category=acts');
    const acts = items(page, 'Acts');
    await expect(acts.last()).toHaveAttribute('data-state', 'waiting');
    await expect(acts.first()).not.toHaveAttribute('data-state');
  });

  test('behind the cap of a list appear when it is opened', async ({ page }) => {
    await page.goto('/resources');
    const acts = items(page, 'Finance Acts');
    await expect(acts.nth(6)).toHaveAttribute('data-state', 'waiting');
    await page.getByRole('button', { name: 'View All Finance Acts' }).click();
    await acts.nth(6).scrollIntoViewIfNeeded();
    await expect(acts.nth(6)).toHaveAttribute('data-state', 'shown');
    await expect.poll(() => opacityOf(acts.nth(6))).toBe(1);
  });

  test('do not wait for those that came before them', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/resources?category=guides');
    const last = items(page, 'Tax Guides').last();
    await expect(last).toHaveAttribute('data-state', 'waiting');
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await last.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(last).toHaveAttribute('data-state', 'shown');
    expect(Number(await last.getAttribute('data-step'))).toBeLessThan(5);
  });

  test('are all there at once under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/resources?category=acts');
    const last = items(page, 'Acts').last();
    await expect(last).toHaveAttribute('data-state', 'waiting');
    expect(await opacityOf(last)).toBe(1);
  });
});
