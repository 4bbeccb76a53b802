import { getTeam } from '../../../lib/server/content/loaders/firm.ts';
import { expect, test } from '../support/fixtures';

const PERSON = getTeam().at(-1);

test.describe('a long page', () => {
  test('lists its parts beside the text, or folded above it on narrow screens', { tag: '@both' }, async ({
    page,
    viewport,
  }) => {
    const isNarrow = (viewport?.width ?? 0) < 1024;
    for (const [path, name, part] of [
      ['/privacy-policy', 'On this page', 'Your rights'],
      ['/resources/articles/finance-act-2025-employers', 'On this page', 'PAYE in 2025/26'],
    ] as const) {
      await page.goto(path);
      const contents = page.getByRole('navigation', { name });
      if (isNarrow) await contents.getByText(name).filter({ visible: true }).click();
      await contents.getByRole('link', { name: part }).click();
      await expect(page.getByRole('heading', { name: new RegExp(`^${part}`) }).first()).toBeInViewport();
    }
  });

  test('keeps the list of its parts in sight', async ({ page }) => {
    await page.goto('/privacy-policy');
    await page.getByRole('heading', { name: 'Changes' }).scrollIntoViewIfNeeded();

    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeInViewport();
  });

  test('brings the part that its address names below the header', async ({ page }) => {
    await page.goto('/about#achievements');
    const top = () => page.locator('#achievements').evaluate((section) => section.getBoundingClientRect().top);

    await expect.poll(async () => Math.round(await top())).toBe(96);
  });

  test('shows the tile or the card that its address names', { tag: '@both' }, async ({ page }) => {
    for (const [path, name, part] of [
      ['/industries#education', 'Education', 'The tax point'],
      [`/team#${PERSON?.id}`, PERSON?.name ?? '', PERSON?.position ?? ''],
    ] as const) {
      await page.goto(path);
      const tile = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
      await expect(tile.getByText(part).first()).toBeInViewport();
      await expect(tile.getByRole('heading', { name })).toBeInViewport();
    }
  });

  test('can be read without script, and has no button that does nothing', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
    await page.goto('/privacy-policy');

    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
    await page.close();
  });
});

test('a Finance Act leads to the Acts that it changed, and they back to the change', async ({ page }) => {
  await page.goto('/resources/finance-act/finance-act-2026');
  await expect(page).toHaveTitle(/^Finance Act 2026 of Tanzania: our summary - /);
  await expect(page.getByText('Our summary, not the official text', { exact: true })).toBeVisible();
  const change = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Relief for new traders' }) });
  await change.getByRole('link', { name: 'Income Tax Act' }).click();
  await expect(page).toHaveURL('/resources/acts/income-tax-act');
  const financeActs = page.getByRole('region', { name: 'Finance Acts that changed it' });
  await financeActs.getByText(/^2026: /).click();
  await financeActs.getByRole('link', { name: /^Relief for new traders/ }).click();
  await expect(page).toHaveURL('/resources/finance-act/finance-act-2026#new-traders');
});
