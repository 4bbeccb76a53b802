import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { entriesIn } from '../support/siteData';

const CERTIFICATIONS = entriesIn('achievements.json', 'certifications').length;
const REGISTRATIONS = entriesIn('achievements.json', 'registrations').length;

const achievements = (page: Page) => page.getByRole('region', { name: 'Professional Achievements' });

test.beforeEach(({ page }) => page.goto('/about'));

test('achievements open one at a time, and are closed by another tab', async ({ page }) => {
  const tabs = achievements(page).getByRole('tab');
  const items = achievements(page).locator('details').filter({ visible: true });
  await expect(tabs).toHaveText([`Certifications ${CERTIFICATIONS}`, `Registrations ${REGISTRATIONS}`]);
  await expect(items).toHaveCount(CERTIFICATIONS);
  await items.nth(0).locator('summary').click();
  await expect(items.nth(0)).toHaveAttribute('open', '');
  await items.nth(1).locator('summary').press('Enter');
  await expect(items.nth(1)).toHaveAttribute('open', '');
  await expect(items.nth(0)).not.toHaveAttribute('open');
  await items.nth(1).locator('summary').press('Space');
  await expect(items.nth(1)).not.toHaveAttribute('open');
  await items.nth(2).locator('summary').click();

  await tabs.nth(1).click();
  await expect(items).toHaveCount(REGISTRATIONS);
  await tabs.nth(0).click();
  await expect(achievements(page).locator('details[open]')).toHaveCount(0);
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
