import { expect, test } from './support/fixtures';

const PAGES = [
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/accessibility', 'Accessibility'],
] as const;

for (const [path, title] of PAGES) {
  test.describe(title, () => {
    test.beforeEach(({ page }) => page.goto(path));

    test('opens with what it says in short and the day of its last change', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('note').first()).toContainText('In short');
      await expect(page.getByRole('main').locator('time').first()).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
    });

    test('has a section for every entry of its contents', async ({ page }) => {
      const targets = await page
        .locator('main nav a[href^="#"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

      expect(targets.length).toBeGreaterThan(4);
      for (const target of targets) await expect(page.locator(`main h2${target}`)).toHaveCount(1);
    });
  });
}

test('the contents stay in sight beside a long text', async ({ page }) => {
  await page.goto('/privacy-policy');

  await page.getByRole('heading', { name: 'Changes' }).scrollIntoViewIfNeeded();

  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeInViewport();
});

test('the sitemap leads to pages that are there', async ({ page, request }) => {
  await page.goto('/sitemap');
  const paths = await page
    .getByRole('main')
    .locator('section a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

  expect(paths).toContain('/industries');
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the text can be read and no button does nothing', async ({ page }) => {
    await page.goto('/privacy-policy');

    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
  });
});
