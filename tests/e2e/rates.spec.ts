import { expect, test } from './support/fixtures';
import { sidewaysSentences } from './support/scrolling';

const LONGEST_PAGE_PX = 9000;

test('the rates of a phone open by their groups, and by the address of one', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/rates', '/rates/2026-27']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(LONGEST_PAGE_PX);
    const levy = page.getByRole('region', { name: 'Skills development levy (SDL)' });
    const law = levy.getByText(/Before: 4% to 30 June 2023/);
    await expect(law).toBeHidden();
    await levy.getByText('3 rates').tap();
    await expect(law).toBeVisible();
  }

  await page.goto('/rates#withholding-rent');
  await expect(page.getByText('Rent of land and buildings', { exact: true })).toBeInViewport();
});

test('wider screens show every rate without a press', async ({ page }) => {
  await page.goto('/rates');
  await expect(page.getByRole('region', { name: 'Withholding tax' }).getByRole('row').last()).toBeVisible();
  await expect(page.locator('summary').getByText('3 rates')).toBeHidden();
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
