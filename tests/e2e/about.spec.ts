import type { Page } from '@playwright/test';
import { entriesIn } from './support/content';
import { expect, test } from './support/fixtures';

const CERTIFICATIONS = entriesIn('achievements.json', 'certifications').length;
const REGISTRATIONS = entriesIn('achievements.json', 'registrations').length;

const values = (page: Page) => page.getByRole('region', { name: 'Our Values & Vision' });

test.beforeEach(({ page }) => page.goto('/about'));

test('the panels of values and vision are of the same height', async ({ page }) => {
  const heights = new Set<number>();
  for (const tab of await values(page).getByRole('tab').all()) {
    await tab.click();
    await expect(values(page).getByRole('tabpanel')).toHaveCount(1);
    heights.add((await values(page).boundingBox())?.height ?? 0);
  }
  expect([...heights]).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all values and all achievements stand open to be read', async ({ page }) => {
    for (const label of ['Vision', 'Mission', 'Values', 'Approach', 'Certifications', 'Registrations']) {
      await expect(page.getByRole('heading', { level: 3, name: label, exact: true })).toBeVisible();
    }
    await expect(page.locator('main details:visible')).toHaveCount(CERTIFICATIONS + REGISTRATIONS);
    await expect(page.getByRole('tab')).toHaveCount(0);

    const registration = page.locator('details[name="registrations"]').first();
    await registration.locator('summary').click();
    await expect(registration.locator('p')).toBeVisible();
  });
});
