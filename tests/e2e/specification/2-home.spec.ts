import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { entriesIn } from '../support/siteData';

const AFFILIATIONS = entriesIn('affiliations.json').filter(({ onHome }) => onHome);

const services = (page: Page) => page.getByRole('region', { name: 'Our Core Services' });
const cards = (page: Page) => services(page).getByRole('article');
const row = (page: Page) => page.getByRole('region', { name: 'Our services' }).getByRole('list').first();
const industries = (page: Page) => page.getByRole('region', { name: 'Industries we know from the inside' });
const chosen = (page: Page) => industries(page).getByRole('tab', { selected: true });
const recognition = (page: Page) => page.getByRole('region', { name: 'Certifications, affiliations and awards' });

// Scrolling by half of the visible width is tested in tests/unit/components/ui/scrollRow.test.tsx.
test('our core services are 300 px wide on a phone and 340 above, and dots lead to groups of three', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await row(page).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await cards(page).first().boundingBox())?.width).toBe(300);
  /** Index of the first visible card. */
  const first = () => row(page).evaluate((list) => Math.round(list.scrollLeft / (300 + 24)));
  await services(page).getByRole('button', { name: 'Next' }).tap();
  await expect.poll(first).toBe(1);
  for (const dot of [3, 4]) {
    await services(page)
      .getByRole('button', { name: `Show page ${dot} of 4` })
      .tap();
    await expect.poll(first).toBe((dot - 1) * 3);
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(async () => (await cards(page).first().boundingBox())?.width).toBe(340);
});

test.describe('the industries', () => {
  // Their keys, lock and announcements are tested in tests/unit/components/home/IndustriesCarousel.test.tsx.
  test('show one at a time, and are counted on phones', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    await expect(industries(page).getByText('1 / 6')).toBeVisible();
    await chosen(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(chosen(page)).toHaveText('Financial Services');
    await expect(chosen(page)).toBeFocused();
    await expect(industries(page).getByRole('tabpanel')).toHaveCount(1);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(industries(page).getByText('2 / 6')).toBeHidden();
  });

  test('have a link to all of them that comes to rest 120 px above their list', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'View All Industries' }).click();
    await expect(page).toHaveURL('/awards#industry-experience');
    const top = () => page.locator('#industry-experience').evaluate((list) => list.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs(Math.round(await top()) - 120)).toBeLessThanOrEqual(1);
  });
});

test.describe('certifications and awards', () => {
  const dots = (page: Page) => recognition(page).getByRole('button', { name: /^Show plaque/ });
  const next = (page: Page) => recognition(page).getByRole('button', { name: 'Next' });
  const shown = (page: Page) =>
    recognition(page)
      .getByRole('list')
      .filter({ visible: true })
      .first()
      .evaluate((list) => list.scrollLeft);

  test('have a dot for each place at which their row stops, arrows that end there, and every press moves it', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await recognition(page).getByRole('tab', { name: 'Affiliations & Awards' }).click();
    const stops = AFFILIATIONS.length;
    await expect(dots(page)).toHaveCount(stops);
    await expect(recognition(page).getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    for (let stop = 2; stop <= stops; stop += 1) {
      const before = await shown(page);
      await next(page).click();
      await expect.poll(() => shown(page)).toBeGreaterThan(before);
      await expect(dots(page).nth(stop - 1)).toHaveAttribute('aria-current', 'true');
    }
    await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
  });

  test('have neither where all of them are in sight', async ({ page }) => {
    await page.goto('/');
    await expect(recognition(page).getByRole('listitem').filter({ visible: true }).first()).toBeVisible();
    await expect(next(page)).toBeHidden();
    await expect(dots(page).first()).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(next(page)).toBeVisible();
    await expect(dots(page)).toHaveCount(entriesIn('credentials.json').length);
  });
});
