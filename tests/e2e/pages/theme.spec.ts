import type { Page } from '@playwright/test';
import { getGuides } from '../../../lib/server/content/loaders/resources.ts';
import { darkFaults } from '../support/accessibility';
import { expect, test } from '../support/fixtures';

const GROUNDS = { light: 'rgb(255, 255, 255)', dark: 'rgb(10, 12, 40)' } as const;
const ground = (page: Page) => page.evaluate(() => document.body && getComputedStyle(document.body).backgroundColor);
const themeColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

test.use({ waitsForReact: false });

test('a page has the theme of the device, or the one that the visitor chooses', async ({ page }) => {
  await test.step('the theme of the device, then the visitor’s', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/privacy-policy');
    expect([await ground(page), await themeColor(page)]).toEqual([GROUNDS.dark, '#0A0C28']);
    await page.getByRole('radio', { name: 'Light' }).check();
    expect([await ground(page), await themeColor(page)]).toEqual([GROUNDS.light, '#15183F']);
  });
  await test.step('the choice, from the first paint on', async () => {
    await page.reload();
    expect(await ground(page)).toBe(GROUNDS.light);
    // Blocks every script of the page except the inline one in its head.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/services', { waitUntil: 'commit' });
    await expect.poll(() => ground(page)).toBe(GROUNDS.light);
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  });
  await test.step('the device’s again, and light on paper', async () => {
    await page.getByRole('radio', { name: 'As the device' }).check();
    await expect.poll(() => ground(page)).toBe(GROUNDS.dark);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await ground(page)).toBe(GROUNDS.light);
  });
});

test('the viewer is dark around a page of paper, and without fault', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.goto(`/resources?doc=${getGuides()[0]?.id}`);
  const paper = page.locator('.pdfViewer .page').first();
  await expect(paper.locator('canvas')).toBeVisible();
  // Near the left edge, below the document's dark header.
  const red = () =>
    paper
      .locator('canvas')
      .evaluate(
        (canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(4, canvas.height * 0.6, 1, 1).data[0],
      );
  await expect.poll(red).toBe(255);
  await page.getByRole('dialog').getByRole('button', { name: 'Text' }).click();

  expect(await darkFaults(page, 'dialog[open]')).toEqual([]);
});
