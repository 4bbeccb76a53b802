import { readFile } from 'node:fs/promises';
import { accessibilityFaults } from './support/accessibility';
import { SALARY_WITH_EVERYTHING } from './support/calculators';
import { expect, test } from './support/fixtures';

const WITH_RESULT = [
  '/calculator/gross-to-net-salary?gross=2500000&compare=3000000',
  SALARY_WITH_EVERYTHING,
  '/calculator/net-to-gross-salary?net=600000',
  '/calculator/net-to-gross-salary?net=540000&heslb=1&bonus=1000000',
  '/calculator/overtime?salary=800000&weekday=40&weekend=16',
  '/calculator/overtime?salary=150000&weekday=12&weekend=6&sector=hospital',
  '/calculator/corporate-tax?income=-5000000&turnover=800000000&losses=3&end=2025-12-31&paid=1000000',
  '/calculator/withholding-tax?kind=dividend&payee=non-resident&state=india&holding=25&amount=1000000&basis=net&day=2026-11-15',
  '/calculator/withholding-tax?kind=produce&amount=1000000&day=2026-11-15',
  '/calculator/vat?task=sale&amount=1180000&rate=electronic&withheld=services&day=2026-11-15',
  '/calculator/vat?task=register&first=2025-01&months=40000000%0A30000000%0A30000000%0A1',
  '/calculator/penalties?tax=20000000&due=2024-05-31&done=2026-05-31&rate=8',
  '/calculator/presumptive-tax?turnover=60000000&year=2026&profit=12000000',
];

test('copies the link and says so for 2 seconds', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/calculator/gross-to-net-salary?gross=800000');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}/calculator/gross-to-net-salary?gross=800000`);
  await page.clock.runFor(2000);
  await expect(page.getByText('Copied')).toHaveCount(0);
});

test('gives the figures as a CSV file with 2 decimals', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/calculator/net-to-gross-salary?net=600000');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('net-to-gross-salary.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('Employee NSSF,10% of gross,71666.67');
});

test('prints one sheet of A4: logo, input, result, tables and note alone', async ({ page }) => {
  await page.goto('/calculator/gross-to-net-salary?gross=2500000');
  await expect(page.getByRole('button', { name: 'Print result' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Prepared .* from the public calculator. Input: /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await expect(page.getByText('Important Note')).toBeVisible();
  for (const hidden of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('heading', { name: 'Your figures' }),
    page.getByRole('navigation', { name: 'Calculators', exact: true }),
    page.getByRole('button', { name: 'Print result' }),
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
  ]) {
    await expect(hidden).toBeHidden();
  }
  const file = await page.pdf({ preferCSSPageSize: true });
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

for (const path of WITH_RESULT) {
  test(`${path.slice(path.lastIndexOf('/') + 1, 60)} has no accessibility faults and fits 320 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    for (const row of await page.locator('main table summary').all()) await row.click();
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
