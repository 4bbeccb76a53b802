import { accessibilityFaults } from './support/accessibility';
import { expect, test } from './support/fixtures';

test.describe('the page of a document', () => {
  const PATH = '/resources/articles/finance-act-2025-employers';

  test('names its dates, its sources and what it says in short', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What the Finance Act 2025 asks of employers');
    await expect(page.getByText(/^Checked on/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'In short' }).getByRole('listitem')).not.toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Sources' }).getByRole('listitem')).not.toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Related service: Taxation' })).toBeVisible();
  });

  test('is an article for search engines', async ({ page }) => {
    await page.goto(PATH);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const article = blocks.map((text) => JSON.parse(text)).find((block) => block['@type'] === 'Article');
    expect(article).toMatchObject({
      headline: 'What the Finance Act 2025 asks of employers',
      datePublished: '2025-09-29',
      dateModified: '2026-11-22',
    });
  });

  test('of a law says wherever its title stands alone that it is a summary', async ({ page }) => {
    await page.goto('/resources/finance-act/finance-act-2026');
    await expect(page).toHaveTitle(/^Finance Act 2026: our summary - /);
    await expect(page.getByText('Our summary, not the official text', { exact: true })).toBeVisible();
    const change = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Relief for new traders' }) });
    await change.getByRole('link', { name: 'Income Tax Act' }).click();
    await expect(page).toHaveURL('/resources/acts/income-tax-act');
    const financeActs = page.getByRole('region', { name: 'Finance Acts that changed it' });
    await financeActs.getByRole('link', { name: /^Relief for new traders/ }).click();
    await expect(page).toHaveURL('/resources/finance-act/finance-act-2026#new-traders');
  });

  test('leads to its sections', { tag: '@both' }, async ({ page, isMobile }) => {
    await page.goto(PATH);
    const contents = page.getByRole('navigation', { name: 'On this page' }).filter({ visible: true });
    if (isMobile) await contents.getByText('On this page').click();
    await contents.getByRole('link', { name: 'PAYE in 2025/26' }).click();
    await expect(page.getByRole('heading', { name: 'PAYE in 2025/26' })).toBeInViewport();
  });

  test('prints its text alone', async ({ page }) => {
    await page.goto(PATH);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'PAYE in 2025/26' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This document' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Read next' })).toBeHidden();
  });

  test('holds no barrier that axe knows', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PATH);
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
  });
});
