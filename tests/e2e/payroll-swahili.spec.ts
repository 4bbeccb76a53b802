import { accessibilityFaults } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { employee, FIRM, PATH } from './support/payroll';

test('the sheet comes along into Kiswahili, and the firm’s file has the same result there', async ({ page }) => {
  await page.goto(PATH);
  await page.getByLabel('Income year').selectOption('2026/27');
  await page.getByLabel('Month', { exact: true }).selectOption('November');
  await employee(page, 1).getByLabel('Name').fill('Asha Mushi');
  await employee(page, 1).getByLabel('Basic pay').fill('1,000,000');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kiswahili', exact: true }).click();
  await expect(page).toHaveURL(`/sw${PATH}`);
  await expect(page.getByLabel('Jina', { exact: true })).toHaveValue('Asha Mushi');
  await expect(page.getByLabel('Mwezi', { exact: true })).toHaveValue('11');
  await page.getByRole('button', { name: 'Kokotoa mishahara' }).click();
  const result = page.getByRole('region', { name: 'Jibu' });
  await expect(result).toContainText('Mshahara halisi wa mfanyakazi 1 TZS 797,000');
  await page.getByLabel('Fungua faili la CSV, au lidondoshe hapa').setInputFiles(FIRM);
  await page.getByRole('button', { name: 'Badilisha hao 1' }).click();
  await page.getByRole('button', { name: 'Kokotoa mishahara' }).click();
  await expect(result).toContainText('Mshahara halisi wa wafanyakazi 12 TZS 13,528,589');
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
});
