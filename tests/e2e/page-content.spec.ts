import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { untilHydrated } from './support/lightPages';

test.use({ isTakenOver: false });

const PATHS = [
  '/',
  '/about',
  '/team',
  '/media',
  '/resources',
  '/resources/acts/income-tax-act',
  '/services/taxation',
  '/calculator/withholding-tax',
  '/rates',
];

/** Texts, links and pictures of the page in the order of its elements. */
const contentOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const named = [...main.querySelectorAll('a, img, svg, summary')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? element.tagName,
    );
    return [main.textContent, ...named];
  });

for (const path of PATHS) {
  test(`${path} keeps all of its content when React takes over, and when one comes back to it`, async ({ page }) => {
    await page.goto(path);
    const content = await contentOf(page);
    const foot = page.locator('footer').getByRole('link', { name: 'Privacy Policy' });
    await foot.hover();
    await untilHydrated(page);
    expect(await contentOf(page)).toEqual(content);

    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await foot.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await page.goBack();
    await expect.poll(() => contentOf(page)).toEqual(content);
    expect(await page.locator('html').getAttribute('data-same-document')).toBe('');
  });
}
