import { entriesIn } from './support/content';
import { expect, test } from './support/fixtures';

test('holds every sector, each with its anchor, its tax point and its services', async ({ page }) => {
  await page.goto('/industries');
  const sectors = page.getByRole('main').locator('section[id]');
  await expect(sectors).toHaveCount(entriesIn('sectors.json').length);

  for (const sector of await sectors.all()) {
    await expect(sector.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(sector.getByRole('note')).toContainText('The tax point');
    expect(await sector.getByRole('link').count()).toBeGreaterThanOrEqual(2);
  }
});

test('an anchor brings its sector below the header', async ({ page }) => {
  await page.goto('/industries#education');
  const top = () => page.locator('#education').evaluate((section) => section.getBoundingClientRect().top);

  await expect.poll(async () => Math.round(await top())).toBe(96);
});

test('a tile of the awards page leads to its sector', async ({ page }) => {
  await page.goto('/awards');

  await page.getByRole('region', { name: 'Industry Experience' }).getByRole('link', { name: 'Agriculture' }).click();

  await expect(page).toHaveURL(/\/industries#agriculture$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Agriculture' })).toBeInViewport();
});

test('lists its sectors beside the text, or folded above it on narrow screens', { tag: '@both' }, async ({
  page,
  viewport,
}) => {
  await page.goto('/industries');
  const list = page.getByRole('navigation', { name: 'Sectors' });

  if ((viewport?.width ?? 0) < 1024) await list.getByText('Sectors').click();
  await list.getByRole('link', { name: 'Insurance' }).click();

  await expect(page).toHaveURL(/#insurance$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Insurance' })).toBeInViewport();
});

test('shows the neutral picture in the place of a sector that fails, once', async ({ page }) => {
  let asked = 0;
  await page.route('**/images/sectors/mining-resources-*', (route) => route.abort());
  await page.route('**/default-*.svg', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/industries');
  const picture = page.locator('#mining-resources img');
  await picture.scrollIntoViewIfNeeded();

  await expect(picture).toHaveAttribute('src', /\/default-[0-9a-f]+\.svg$/);
  await expect.poll(() => asked).toBe(1);
});
