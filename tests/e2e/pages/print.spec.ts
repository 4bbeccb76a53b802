import type { Locator, Page } from '@playwright/test';
import { someOf } from '../../support/cases';
import { expect, test } from '../support/fixtures';
import { holdScripts } from '../support/scripts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

/** Returns the text that CSS adds after a link. */
const addedTo = (link: Locator) => link.evaluate((element) => getComputedStyle(element, '::after').content);

/** Lists elements with a dark background. */
const darkGrounds = (page: Page) =>
  page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.clientHeight > 20)
      .filter((element) => {
        const [red = 255, green = 255, blue = 255, alpha = 1] = (
          getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
        ).map(Number);
        return alpha > 0.5 && red + green + blue < 300;
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );

/** One page of each kind that is meant for reading. */
for (const path of ['/services/audit', '/resources/acts/companies-act']) {
  test(`${path} prints all of its text as a letter of the firm`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(header(page).locator('svg').first()).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Book a Call' })).toBeHidden();
    await expect(footer(page).locator('address')).toBeVisible();
    await expect(footer(page).getByRole('heading', { name: 'Quick links' })).toBeHidden();
    // Explained terms are buttons too, but part of a sentence.
    const buttons = page.getByRole('main').getByRole('button').and(page.locator(':not([popovertarget^="term-"])'));
    for (const button of await buttons.all()) await expect(button).toBeHidden();
    const closed = page.locator('main details:not([open])').filter({ visible: true });
    for (const row of await closed.all()) await expect(row.locator('p, li, td').first()).toBeVisible();
    expect(await addedTo(page.locator('main a[href^="/"]').filter({ visible: true }).first())).toBe('none');
    const outer = page.locator('main a[href^="http"]:not([href*="wa.me"])').filter({ visible: true });
    for (const link of await outer.all()) expect(await addedTo(link)).toContain(await link.getAttribute('href'));
    expect(await darkGrounds(page)).toEqual([]);
  });
}

test.describe('a tool whose result is still to come', () => {
  test.use({ waitsForReact: false });

  for (const [path, hidden] of someOf([
    ['/calculator/gross-to-net-salary?gross=1350000', 'Rates and law'],
    ['/calendar?staff=10&business=trader', 'Next dates'],
  ] as const))
    test(`prints that sentence in place of half a result: ${path}`, async ({ page }) => {
      await holdScripts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('The result is not ready yet. Please print again in a moment.')).toBeVisible();
      await expect(page.getByText(hidden, { exact: true })).toBeHidden();
    });
});
