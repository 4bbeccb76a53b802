import { someOf } from '../../support/cases';
import { expect, test } from '../support/fixtures';
import { fill, submit } from '../support/forms';
import { blockScripts, holdScripts, untilHydrated, watchShifts } from '../support/scripts';

test.use({ waitsForReact: false });

test('nothing moves when script arrives', { tag: '@phone' }, async ({ page }) => {
  const shifts = await watchShifts(page);
  const paths = ['/contact?service=cfo#message', '/calculator/overtime', '/resources?category=guides', '/services'];
  for (const path of someOf([...paths, '/media', '/about'], 4)) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await shifts();
    release();
    await untilHydrated(page);
    expect((await shifts()) - before, path).toBeLessThanOrEqual(0.001);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a script that fails once is asked for again, on a page of React and on a static one', async ({ page }) => {
  const failed = new Set<string>();
  await page.route(/\/(_next\/static|elements)\/.*\.js$/, (route, request) => {
    if (failed.has(request.url())) return route.continue();
    failed.add(request.url());
    return route.abort();
  });
  await page.goto('/calculator/overtime');
  await untilHydrated(page);
  expect(failed.size).toBeGreaterThan(3);
  failed.clear();
  await page.goto('/services');
  await untilHydrated(page);
  expect(failed.size).toBe(1);
  await page.getByRole('main').getByRole('link', { name: 'Tax Services' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/services shown/);
});

test.describe('where no script can be loaded', () => {
  test.beforeEach(({ page }) => blockScripts(page));

  test('panels stand open', async ({ page }) => {
    await page.goto('/about');
    for (const name of ['Vision', 'Approach', 'Registrations'])
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  });

  test('the form takes an enquiry', async ({ page }) => {
    await page.goto('/contact');
    await fill(page);
    await submit(page);
    await expect(page).toHaveURL(/\/thank-you\?reference=[0-9a-f]{12}$/);
  });
});

test('a fragment opens the closed row around it, on the first load and after a reload', async ({ page }) => {
  await page.goto('/services/audit');
  const row = page.locator('main details:has(> summary [id])').first();
  const id = await row.locator('summary [id]').getAttribute('id');
  await page.goto('/robots.txt');
  await page.goto(`/services/audit#${id}`);
  await expect(row).toHaveAttribute('open');
  await page.reload();
  await expect(row).toHaveAttribute('open');
});

test('a browser that knows no popovers shows the page, and no menu', { tag: '@phone' }, async ({ page }) => {
  await page.route('/services/audit', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/ popover(target\w*)?="[^"]*"/gi, '') });
  });
  await page.goto('/services/audit');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.locator('#site-menu')).toBeHidden();
});

test('a script that the policy does not know is blocked', async ({ context }) => {
  // Not the fixture's page, which fails on policy violations.
  const page = await context.newPage();
  await page.goto('/about');
  const blocked = await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<string>();
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(blockedURI), { once: true });
    const script = document.createElement('script');
    script.textContent = 'document.title = "changed"';
    document.body.append(script);
    return promise;
  });
  expect(blocked).toBe('inline');
  await expect(page).not.toHaveTitle('changed');
});
