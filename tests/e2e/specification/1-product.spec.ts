import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { expectScrolledTo, scrollTo, scrollY } from '../support/scrolling';

const inFooter = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test.describe('the position on a page', () => {
  test('is the top after a link, and the old one after Back and Forward', async ({ page }) => {
    await page.goto('/services/audit');
    await scrollTo(page, 1200);
    await page.getByRole('link', { name: 'View All Services' }).click();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    await expectScrolledTo(page, 0);

    await scrollTo(page, 500);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit Services' })).toBeAttached();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(1000);

    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Services', exact: true })).toBeAttached();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(300);
  });

  test('is that of the part which the address names, clear of the header', async ({ page }) => {
    await page.goto('/services/audit#deadlines');
    const heading = page.getByRole('heading', { name: 'Your deadlines' });

    await expect(heading).toBeInViewport();
    const bottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  });
});

test('a link of the footer leads to the top of the page one is on, and takes the focus along to another', async ({
  page,
}) => {
  await page.goto('/resources?category=acts');
  await scrollTo(page, 700);
  await inFooter(page, 'Resources').click();
  await expect(page).toHaveURL('/resources');
  await expect(page.getByRole('region', { name: 'Media' })).toBeVisible();
  await expectScrolledTo(page, 0);

  await inFooter(page, 'Industries').press('Enter');
  await expect(page).toHaveURL('/industries');
  await expectScrolledTo(page, 0);
  await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(0);
});

const toTop = (page: Page) => page.getByRole('button', { name: 'Back to top' });

test('the button to the top is there past 400 px in either direction, and leads to the top', async ({ page }) => {
  const button = toTop(page);
  await page.goto('/services/audit');
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [y, isThere] of [
    [401, true],
    [400, false],
    [1600, true],
    [1500, true],
  ] as const) {
    await scrollTo(page, y);
    await expect(button).toBeVisible({ visible: isThere });
  }
  await button.click();
  await expectScrolledTo(page, 0);
  await expect(button).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
});
