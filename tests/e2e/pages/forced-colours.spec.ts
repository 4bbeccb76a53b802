import { getFounder } from '../../../lib/server/content/loaders/firm.ts';
import { expect, test } from '../support/fixtures';

test('forced colours keep the browser’s own switch, and tell the bar of the slide that shows from the others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/calculator/gross-to-net-salary');
  await expect(page.getByRole('switch', { name: 'Fewer than 10 employees' })).toHaveCSS('appearance', 'auto');

  await page.goto('/');
  await expect(page.getByText(getFounder('en').initials, { exact: true })).toHaveCSS('forced-color-adjust', 'none');
  const bars = page.getByRole('list', { name: 'Slides' }).getByRole('button');
  const outlines = () =>
    bars.evaluateAll((buttons) =>
      buttons.map((button) => getComputedStyle(button.firstElementChild ?? button).outlineStyle !== 'none'),
    );
  await expect.poll(outlines).toEqual([true, false, false, false]);
  await bars.nth(2).click();
  await expect.poll(outlines).toEqual([false, false, true, false]);
});
