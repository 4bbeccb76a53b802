import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/fixtures';

const WITH_RESULT = [
  '/calculator/gross-to-net-salary?gross=2500000&compare=3000000',
  '/calculator/net-to-gross-salary?net=600000',
  '/calculator/overtime?salary=800000&weekday=40&weekend=16',
  '/calculator/corporate-tax?income=-5000000&turnover=800000000&losses=3&end=2025-12-31&paid=1000000',
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
  await page.clock.runFor(1999);
  await expect(page.getByText('Copied')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText('Copied')).toHaveCount(0);
});

test('offers the phone’s own share sheet where there is one, with the same link', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.title = `shared ${data.url}`;
        return Promise.resolve();
      },
    });
  });
  await page.goto('/calculator/overtime?salary=800000&weekday=12&weekend=6');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(/shared .*\/calculator\/overtime\?salary=800000&weekday=12&weekend=6/);
});

test('gives the figures as a CSV file with 2 decimals', async ({ page }) => {
  await page.goto('/calculator/net-to-gross-salary?net=600000');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('net-to-gross-salary.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('Employee NSSF,10% of gross,71666.67');
  expect(text).toContain('Gross salary,taxable pay / 90%,716667.00');
});

for (const path of WITH_RESULT) {
  const name = path.split(/[/?]/)[2];

  test(`prints ${name} as a sheet of its own: logo, input, result, tables and note`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Print result' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Prepared .* from the public calculator. Input: /)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
    await expect(page.getByText('Important Note')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Your figures' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Calculators', exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print result' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });

  test(`${name} with its result has no accessibility faults`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    for (const line of await page.locator('main table summary').all()) await line.click();
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  test(`${name} fits a window of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('prints a salary on one sheet of A4', async ({ page }) => {
  for (const path of ['/calculator/gross-to-net-salary?gross=2500000', '/calculator/net-to-gross-salary?net=1600000']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Print result' })).toBeVisible();
    const file = await page.pdf({ preferCSSPageSize: true });
    expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of WITH_RESULT) {
    test(`${path.split(/[/?]/)[2]} says what it needs and still shows its tables`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText('This calculator needs JavaScript')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'How it is worked out' })).toBeVisible();
      await expect(page.getByRole('table').first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Contact Us' }).first()).toBeAttached();
    });
  }
});
