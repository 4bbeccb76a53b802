import { expect, test } from '../support/fixtures';
import { sidewaysSentences } from '../support/scrolling';

test('the rates open by their groups, and by the address of one', { tag: '@both' }, async ({ page }) => {
  await page.goto('/rates');
  const law = page.getByText(/Before: 4% to 30 June 2023/);
  await expect(law).toBeHidden();
  await page.getByRole('heading', { name: 'Skills development levy (SDL)' }).click();
  await expect(law).toBeVisible();

  await page.goto('/rates#withholding-rent');
  await expect(page.getByText('Rent of land and buildings', { exact: true })).toBeInViewport();
});

test('a stripe of the cloth opens to its law, to what it came to, and to the tool at the same rate', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/rates');
  const cloth = page.getByRole('group', { name: 'Rates since 2012/13' });
  await cloth.getByText('4.5%', { exact: true }).first().click();
  await expect(cloth.getByText(/^4\.5% 1 July 2016 to 30 June 2020: 60,750\./)).toBeVisible();
  await cloth.evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth, behavior: 'instant' }));
  expect(await sidewaysSentences(page)).toEqual([]);
  await cloth.locator('summary', { hasText: 'Withheld on services' }).click();
  await expect(cloth.getByText(/^4\.5% 1 July 2016/)).toBeHidden();
  await cloth.getByRole('link', { name: 'Withholding tax' }).click();
  await expect(page).toHaveURL('/calculator/withholding-tax#withholding-services');
  await expect(page.getByText('To a non-resident: 15%, final').first()).toBeInViewport();

  for (const [place, path] of [
    ['Tax Guide 2026/27', '/resources/guides/tax-guide-2026-27'],
    ['Value Added Tax Act', '/resources/acts/value-added-tax-act'],
    ['VAT', '/calculator/vat'],
  ] as const) {
    await page.goto('/rates');
    await cloth.locator('summary', { hasText: 'VAT registration at' }).click();
    await cloth.getByRole('link', { name: place, exact: true }).filter({ visible: true }).click();
    await expect(page).toHaveURL(`${path}#vat-threshold`);
    await expect(page.locator(':target')).toBeInViewport();
    await expect(page.locator(':target')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});
