import { expect, test } from '../support/fixtures';

test('cards are revealed when they come into sight, and at once where less motion is asked', async ({ page }) => {
  const card = page.getByRole('region', { name: 'Acts', exact: true }).locator('ul > li').last();
  const opacity = () => card.evaluate((element) => Number(getComputedStyle(element).opacity));
  await page.goto('/resources?category=acts');
  await expect(card).toHaveAttribute('data-state', 'waiting');
  await expect.poll(opacity).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(opacity).toBe(1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveAttribute('data-state', 'shown');
  await expect.poll(opacity).toBe(1);
});
