import type { Page } from '@playwright/test';
import { awardsInView, gallery, viewer } from './support/awards';
import { entriesIn } from './support/content';
import { expect, test } from './support/fixtures';

const COUNT = entriesIn('awards.json').length;

const openFirst = (page: Page) => awardsInView(page).first().getByRole('button').click();

test.describe('the viewer', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/awards');
    await openFirst(page);
    await expect(viewer(page).getByText(`1 / ${COUNT}`)).toBeVisible();
  });

  test('stops the page from scrolling until it closes', async ({ page }) => {
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');

    await viewer(page).getByRole('button', { name: 'Close' }).click();

    await expect(viewer(page)).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  test('goes round by the arrow keys and by its buttons', async ({ page }) => {
    await page.keyboard.press('ArrowLeft');
    await expect(viewer(page).getByText(`${COUNT} / ${COUNT}`)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page).getByText(`1 / ${COUNT}`)).toBeVisible();
    await viewer(page).getByRole('button', { name: 'Next award' }).click();
    await expect(viewer(page).getByText(`2 / ${COUNT}`)).toBeVisible();
  });

  test('closes on Escape and gives the focus back to the award', async ({ page }) => {
    await page.keyboard.press('Escape');

    await expect(viewer(page)).toHaveCount(0);
    await expect(awardsInView(page).first().getByRole('button')).toBeFocused();
  });

  test('closes by a click beside the award', async ({ page }) => {
    await page.mouse.click(8, 300);

    await expect(viewer(page)).toHaveCount(0);
  });
});

test('Industry Experience comes to rest 120 px below the top', async ({ page }) => {
  await page.goto('/awards#industry-experience');
  const top = () => page.locator('#industry-experience').evaluate((section) => section.getBoundingClientRect().top);

  await expect.poll(async () => Math.round(await top())).toBe(120);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all awards stand open', async ({ page }) => {
    await page.goto('/awards');
    await expect(awardsInView(page)).toHaveCount(COUNT);
    await expect(gallery(page).getByRole('button', { name: 'Next award' })).toHaveCount(0);
  });
});
