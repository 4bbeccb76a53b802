import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

const styleOf = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);

test('the switch of a calculator is the browser’s own checkbox', async ({ page }) => {
  await page.goto('/calculator/gross-to-net-salary');
  const control = page.getByRole('switch', { name: 'Fewer than 10 employees' });

  await expect(control).toHaveCSS('appearance', 'auto');
  expect(await styleOf(control, 'display', '::after')).toBe('none');
});

const INITIALS = String(Reflect.get(Object(JSON.parse(readFileSync('content/founder.json', 'utf8'))), 'initials'));

test('on Home initials stand on their drawing without a block, and the bar of the slide that shows differs', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText(INITIALS, { exact: true })).toHaveCSS('forced-color-adjust', 'none');

  const bars = page.getByRole('list', { name: 'Slides' }).getByRole('button');
  const outlines = () =>
    bars.evaluateAll((buttons) =>
      buttons.map((button) => getComputedStyle(button.firstElementChild ?? button).outlineStyle !== 'none'),
    );
  await expect.poll(outlines).toEqual([true, false, false, false]);

  await bars.nth(2).click();
  await expect.poll(outlines).toEqual([false, false, true, false]);
});
