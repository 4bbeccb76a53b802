import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** Returns the content of the page, in order of the elements, each with its address or own words. */
const contents = (page: Page) =>
  page.locator('body *:not(script, noscript, template, next-route-announcer)').evaluateAll((elements) =>
    // These follow the clock.
    elements
      .filter((element) => element.closest('[data-current-year], [data-left], dl + p') === null)
      .map((element) => {
        const words = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
        return `${element.tagName} ${address} ${words.map(({ nodeValue }) => nodeValue).join('')}`;
      }),
  );

test('a page has all of its content again when one comes back to it', async ({ page }) => {
  for (const path of ['/', '/services/taxation', '/resources']) {
    await page.goto(path);
    const before = await contents(page);
    await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();

    await page.goBack();
    await expect.poll(() => contents(page), path).toEqual(before);
  }
});
