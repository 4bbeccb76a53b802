import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const all = (page: Page) => page.getByRole('complementary', { name: 'All services' });

test('all services are beside the text, or below it on a phone, with at most one category open', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await page.goto('/services/audit');
  const lists = page.getByRole('region', { name: 'You get' });
  const [text, services] = [await lists.boundingBox(), await all(page).boundingBox()];
  if (isMobile) {
    expect(services?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0));
  } else {
    expect(services?.x).toBeLessThan(text?.x ?? 0);
  }

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
