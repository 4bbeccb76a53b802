import type { Page } from '@playwright/test';
import { getLead } from '../../../lib/server/content/loaders/firm.ts';
import { getAllServices } from '../../../lib/server/content/loaders/services.ts';
import { expect, test } from '../support/fixtures';

const AUDIT = getAllServices().find(({ id }) => id === 'audit');

const all = (page: Page) => page.getByRole('complementary', { name: 'All services' });
/** Returns whether the column, or an element around it, scrolls separately. */
const scrollsApart = (page: Page) =>
  all(page).evaluate((element) => {
    const parents = [element, element.parentElement, element.parentElement?.parentElement];
    return parents.some((parent) => parent && getComputedStyle(parent).overflowY !== 'visible');
  });

test('a service has a breadcrumb by category, a request, a call with a phone link, and three related services', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/services/tax-litigation');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Services', 'Tax Services', 'Tax Litigation']);
  await expect(breadcrumb.getByText('Tax Litigation')).toBeInViewport({ ratio: 1 });
  await expect(breadcrumb.getByRole('link', { name: 'Tax Services' })).toHaveAttribute('href', '/services#tax');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Request This Service' }).first()).toHaveAttribute(
    'href',
    /^\/contact\?/,
  );
  const call = main.locator('section').filter({ has: page.getByRole('heading', { name: /^Talk to / }) });
  await expect(call.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(call.getByRole('link', { name: 'Request This Service' })).toBeVisible();
  const related = page.getByRole('region', { name: 'Related Services' }).getByRole('article');
  await expect(related).toHaveCount(3);
  // The other service of its category comes first, then other categories.
  await expect(related.first()).toContainText('Taxation');
});

test('beside the text stand all services by category, seen whole, at most one category open, and the lead in sight; on a phone below', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await page.goto('/services/audit');
  const top = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0;
  const lead = page
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { name: getLead(AUDIT?.lead ?? '').name }) });
  const text = await page.getByRole('region', { name: 'Your deadlines' }).boundingBox();
  const services = await all(page).boundingBox();
  if (isMobile) {
    expect(services?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0));
    const leadTop = (await lead.first().boundingBox())?.y ?? 0;
    expect(leadTop).toBeGreaterThan(await top('You get'));
    expect(leadTop).toBeLessThan(await top('Time and fee'));
  } else {
    expect(services?.x).toBeLessThan(text?.x ?? 0);
    await page.getByRole('region', { name: 'Your deadlines' }).scrollIntoViewIfNeeded();
    await expect(lead.first()).toBeInViewport({ ratio: 0.9 });
    for (const [width, height] of [
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await all(page).evaluate((element) => element.scrollIntoView());
      for (const summary of await all(page).locator('summary').all())
        await expect(summary).toBeInViewport({ ratio: 1 });
      expect(await scrollsApart(page), 'scrolls inside').toBe(false);
    }
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

test('services state the facts of the law: six months for the final return, Form 128, and lists of filings', async ({
  page,
}) => {
  await page.goto('/services/taxation');
  const text = await page.getByRole('main').textContent();
  expect(text).toMatch(/within 6 months|six months/i);
  for (const period of [/month/i, /quarter/i, /year/i]) expect(text).toMatch(period);
  await page.goto('/services/secretarial');
  await expect(
    page
      .getByRole('main')
      .getByText(/Form 128/)
      .first(),
  ).toBeVisible();
});
