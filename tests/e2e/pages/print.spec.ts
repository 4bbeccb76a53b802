import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** A page of each kind for reading, and a part of it that is not printed. */
const SHEETS: Record<string, (page: Page) => ReturnType<Page['locator']>> = {
  '/services/audit': (page) => page.getByRole('complementary').first(),
  '/resources/articles/finance-act-2025-employers': (page) => page.getByRole('heading', { name: 'Read next' }),
  '/calculator/overtime': (page) => page.getByRole('navigation', { name: 'Calculators', exact: true }),
};

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

/** Returns the text that a style sheet adds after a link. */
const addedTo = (page: Page, href: string) =>
  page
    .locator(`main a[href^="${href}"]`)
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);

for (const [path, unused] of Object.entries(SHEETS)) {
  test(`${path} prints its text, between the firm’s logo and its address`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(header(page).locator('svg').first()).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Book a Call' })).toBeHidden();
    await expect(footer(page).locator('address')).toBeVisible();
    await expect(footer(page).getByRole('heading', { name: 'Quick links' })).toBeHidden();
    await expect(unused(page)).toBeHidden();
    // Explained terms are part of their sentences.
    const buttons = page.getByRole('main').getByRole('button').and(page.locator(':not([popovertarget^="term-"])'));
    for (const button of await buttons.all()) await expect(button).toBeHidden();
  });
}

test('a printed link says where it leads, if it leaves the site', async ({ page }) => {
  await page.goto('/resources/acts/companies-act');
  const href = await page.locator('main a[href^="http"]').first().getAttribute('href');
  expect(await addedTo(page, 'http')).toBe('none');

  await page.emulateMedia({ media: 'print' });
  expect(await addedTo(page, 'http')).toContain(href);
  expect(await addedTo(page, '/')).toBe('none');
});

test('the answers of closed questions are printed, and no dark ground', async ({ page }) => {
  await page.goto('/services/audit');
  const question = page.getByRole('group').filter({ hasText: 'How do we appoint you?' });
  await expect(question.getByRole('paragraph').first()).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(question.getByRole('paragraph').first()).toBeVisible();
  const dark = await page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const [red = 255, green = 255, blue = 255, alpha = 1] = (
          getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
        ).map(Number);
        return alpha > 0.5 && red + green + blue < 300 && element.clientHeight > 20;
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(dark).toEqual([]);
});
