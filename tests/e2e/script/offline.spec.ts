import type { Page } from '@playwright/test';
import { KEPT_PREFIX, MOST_KEPT_BYTES } from '../../../lib/offline/settings.ts';
import { offlineWorker } from '../../../lib/server/site-build/offlineWorker.ts';
import { type CutLine, withCutLine } from '../support/cutLine';
import { test as base, expect } from '../support/fixtures';

const test = base.extend<{ line: CutLine }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  line: async ({}, use) => withCutLine(use),
  baseURL: ({ line }, use) => use(line.url),
});
test.use({ serviceWorkers: 'allow' });

const SERVICE_PAGE = '/services/audit';

/** Returns the cached paths with their sizes, by cache. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = names.map(async (name): Promise<[string, Record<string, number>]> => {
      const cache = await caches.open(name);
      const entries = (await cache.keys()).map(async (request) => {
        const weight = Number((await cache.match(request))?.headers.get('x-kept-bytes'));
        return [request.url.replace(location.origin, ''), weight] as const;
      });
      return [name, Object.fromEntries(await Promise.all(entries))];
    });
    return Promise.all(lists);
  });

const isKept = async (page: Page, path: string) => (await kept(page)).some(([, files]) => path in files);

const untilKept = (page: Page, path: string) => expect.poll(() => isKept(page, path), { timeout: 60_000 }).toBe(true);

/** Opens two pages, after which the tools and finally the rates are cached too. */
async function visit(page: Page): Promise<void> {
  await page.goto(SERVICE_PAGE);
  await untilKept(page, SERVICE_PAGE);
  await page.goto('/about');
  await untilKept(page, '/rates');
}

/**
 * Makes the browser check for a new worker, as after each visit, and waits until it is active. During a visit the
 * page's message can start the old worker while it is being replaced; with the tests' debugger attached it never counts
 * as idle, and Chromium replaces it after five minutes.
 */
async function findNewWorker(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const next = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (registration?.installing ?? registration?.waiting)?.state;
    });
  await expect.poll(next).toBe(undefined);
}

const notice = (page: Page) => page.locator('[data-load-notice]').getByRole('status');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Fetches the script of the published worker. */
const shipped = async ({ url }: CutLine) => (await fetch(`${url}/offline-worker.js`)).text();

test('without a connection the pages that were opened, the tools and the rates work, and say of which day they are', async ({
  page,
  line,
}) => {
  await visit(page);
  line.isCut = true;

  await page.goto('/calculator/gross-to-net-salary?gross=1350000');
  await expect(notice(page)).toHaveText(/^Rates as of \d{1,2} \w+ 20\d\d; you are offline\.$/);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('Net pay TZS 1,021,500').first()).toBeAttached();
  await page.goto(SERVICE_PAGE);
  await expect(title(page)).toHaveText(/Audit/);

  // Its rules are fetched after its page.
  await page.goto('/calculator/payroll');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha');
  await page.getByRole('textbox', { name: 'Basic pay', exact: true }).fill('1,000,000');
  await page.getByRole('button', { name: 'Work out the payroll' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Net pay of 1 employee TZS 797,000');

  await page.goto('/team');
  await expect(title(page)).toHaveText('You are offline');
  await page.getByRole('main').getByRole('link', { name: 'Tax rates since 2012' }).click();
  await expect(page).toHaveURL('/rates');
  await expect(title(page)).toHaveText('Tax rates since 2012');

  line.isCut = false;
  await page.goto('/team');
  await expect(title(page)).toHaveText('Our Team');
  await expect(notice(page)).toHaveText('');
});

test('kept pages hold no query and weigh no more than they may', async ({ page }) => {
  await page.goto('/calculator/vat?amount=2360000');
  await untilKept(page, '/rates');
  const [files = {}] = (await kept(page)).map(([, held]) => held);
  expect(Object.keys(files)).toContain('/calculator/vat');
  expect(Object.keys(files).filter((url) => /[?@]/.test(url))).toEqual([]);
  const weight = Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThan(MOST_KEPT_BYTES);
});

test('a new deploy takes over at the next visit, with the pages that were kept', async ({ page, line }) => {
  await visit(page);
  const [[name = ''] = []] = await kept(page);
  line.worker = (await shipped(line)).replaceAll(name.slice(KEPT_PREFIX.length), 'next');

  const names = async () => (await kept(page)).map(([cache]) => cache);
  await findNewWorker(page);
  await page.goto('/about');
  await expect.poll(names, { timeout: 60_000 }).toEqual(['kept-next']);
  expect(await isKept(page, SERVICE_PAGE)).toBe(true);
  line.isCut = true;
  await page.goto(SERVICE_PAGE);
  await expect(title(page)).toHaveText(/Audit/);
});

test('a page that was damaged on the device counts as not kept, and is kept anew', async ({ page, line }) => {
  await visit(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).put('/rates', new Response('damaged'));
  });
  line.isCut = true;
  await page.goto('/rates');
  await expect(title(page)).toHaveText('You are offline');

  line.isCut = false;
  await page.goto('/rates');
  await untilKept(page, '/rates');
  line.isCut = true;
  await page.goto('/rates');
  await expect(title(page)).toHaveText('Tax rates since 2012');
});

test('a device without room keeps nothing and misses nothing, until it has room', async ({ page, line }) => {
  const session = await page.context().newCDPSession(page);
  const setRoom = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', { origin: line.url, ...(quotaSize !== undefined && { quotaSize }) });
  await setRoom(1000);
  await page.goto(SERVICE_PAGE);
  const askedTwice = (path: string) => expect.poll(() => line.asked.filter((url) => url === path).length).toBe(2);
  await askedTwice(SERVICE_PAGE);
  await page.goto('/team');
  // The worker has then finished the previous page.
  await askedTwice('/team');
  await expect(title(page)).toHaveText('Our Team');
  expect(await isKept(page, SERVICE_PAGE)).toBe(false);

  await setRoom();
  await page.goto('/rates');
  await untilKept(page, '/rates');
});

test('where it is turned off, the worker takes itself and all that it kept from the device', async ({ page, line }) => {
  await visit(page);
  line.worker = offlineWorker(undefined);
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await findNewWorker(page);
  await expect.poll(left).toEqual([]);
  line.isCut = true;
  await expect(page.goto('/rates')).rejects.toThrow(/ERR_/);
});
