import { expect, test } from '../support/fixtures';

test('a long page lists its parts beside the text, in sight, or folded above it on narrow screens', {
  tag: '@both',
}, async ({ page, viewport }) => {
  const isNarrow = (viewport?.width ?? 0) < 1024;
  await page.goto('/privacy-policy');
  const contents = page.getByRole('navigation', { name: 'On this page' }).filter({ visible: true });
  if (isNarrow) await contents.getByText('On this page').filter({ visible: true }).click();
  const link = contents.getByRole('link').last();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  if (!isNarrow) await expect(contents).toBeInViewport();
});

test('each letter of the glossary can be touched: 24 pixels wide and high', async ({ page }) => {
  await page.goto('/glossary');
  const letters = page.getByRole('navigation', { name: 'Letters' }).getByRole('link');
  expect(await letters.count()).toBeGreaterThan(10);
  const tooSmall = () =>
    letters.evaluateAll((links) =>
      links
        .map((link) => ({ letter: link.textContent, box: link.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < 24)
        .map(({ letter }) => letter),
    );
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await tooSmall(), `${width} px`).toEqual([]);
  }
});
