import { getAllServices } from '../../../lib/server/content/loaders/services.ts';
import { expect, test } from '../support/fixtures';

const SERVICE_VALUES = [
  'audit',
  'investigations',
  'accounting',
  'secretarial',
  'cfo',
  'transactions',
  'taxation',
  'tax-litigation',
  'business-plans',
  'training',
  'company-setup',
  'other',
];

const CATEGORIES = {
  audit: ['audit', 'investigations'],
  business: ['accounting', 'secretarial', 'company-setup'],
  tax: ['taxation', 'tax-litigation'],
  advisory: ['cfo', 'transactions', 'business-plans', 'training'],
};

// The fields of a callback: tests/unit/components/behaviours/enquiry/CallbackForm.test.tsx.
test('an enquiry has six fields, and a service out of twelve', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('#message form');
  for (const name of ['name', 'email', 'phone', 'company', 'service', 'message'])
    await expect(form.locator(`[name="${name}"]`)).toBeVisible();
  const values = await form
    .locator('[name="service"] option')
    .evaluateAll((options) => options.map((option) => (option instanceof HTMLOptionElement ? option.value : '')));
  expect(values).toEqual(['', ...SERVICE_VALUES]);
});

test('eleven services stand in four categories', () => {
  const idsIn = (wanted: string) =>
    getAllServices('en').flatMap(({ id, category }) => (category === wanted ? [id] : []));
  for (const [category, ids] of Object.entries(CATEGORIES)) expect(idsIn(category).toSorted()).toEqual(ids.toSorted());
  expect(getAllServices('en')).toHaveLength(SERVICE_VALUES.length - 1);
});

test('the library holds the guides, acts, Finance Acts and videos that are named', async ({ page }) => {
  await page.goto('/resources');
  const entry = (section: string, title: string) =>
    page.getByRole('region', { name: section, exact: true }).locator('article').filter({ hasText: title }).first();
  const years = Array.from({ length: 13 }, (_, index) => 2012 + index);
  for (const [section, titles] of Object.entries({
    'Tax Guides': [
      ...years.map((year) => `Tax Guide ${year}/${String(year + 1).slice(2)}`),
      'Non-profit tax guide',
      'Forex regulations',
      'Payroll automation spreadsheet',
    ],
    Acts: ['Tax Administration Act', 'Income Tax Act', 'Value Added Tax Act', 'Companies Act', 'Stamp Duty Act'],
    'Finance Acts': [2012, ...years.slice(2), 2025].map((year) => `Finance Act ${year}`),
  }))
    for (const title of titles) await expect(entry(section, title)).toBeAttached();
  for (const [section, count] of Object.entries({ Videos: 4, Articles: 12, Acts: 12 }))
    expect(
      await page.getByRole('region', { name: section, exact: true }).locator('article').count(),
    ).toBeGreaterThanOrEqual(count);
});
