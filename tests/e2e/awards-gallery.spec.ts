import type { Page } from '@playwright/test';
import { awardsInView, gallery, status, viewer } from './support/awards';
import { entriesIn } from './support/content';
import { expect, test } from './support/fixtures';

const COUNT = entriesIn('awards.json').length;

/** Drags the award in view sideways by so many px, and lets go unless asked to hold. */
async function drag(page: Page, distance: number, isHeld = false) {
  await awardsInView(page).first().scrollIntoViewIfNeeded();
  const box = await awardsInView(page).first().boundingBox();
  if (!box) throw new Error('No award is in view.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y);
  await page.mouse.move(x + distance, y);
  if (!isHeld) await page.mouse.up();
}

/** Opens the page with its clock stopped and the gallery just started, so that its time is in our hands. */
async function openStopped(page: Page) {
  await page.clock.install({ time: '2026-01-05T09:00:00' });
  await page.clock.pauseAt('2026-01-05T10:00:00');
  await page.goto('/awards');
  await gallery(page).getByRole('button', { name: 'Pause the gallery' }).click();
  await gallery(page).getByRole('button', { name: 'Start the gallery' }).click();
  await expect(gallery(page).getByRole('button', { name: 'Pause the gallery' })).toBeVisible();
}

const leave = (page: Page) => page.mouse.move(2, 2);

test.describe('the gallery', () => {
  test('shows two awards from 1024 px, one below, and moves in steps of one', { tag: '@both' }, async ({
    page,
    viewport,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/awards');
    const inView = (viewport?.width ?? 0) >= 1024 ? 2 : 1;
    await expect(awardsInView(page)).toHaveCount(inView);

    await gallery(page).getByRole('button', { name: 'Next award' }).click();

    await expect(status(page)).toContainText(`2 of ${COUNT}`);
    await expect(awardsInView(page).first()).toHaveAttribute('aria-label', `2 of ${COUNT}`);
  });

  test('goes round: before the first stands the last, with the first beside it', async ({ page, viewport }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/awards');

    await gallery(page).getByRole('button', { name: 'Previous award' }).click();

    await expect(status(page)).toContainText(`${COUNT} of ${COUNT}`);
    const labels =
      (viewport?.width ?? 0) >= 1024 ? [`1 of ${COUNT}`, `${COUNT} of ${COUNT}`] : [`${COUNT} of ${COUNT}`];
    await expect(awardsInView(page)).toHaveCount(labels.length);
    for (const label of labels) await expect(gallery(page).getByRole('group', { name: label })).toBeInViewport();
  });

  test('moves on every 4000 ms', async ({ page }) => {
    await openStopped(page);

    await page.clock.runFor(3999);
    await expect(status(page)).toContainText(`1 of ${COUNT}`);
    await page.clock.runFor(1);
    await expect(status(page)).toContainText(`2 of ${COUNT}`);
    await page.clock.runFor(4000);
    await expect(status(page)).toContainText(`3 of ${COUNT}`);
  });

  test('has its pause first, and stays where it is once paused', async ({ page }) => {
    await openStopped(page);
    const first = gallery(page).getByRole('button').first();
    await expect(first).toHaveAccessibleName('Pause the gallery');

    await first.click();
    await page.clock.runFor(30_000);

    await expect(status(page)).toContainText(`1 of ${COUNT}`);
    await expect(first).toHaveAccessibleName('Start the gallery');
  });

  test('rests under the mouse', async ({ page }) => {
    await openStopped(page);
    await leave(page);
    await awardsInView(page).first().hover();

    await page.clock.runFor(30_000);
    await expect(status(page)).toContainText(`1 of ${COUNT}`);

    await leave(page);
    await page.clock.runFor(4000);
    await expect(status(page)).toContainText(`2 of ${COUNT}`);
  });

  test('rests while the keyboard stands in it', async ({ page }) => {
    await openStopped(page);
    await leave(page);
    await page.keyboard.press('Tab');
    await expect(gallery(page).getByRole('button', { name: 'Previous award' })).toBeFocused();

    await page.clock.runFor(30_000);

    await expect(status(page)).toContainText(`1 of ${COUNT}`);
  });

  test('does not move by itself where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install({ time: '2026-01-05T09:00:00' });
    await page.goto('/awards');
    await expect(gallery(page).getByRole('button', { name: 'Start the gallery' })).toBeVisible();

    await page.clock.runFor(30_000);

    await expect(status(page)).toContainText(`1 of ${COUNT}`);
  });

  for (const [distance, words] of [
    [-140, `2 of ${COUNT}`],
    [140, `${COUNT} of ${COUNT}`],
    [-60, `1 of ${COUNT}`],
  ] as const) {
    test(`a drag of ${distance} px leads to ${words}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/awards');
      await expect(gallery(page).getByRole('button', { name: 'Start the gallery' })).toBeVisible();

      await drag(page, distance);

      await expect(status(page)).toContainText(words);
      await expect(viewer(page)).toHaveCount(0);
    });
  }

  test('rests during a drag and for 2000 ms after it', async ({ page }) => {
    await openStopped(page);
    await drag(page, -60, true);
    await page.clock.runFor(30_000);
    await expect(status(page)).toContainText(`1 of ${COUNT}`);

    await page.mouse.up();
    await leave(page);
    await page.clock.runFor(2000);
    await page.clock.runFor(3999);
    await expect(status(page)).toContainText(`1 of ${COUNT}`);
    await page.clock.runFor(1);
    await expect(status(page)).toContainText(`2 of ${COUNT}`);
  });

  test('is moved by the arrow keys while it holds the focus, and by its dots', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/awards');
    await awardsInView(page).first().getByRole('button').focus();

    await page.keyboard.press('ArrowRight');
    await expect(status(page)).toContainText(`2 of ${COUNT}`);
    await expect(awardsInView(page).first().getByRole('button')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(status(page)).toContainText(`1 of ${COUNT}`);

    await gallery(page)
      .getByRole('button', { name: `Show award 5 of ${COUNT}` })
      .click();
    await expect(status(page)).toContainText(`5 of ${COUNT}`);
  });
});
