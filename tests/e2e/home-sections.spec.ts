import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openStopped } from './support/clock';
import { entriesIn } from './support/content';
import { expect, test } from './support/fixtures';

const SERVICES = readdirSync('content/services').filter((file) => !file.endsWith('.sw.mdx')).length;
const AFFILIATIONS = entriesIn('affiliations.json').filter(({ onHome }) => onHome);

const services = (page: Page) => page.getByRole('region', { name: 'Our Core Services' });
const cards = (page: Page) => services(page).getByRole('article');
const row = (page: Page) => page.getByRole('region', { name: 'Our services' }).getByRole('list').first();
const industries = (page: Page) => page.getByRole('region', { name: 'Industries we know from the inside' });
const chosen = (page: Page) => industries(page).getByRole('tab', { selected: true });
const recognition = (page: Page) => page.getByRole('region', { name: 'Certifications, affiliations and awards' });

test.describe('our core services', () => {
  test('are as wide as the specification says', { tag: '@both' }, async ({ page }) => {
    await page.goto('/');
    const width = async () => (await cards(page).first().boundingBox())?.width;
    await expect.poll(width).toBe((page.viewportSize()?.width ?? 0) < 768 ? 300 : 340);
  });

  test('move by half of what is in view, and are filtered by category and by words', async ({ page }) => {
    await page.goto('/');
    await row(page).scrollIntoViewIfNeeded();
    const width = await row(page).evaluate((element) => element.clientWidth);
    await services(page).getByRole('button', { name: 'Next' }).click();
    const scrolled = () => row(page).evaluate((element) => element.scrollLeft);
    // Where it comes to rest at the edge of a card, that may be some way from the half.
    await expect.poll(scrolled).toBeGreaterThan(width / 2 - 182);
    expect(await scrolled()).toBeLessThan(width / 2 + 182);
    await expect(services(page).getByRole('button', { name: 'Previous' })).not.toHaveAttribute('aria-disabled', 'true');

    await services(page).getByRole('button', { name: 'Tax Services' }).click();
    await expect(cards(page).getByRole('heading')).toHaveText(['Taxation', 'Tax Litigation']);
    await expect(services(page).getByRole('button', { name: 'Next' })).toHaveCount(0);

    const search = page.getByRole('searchbox', { name: 'Search services' });
    await search.fill('no such service');
    await expect(page.getByText('No services found matching your criteria')).toBeVisible();
    await page.getByRole('button', { name: 'Reset filters' }).click();
    await expect(cards(page)).toHaveCount(SERVICES);
    await expect(search).toBeFocused();
  });
});

test.describe('the industries', () => {
  test('answer the arrow keys of the way they stand, and are counted on phones', { tag: '@both' }, async ({
    page,
    hasTouch,
  }) => {
    await openStopped(page, '/');
    await industries(page).scrollIntoViewIfNeeded();
    await page.clock.runFor(1000);
    await expect(industries(page).getByText('1 / 6')).toBeVisible({ visible: hasTouch });
    await chosen(page).focus();
    await page.keyboard.press(hasTouch ? 'ArrowRight' : 'ArrowDown');
    await expect(chosen(page)).toHaveText('Financial Services');
    await expect(chosen(page)).toBeFocused();

    await page.clock.runFor(319);
    await page.keyboard.press('End');
    await expect(chosen(page)).toHaveText('Financial Services');
    await page.clock.runFor(1);
    await page.keyboard.press('End');
    await expect(industries(page).getByRole('tabpanel')).toHaveCount(1);
    await expect(industries(page).getByRole('heading', { name: 'FMCG & Retail' })).toBeVisible();
    await expect(industries(page).getByRole('status')).toHaveText('FMCG & Retail, 6 of 6');
  });

  test('have a link to all of them that comes to rest 120 px above their list', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'View All Industries' }).click();
    await expect(page).toHaveURL('/awards#industry-experience');
    const top = () => page.locator('#industry-experience').evaluate((list) => list.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs(Math.round(await top()) - 120)).toBeLessThanOrEqual(1);
  });
});

test('certifications and awards have controls where there is something to scroll to, and end at the last plaque', async ({
  page,
}) => {
  // Each step is over at once: a row that rests on its way names what it then shows.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const next = recognition(page).getByRole('button', { name: 'Next' });
  for (const tab of ['Professional Certifications', 'Affiliations & Awards']) {
    await recognition(page).getByRole('tab', { name: tab }).click();
    const plaques = recognition(page).getByRole('list').filter({ visible: true }).first();
    await expect(next).toBeVisible({
      visible: await plaques.evaluate((list) => list.scrollWidth > list.clientWidth),
    });
  }

  const current = recognition(page).locator('li[aria-current]').filter({ visible: true });
  await expect(recognition(page).getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  for (const { shortName } of AFFILIATIONS.slice(1)) {
    await next.click();
    await expect(current).toContainText(String(shortName));
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');

  await page.setViewportSize({ width: 390, height: 844 });
  const dots = recognition(page).getByRole('button', { name: /^Show plaque/ });
  await expect(dots).toHaveCount(AFFILIATIONS.length);
  await recognition(page).getByRole('tab', { name: 'Professional Certifications' }).click();
  await expect(dots).toHaveCount(entriesIn('credentials.json').length);
});
