import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { entriesIn } from './support/content';
import { expect, test } from './support/fixtures';

const SERVICES = readdirSync('content/services').length;
const AFFILIATIONS = entriesIn('affiliations.json').filter(({ onHome }) => onHome);

const services = (page: Page) => page.getByRole('region', { name: 'Our Core Services' });
const cards = (page: Page) => services(page).getByRole('article');
const row = (page: Page) => page.getByRole('region', { name: 'Our services' }).getByRole('list').first();
const industries = (page: Page) => page.getByRole('region', { name: 'Industries we know from the inside' });
const chosen = (page: Page) => industries(page).getByRole('tab', { selected: true });

/** The page's script runs once the bar of the first slide grows. */
const ready = (page: Page) =>
  expect(page.getByRole('list', { name: 'Slides', exact: true })).toHaveAttribute('data-state', 'moving');

test.describe('our core services', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await expect(cards(page)).toHaveCount(SERVICES);
  });

  test('are filtered by category', async ({ page }) => {
    await services(page).getByRole('button', { name: 'Tax Services' }).click();
    await expect(cards(page).getByRole('heading')).toHaveText(['Taxation', 'Tax Litigation']);
    await expect(services(page).getByRole('button', { name: 'Next' })).toHaveCount(0);
    await services(page).getByRole('button', { name: 'All Services' }).click();
    await expect(cards(page)).toHaveCount(SERVICES);
    await expect(services(page).getByRole('button', { name: /^Show page/ })).toHaveCount(Math.ceil(SERVICES / 3));
  });

  test('are as wide as the specification says', { tag: '@both' }, async ({ page }) => {
    const width = async () => (await cards(page).first().boundingBox())?.width;
    await expect.poll(width).toBe((page.viewportSize()?.width ?? 0) < 768 ? 300 : 340);
  });

  test('move by half of what is in view', async ({ page }) => {
    await row(page).scrollIntoViewIfNeeded();
    const width = await row(page).evaluate((element) => element.clientWidth);
    await services(page).getByRole('button', { name: 'Next' }).click();
    const scrolled = () => row(page).evaluate((element) => element.scrollLeft);
    // Where it comes to rest at the edge of a card, that may be some way from the half.
    await expect.poll(scrolled).toBeGreaterThan(width / 2 - 182);
    expect(await scrolled()).toBeLessThan(width / 2 + 182);
    await expect(services(page).getByRole('button', { name: 'Previous' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('lead to all services', async ({ page }) => {
    await expect(services(page).getByRole('link', { name: 'View All Services' })).toHaveAttribute('href', '/services');
  });
});

test('the search of services waits for 300 ms of rest, and a reset brings all back', async ({ page }) => {
  await page.clock.install({ time: '2026-01-05T09:00:00' });
  await page.goto('/');
  await ready(page);
  await page.clock.pauseAt('2026-01-05T09:10:00');
  const search = page.getByRole('searchbox', { name: 'Search services' });
  await search.fill('no such service');
  await page.clock.runFor(299);
  await expect(cards(page)).toHaveCount(SERVICES);
  await page.clock.runFor(1);
  await expect(page.getByText('No services found matching your criteria')).toBeVisible();
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(cards(page)).toHaveCount(SERVICES);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
});

test.describe('the industries', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-01-05T09:00:00' });
    await page.goto('/');
    await ready(page);
    await page.clock.pauseAt('2026-01-05T09:10:00');
    await industries(page).scrollIntoViewIfNeeded();
    await page.clock.runFor(1000);
  });

  test('ignore changes within 320 ms', async ({ page }) => {
    const next = industries(page).getByRole('button', { name: 'Next industry' });
    await next.click();
    await expect(chosen(page)).toHaveText('Financial Services');
    await page.clock.runFor(319);
    await next.click();
    await expect(chosen(page)).toHaveText('Financial Services');
    await page.clock.runFor(1);
    await next.click();
    await expect(chosen(page)).toHaveText('Education');
  });

  test('show the panel of the chosen tab alone, and say which it is', async ({ page }) => {
    await industries(page).getByRole('button', { name: 'Show industry 6 of 6' }).click();
    await expect(industries(page).getByRole('tabpanel')).toHaveCount(1);
    await expect(industries(page).getByRole('heading', { name: 'FMCG & Retail' })).toBeVisible();
    await expect(industries(page).getByRole('status')).toHaveText('FMCG & Retail, 6 of 6');
  });

  test('answer the arrow keys of the way they stand', { tag: '@both' }, async ({ page, hasTouch }) => {
    await chosen(page).focus();
    await page.keyboard.press(hasTouch ? 'ArrowRight' : 'ArrowDown');
    await expect(chosen(page)).toHaveText('Financial Services');
    await expect(chosen(page)).toBeFocused();
    await page.clock.runFor(320);
    await page.keyboard.press('End');
    await expect(chosen(page)).toHaveText('FMCG & Retail');
  });

  test('are counted on phones', { tag: '@both' }, async ({ page, hasTouch }) => {
    await expect(industries(page).getByText('1 / 6')).toBeVisible({ visible: hasTouch });
  });
});

test('the link to all industries comes to rest 120 px above their list', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await page.getByRole('link', { name: 'View All Industries' }).click();
  await expect(page).toHaveURL('/awards#industry-experience');
  const distance = () =>
    page.evaluate(() => {
      const target = document.getElementById('industry-experience');
      return target ? Math.round(target.getBoundingClientRect().top) : undefined;
    });
  await expect.poll(async () => Math.abs(((await distance()) ?? Number.NaN) - 120)).toBeLessThanOrEqual(1);
});

test.describe('certifications and awards', () => {
  const section = (page: Page) => page.getByRole('region', { name: 'Certifications, affiliations and awards' });

  test('end at the first and the last plaque', async ({ page }) => {
    // Each step is over at once: a row that rests on its way names what it then shows.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await section(page).getByRole('tab', { name: 'Affiliations & Awards' }).click();
    const next = section(page).getByRole('button', { name: 'Next' });
    const current = section(page).locator('li[aria-current]').filter({ visible: true });
    await expect(section(page).getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    for (const { shortName } of AFFILIATIONS.slice(1)) {
      await next.click();
      await expect(current).toContainText(String(shortName));
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  });

  test('have a dot for each plaque where not all are in view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await ready(page);
    const dots = section(page).getByRole('button', { name: /^Show plaque/ });
    await expect(dots).toHaveCount(entriesIn('credentials.json').length);
    await section(page).getByRole('tab', { name: 'Affiliations & Awards' }).click();
    await expect(dots).toHaveCount(AFFILIATIONS.length);
  });

  test('have controls only where there is something to scroll to', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    for (const tab of ['Professional Certifications', 'Affiliations & Awards']) {
      await section(page).getByRole('tab', { name: tab }).click();
      const row = section(page).getByRole('list').filter({ visible: true }).first();
      const scrolls = await row.evaluate((list) => list.scrollWidth > list.clientWidth);
      await expect(section(page).getByRole('button', { name: 'Next' })).toBeVisible({ visible: scrolls });
    }
  });
});
