import type { Page } from '@playwright/test';
import { entriesIn } from './support/content';
import { expect, test } from './support/fixtures';

const CERTIFICATIONS = entriesIn('achievements.json', 'certifications').length;
const REGISTRATIONS = entriesIn('achievements.json', 'registrations').length;

const values = (page: Page) => page.getByRole('region', { name: 'Our Values & Vision' });
const achievements = (page: Page) => page.getByRole('region', { name: 'Professional Achievements' });

test.beforeEach(({ page }) => page.goto('/about'));

test('values and vision are moved through by keys and presses, one panel at a time, of the same height', async ({
  page,
}) => {
  const selected = values(page).getByRole('tab', { selected: true });
  const heights = new Set<number>();
  await expect(selected).toHaveText('Vision');
  await selected.focus();
  for (const [key, label] of [
    ['ArrowRight', 'Mission'],
    ['ArrowLeft', 'Vision'],
    ['ArrowLeft', 'Approach'],
    ['Home', 'Vision'],
    ['End', 'Approach'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected).toHaveText(label);
    await expect(selected).toBeFocused();
    heights.add((await values(page).boundingBox())?.height ?? 0);
  }
  await values(page).getByRole('tab', { name: 'Values' }).click();
  heights.add((await values(page).boundingBox())?.height ?? 0);

  await expect(values(page).getByRole('tabpanel', { name: 'Values' })).toBeVisible();
  await expect(values(page).getByRole('tabpanel')).toHaveCount(1);
  expect([...heights]).toHaveLength(1);
});

test('achievements open one at a time, by click, Enter and Space, and close when the tabs are switched', async ({
  page,
}) => {
  const items = achievements(page).locator('details:visible');
  const open = achievements(page).locator('details[open]');
  await expect(items).toHaveCount(CERTIFICATIONS);
  await expect(open).toHaveCount(0);
  await items.nth(0).locator('summary').click();
  await expect(items.nth(0)).toHaveAttribute('open');
  for (const [index, key] of [
    [1, 'Enter'],
    [2, 'Space'],
  ] as const) {
    await items.nth(index).locator('summary').press(key);
    await expect(items.nth(index)).toHaveAttribute('open');
    await expect(open).toHaveCount(1);
  }

  await achievements(page)
    .getByRole('tab', { name: `Registrations ${REGISTRATIONS}` })
    .click();
  await expect(items).toHaveCount(REGISTRATIONS);
  await achievements(page).getByRole('tab', { name: 'Certifications' }).click();
  await expect(open).toHaveCount(0);
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
