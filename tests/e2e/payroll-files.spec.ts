import { readFileSync } from 'node:fs';
import { accessibilityFaults } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { employee, openFirm, workOut } from './support/payroll';

test('last month’s file, the year and the lists stand below the result, and nothing is sent', async ({ page }) => {
  await openFirm(page);
  await workOut(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const file = { name: 'november.csv', mimeType: 'text/csv', buffer: readFileSync(await (await downloading).path()) };
  const sent: string[] = [];
  // What a panel is made of is fetched by its press; nothing else is asked for.
  page.on('request', (request) => {
    const isPart = request.method() === 'GET' && /\/_next\/static\/[^?]*\.(js|css)$/.test(request.url());
    if (!isPart) sent.push(request.url());
  });
  await page.getByLabel('Month', { exact: true }).selectOption('December');
  await employee(page, 1).getByLabel('Basic pay').fill('5,000,000');
  await workOut(page);
  const checks = page.getByRole('table', { name: 'Check before you print' });
  await expect(checks.getByRole('row', { name: /^Employees/ })).toContainText('✓ every row, each once');
  await page.getByRole('button', { name: 'Compare with last month' }).click();
  await page.getByLabel('Open last month’s CSV file').setInputFiles(file);
  await expect(page.getByText('0 new, 0 left, 1 changed by more than 10%, 11 as before or nearly.')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'November 2026', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'The year of each employee' }).click();
  await page.getByLabel(/^Open the CSV files of the year/).setInputFiles(file);
  const year = page.getByRole('table', { name: 'Each employee in 2026' });
  await expect(year.getByRole('row', { name: /^Asha Mushi 2 / })).toBeVisible();
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Lists to hand in' }).click();
  await expect(page.getByText(/^11 rows, together TZS .*, as the payroll has it/)).toBeVisible();
  expect(sent).toEqual([]);
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
});
