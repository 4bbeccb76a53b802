import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { entriesIn } from '../support/siteData';

const COUNT = entriesIn('awards.json').length;

const gallery = (page: Page) => page.getByRole('region', { name: 'Award gallery' });
const button = (page: Page, name: string) => gallery(page).getByRole('button', { name });
const awardsInView = (page: Page) => gallery(page).getByRole('group');
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Award, full screen' });
const shows = (page: Page, number: number) =>
  expect(gallery(page).getByRole('status')).toContainText(`${number} of ${COUNT}`);

/** Drags the visible award sideways by a distance in px, without releasing it. */
async function hold(page: Page, distance: number) {
  await awardsInView(page).first().scrollIntoViewIfNeeded();
  const box = await awardsInView(page).first().boundingBox();
  if (!box) throw new Error('No award is in view.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y);
  await page.mouse.move(x + distance, y);
}

test.describe('the gallery', () => {
  test('shows two awards from 1024 px, one below, and goes round in steps of one', { tag: '@both' }, async ({
    page,
    viewport,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/awards');
    const isWide = (viewport?.width ?? 0) >= 1024;
    await expect(awardsInView(page)).toHaveCount(isWide ? 2 : 1);

    await button(page, 'Previous award').click();
    await shows(page, COUNT);
    for (const number of isWide ? [COUNT, 1] : [COUNT]) {
      await expect(gallery(page).getByRole('group', { name: `${number} of ${COUNT}` })).toBeInViewport();
    }
    await button(page, 'Next award').click();
    await shows(page, 1);
  });

  test('follows a drag that is long enough, and opens nothing by it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/awards');
    for (const [distance, number] of [
      [-60, 1],
      [-140, 2],
      [140, 1],
    ] as const) {
      await hold(page, distance);
      await page.mouse.up();
      await shows(page, number);
      await expect(viewer(page)).toHaveCount(0);
    }
  });
});

test('the viewer of awards can be left in every usual way', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await page.goto('/awards');
  const award = awardsInView(page).first().getByRole('button');
  await award.click();
  await test.step('by Escape, until when the page stays still', async () => {
    await expect(viewer(page).getByText(`1 / ${COUNT}`)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');

    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await expect(award).toBeFocused();

    await award.click();
    await expect(viewer(page)).toBeVisible();
  });
  await test.step('by a press beside the award', async () => {
    await page.mouse.click(8, 300);
    await expect(viewer(page)).toHaveCount(0);

    await awardsInView(page).first().getByRole('button').click();
  });
  await test.step('by Back', async () => {
    await viewer(page).getByRole('button', { name: 'Next award' }).click();
    await expect(viewer(page).getByText(`2 / ${COUNT}`)).toBeVisible();
    await page.goBack();
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL('/awards');
  });
  await test.step('by its button, which leaves no history entry', async () => {
    // Closing it with its button leaves no history entry.
    await awardsInView(page).first().getByRole('button').click();
    await viewer(page).getByRole('button', { name: 'Close' }).click();
    await expect(viewer(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('six awards stand open, eight affiliations and 21 sectors are listed', async ({ page }) => {
    await page.goto('/awards');
    expect(COUNT).toBe(6);
    await expect(awardsInView(page)).toHaveCount(COUNT);
    await expect(button(page, 'Next award')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Affiliations' }).getByRole('listitem')).toHaveCount(8);
    const sectors = page.getByRole('region', { name: 'Industry Experience' });
    await expect(sectors.getByText('21+ Industry Sectors')).toBeVisible();
    await expect(sectors.getByRole('listitem')).toHaveCount(21);
  });
});
