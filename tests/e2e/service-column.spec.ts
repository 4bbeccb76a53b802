import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const column = (page: Page) => contents(page).locator('xpath=../..');
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 2, name });

test.describe('the column beside the text of a service', () => {
  test('stays in view below the header, in windows of any size', async ({ page }) => {
    await page.goto('/services/audit');
    for (const [width, height] of [
      [1024, 640],
      [1280, 900],
      [1440, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await heading(page, 'What to bring').evaluate((element) => element.scrollIntoView());

      await expect(column(page).getByRole('link', { name: 'Request This Service' })).toBeInViewport();
      await expect(column(page).getByRole('link', { name: 'WhatsApp' })).toBeInViewport();
      const box = await column(page).boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
  });

  test('scrolls by itself in a low window, to all services and the keyboard as well', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.goto('/services/audit');
    await heading(page, 'What we do').evaluate((element) => element.scrollIntoView());
    const before = await page.evaluate(() => window.scrollY);
    const last = page.getByRole('complementary', { name: 'All services' }).locator('summary').last();
    await expect(last).not.toBeInViewport();
    await last.focus();

    await expect(last).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('comes before the text by the keyboard, leads to each section, and marks the one in view', async ({ page }) => {
    await page.goto('/services/audit');
    const inHero = page.getByRole('main').getByRole('link', { name: /^\+\d/ }).first();
    await inHero.focus();
    await page.keyboard.press('Tab');
    await expect(column(page).getByRole('link', { name: 'Request This Service' })).toBeFocused();

    await contents(page).getByRole('link').getByText('What to bring').click();
    await expect(heading(page, 'What to bring')).toBeInViewport();
    await expect(page).toHaveURL('/services/audit#what-to-bring');
    await expect.poll(() => contents(page).locator('a:target-current').allTextContents()).toEqual(['What to bring']);
  });

  test('leaves phones to the hero and the end of the page, and keeps all services below the text', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/services/audit');
    await expect(contents(page)).toBeHidden();
    const article = await page.getByRole('article').first().boundingBox();
    const services = await page.getByRole('complementary', { name: 'All services' }).boundingBox();

    expect(services?.y).toBeGreaterThanOrEqual((article?.y ?? 0) + (article?.height ?? 0));
  });
});

test('related reading leads from the audit to what is written for NGOs', async ({ page }) => {
  const name = 'Audit readiness for growing NGOs';
  await page.goto('/services/audit');
  await page.getByRole('region', { name: 'Related reading' }).getByRole('link', { name }).click();
  await expect(page).toHaveURL('/media#audit-readiness-ngos');
  await expect(page.getByRole('heading', { name }).last()).toBeInViewport();
});
