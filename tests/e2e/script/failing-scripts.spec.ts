import type { Locator, Page, Route } from '@playwright/test';
import { isFull } from '../../support/isFull';
import { expect, test } from '../support/fixtures';
import { blockScripts, pathOfEachScriptSet, untilHydrated } from '../support/lightPages';

test.use({ isTakenOver: false });

const DOCUMENT = '/resources/acts/companies-act';
const main = (page: Page) => page.getByRole('main');
const viewLink = (page: Page) => main(page).getByRole('link', { name: 'View Document' }).first();
const button = (name: string) => (page: Page) => main(page).getByRole('button', { name }).first();
const notice = (page: Page) => page.locator('[data-load-notice]');

const FILES = '**/_next/static/{chunks/*.js,page-data/*}';

/** Answers 503 to every request of a page's scripts and data until the returned function is called. */
async function failAll(page: Page): Promise<() => void> {
  let isDown = true;
  await page.route(FILES, (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
  return () => {
    isDown = false;
  };
}

/** Answers 503 to the first requests of each script of a page, and of its data. */
async function failFirst(page: Page, times: number): Promise<void> {
  const failures = new Map<string, number>();
  await page.route(FILES, async (route: Route) => {
    const url = route.request().url();
    const count = failures.get(url) ?? 0;
    failures.set(url, count + 1);
    await (count < times ? route.fulfill({ status: 503 }) : route.continue());
  });
}

test.describe('scripts that fail', { tag: ['@engines', '@light'] }, () => {
  const PAGES: Record<string, (page: Page) => Locator> = {
    '/': button('Tax Services'),
    ...(isFull && { '/services': button('Tax Services'), '/resources': button('Acts') }),
  };
  for (const [path, control] of Object.entries(PAGES)) {
    test(`once, each of them, are asked for again on ${path}`, async ({ page }) => {
      await failFirst(page, 1);
      await page.goto(path);
      await control(page).click();
      await expect(control(page)).toHaveAttribute('aria-pressed', 'true');
    });

    test(`for good are told on ${path} in a line with a way on; the next success carries the press out`, async ({
      page,
    }) => {
      const mend = await failAll(page);
      await page.goto(path);
      await control(page).click();
      await expect(notice(page).getByRole('status')).toHaveText(/slow or lost/);
      await expect(notice(page).getByRole('link', { name: 'Load again' })).toBeVisible();
      await expect(control(page)).not.toHaveAttribute('data-pending');

      mend();
      await button('Advisory Services')(page).or(button('Articles')(page)).first().focus();
      await untilHydrated(page);
      await expect(control(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(notice(page).getByRole('status')).toHaveText('');
    });
  }

  test('for good leave a link to its file, without an error', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await blockScripts(page);
    // Like a browser that shows PDFs: a page without a transition.
    await page.route('**/*.pdf', (route) => route.fulfill({ contentType: 'text/html', body: 'The file' }));
    await page.goto(DOCUMENT);
    await viewLink(page).click();
    await expect(page.getByText('The file')).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(errors).toEqual([]);
  });
});

/** Number of pages open at once: each mostly waits for its next attempt. */
const AT_ONCE = 9;

test('each script of each page that fails for good is told, and tried again where it fails once', {
  tag: '@light',
}, async ({ context }) => {
  test.slow();
  const visit = async (path: string) => {
    const page = await context.newPage();
    await failAll(page);
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(notice(page).getByRole('status'), path).toHaveText(/slow or lost|polepole au umekatika/);
    await page.unroute(FILES);
    await failFirst(page, 1);
    await page.keyboard.press('Tab');
    await untilHydrated(page);
    await expect(notice(page).getByRole('status'), path).toHaveText('');
    await page.close();
  };
  const sets = pathOfEachScriptSet();
  expect(sets.length).toBeGreaterThan(20);
  const paths = isFull ? sets : sets.slice(0, 4);
  while (paths.length > 0) await Promise.all(paths.splice(0, AT_ONCE).map(visit));
});
