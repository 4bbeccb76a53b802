import { getFounder } from '../../../lib/server/content/loaders/firm.ts';
import { expect, test } from '../support/fixtures';

test('forced colours keep the initials on their drawing, and tell the bar of the slide that shows from the others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByText(getFounder().initials, { exact: true })).toHaveCSS('forced-color-adjust', 'none');
  const bars = page.getByRole('list', { name: 'Slides' }).getByRole('button');
  const outlines = () =>
    bars.evaluateAll((buttons) =>
      buttons.map((button) => getComputedStyle(button.firstElementChild ?? button).outlineStyle !== 'none'),
    );
  await expect.poll(outlines).toEqual([true, false, false, false]);
  await bars.nth(2).click();
  await expect.poll(outlines).toEqual([false, false, true, false]);
});
