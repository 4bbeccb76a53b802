import { readFile } from 'node:fs/promises';
import { CALCULATORS } from '../../../lib/site/calculators';
import { CALCULATOR_CASES, SALARY_WITH_EVERYTHING } from '../../support/calculatorCases';
import { someOf } from '../../support/cases';
import { accessibilityFaults } from '../support/accessibility';
import { expect, test } from '../support/fixtures';

/** URLs of results: a salary with every option; in nightly runs, all of them. */
const WITH_RESULT = someOf([
  SALARY_WITH_EVERYTHING,
  ...CALCULATORS.flatMap(({ id, path }) => {
    if (id === 'payroll' || id === 'tax-calendar') return [];
    const { query, others = [] } = CALCULATOR_CASES[id];
    return [query, ...others].map((each) => path + each);
  }),
]);

test('gives the result as a square picture, and prints it on one sheet of A4 without the page around it', async ({
  page,
}) => {
  await page.goto('/calculator/gross-to-net-salary?gross=2500000');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Picture' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('gross-to-net-salary.png');
  const picture = await readFile(await download.path());
  // In a PNG file, the width and height are at bytes 16 and 20.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1080]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Prepared on .* with the public calculator. Input: /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await expect(page.getByText('Important Note')).toBeVisible();
  for (const hidden of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('heading', { name: 'Your figures' }),
    page.getByRole('button', { name: 'Print', exact: true }),
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
  ])
    await expect(hidden).toBeHidden();
  const file = await page.pdf({ preferCSSPageSize: true });
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

for (const path of WITH_RESULT) {
  test(`${path.slice(path.lastIndexOf('/') + 1, 60)} has no accessibility faults and fits 320 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    for (const row of await page.locator('main [data-part="tables"] summary').all()) await row.click();
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
