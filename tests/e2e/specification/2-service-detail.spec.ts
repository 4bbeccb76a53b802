import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const all = (page: Page) => page.getByRole('complementary', { name: 'All services' });

test('all services are beside the text, or below it on a phone, with at most one category open', async ({ page }) => {
  await page.goto('/services/audit');
  const boxes = () =>
    Promise.all([page.getByRole('region', { name: 'You get' }), all(page)].map((box) => box.boundingBox()));
  const [text, services] = await boxes();
  expect(services?.x).toBeLessThan(text?.x ?? 0);
  await page.setViewportSize({ width: 390, height: 844 });
  const [textAbove, below] = await boxes();
  expect(below?.y).toBeGreaterThan((textAbove?.y ?? 0) + (textAbove?.height ?? 0));

  const open = all(page).locator('details[open]');
  await expect(open).toHaveCount(0);
  for (const name of ['Audit & Assurance', 'Tax Services']) {
    await all(page).locator('summary', { hasText: name }).click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText(name);
  }
  await all(page).locator('summary', { hasText: 'Tax Services' }).click();
  await expect(open).toHaveCount(0);
});
