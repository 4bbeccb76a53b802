import { entriesIn } from './support/content';
import { expect, test } from './support/fixtures';

const CERTIFICATIONS = entriesIn('achievements.json', 'certifications').length;
const REGISTRATIONS = entriesIn('achievements.json', 'registrations').length;

test.beforeEach(({ page }) => page.goto('/about'));

test.describe('Our Values & Vision', () => {
  test('opens on vision and shows one panel at a time', async ({ page }) => {
    const values = page.getByRole('region', { name: 'Our Values & Vision' });

    await expect(values.getByRole('tab', { selected: true })).toHaveText('Vision');
    await expect(values.getByRole('tabpanel')).toHaveCount(1);

    await values.getByRole('tab', { name: 'Approach' }).click();

    await expect(values.getByRole('tabpanel', { name: 'Approach' })).toBeVisible();
    await expect(values.getByRole('tabpanel')).toHaveCount(1);
  });

  test('keeps its height from one panel to the next', async ({ page }) => {
    const values = page.getByRole('region', { name: 'Our Values & Vision' });
    const heights = new Set<number>();
    for (const tab of await values.getByRole('tab').all()) {
      await tab.click();
      heights.add((await values.boundingBox())?.height ?? 0);
    }
    expect([...heights]).toHaveLength(1);
  });

  test('is moved through by the arrow keys, Home and End', async ({ page }) => {
    const selected = page.getByRole('tablist', { name: 'Our Values & Vision' }).getByRole('tab', { selected: true });
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
    }
  });
});

test.describe('Professional Achievements', () => {
  test('shows certifications first, then registrations', async ({ page }) => {
    const achievements = page.getByRole('region', { name: 'Professional Achievements' });

    await expect(achievements.getByRole('tab', { selected: true })).toHaveText(`Certifications ${CERTIFICATIONS}`);
    await expect(achievements.locator('details:visible')).toHaveCount(CERTIFICATIONS);

    await achievements.getByRole('tab', { name: `Registrations ${REGISTRATIONS}` }).click();
    await expect(achievements.locator('details:visible')).toHaveCount(REGISTRATIONS);
  });

  test('opens an item by click, Enter and Space, one at a time', async ({ page }) => {
    const items = page.getByRole('tabpanel', { name: 'Certifications' }).locator('details');
    const openItems = page.locator('details[name="certifications"][open]');
    await expect(openItems).toHaveCount(0);

    await items.nth(0).locator('summary').click();
    await expect(items.nth(0)).toHaveAttribute('open');

    await items.nth(1).locator('summary').press('Enter');
    await expect(items.nth(1)).toHaveAttribute('open');
    await expect(openItems).toHaveCount(1);

    await items.nth(2).locator('summary').press('Space');
    await expect(items.nth(2)).toHaveAttribute('open');
    await expect(openItems).toHaveCount(1);

    await items.nth(2).locator('summary').press('Space');
    await expect(openItems).toHaveCount(0);
  });

  test('closes what was open when the tabs are switched', async ({ page }) => {
    const achievements = page.getByRole('region', { name: 'Professional Achievements' });
    await achievements.locator('summary:visible').first().click();
    await expect(achievements.locator('details[open]')).toHaveCount(1);

    await achievements.getByRole('tab', { name: 'Registrations' }).click();
    await achievements.getByRole('tab', { name: 'Certifications' }).click();

    await expect(achievements.locator('details[open]')).toHaveCount(0);
  });
});

test('leads to the team, to contact and to the services', async ({ page }) => {
  const main = page.getByRole('main');

  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Our Services' })).toHaveAttribute('href', '/services');
  await main.getByRole('link', { name: 'View Our Team' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Team' })).toBeVisible();
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
