import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const all = (page: Page) => page.getByRole('complementary', { name: 'All services' });
test('a service has a breadcrumb by category, a request, a call with a phone link, and three related services', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await page.goto('/services/tax-litigation');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Services', 'Tax Services', 'Tax Litigation']);
  // On a phone, the heading below shows the name instead.
  const here = isMobile ? page.getByRole('heading', { level: 1 }) : breadcrumb.getByText('Tax Litigation');
  await expect(here).toBeInViewport({ ratio: 1 });
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
  // The other service in its category comes first, followed by other categories.
  await expect(related.first()).toContainText('Taxation');
});

test('beside the text stand all services by category, at most one category open; on a phone below', {
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
