import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { test as base, expect } from '../support/fixtures';
import { netPayToday } from '../support/siteData';

/** The site behind a proxy whose connection can be cut, or say nothing. */
type CutLine = {
  url: string;
  isCut: boolean;
  /** Ends the silence: requests are answered once it resolves. */
  silence: Promise<void> | undefined;
  /** Answers in the place of the site's own, by path. */
  replaced: Readonly<Record<string, string>>;
  /** Path of an answer that nobody may keep. */
  unkept: string;
};

const HEADERS_OF_SENDING = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

async function passOn(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  { silence, replaced, unkept }: CutLine,
): Promise<void> {
  await silence;
  const answer = await fetch(new URL(url, process.env.SITE_URL), { redirect: 'manual' });
  for (const [name, value] of answer.headers) if (!HEADERS_OF_SENDING.includes(name)) response.setHeader(name, value);
  if (url === unkept) response.setHeader('cache-control', 'no-store');
  response.statusCode = answer.status;
  response.end(replaced[url] ?? Buffer.from(await answer.arrayBuffer()));
}

const test = base.extend<{ line: CutLine }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  line: async ({}, use) => {
    const line: CutLine = { url: '', isCut: false, silence: undefined, replaced: {}, unkept: '' };
    const server = createServer((request, response) => {
      if (line.isCut) request.socket.destroy();
      else passOn(request, response, line).catch(() => request.socket.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await use(line);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
  baseURL: ({ line }, use) => use(line.url),
});
test.use({ serviceWorkers: 'allow' });

const TOOL = '/calculator/gross-to-net-salary';

/** The kept paths, by cache. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name): Promise<[string, string[]]> => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url.replace(location.origin, ''))];
    });
    return Object.fromEntries(await Promise.all(lists));
  });
const untilKept = (page: Page, path: string) =>
  expect.poll(async () => Object.values(await kept(page)).flat()).toContain(path);

test('a tool that was opened once calculates without a connection, other pages say that there is none, and sixty answers are kept', async ({
  page,
  line,
}) => {
  await page.goto(`${TOOL}?gross=800000`);
  await untilKept(page, TOOL);
  line.isCut = true;
  await page.goto(TOOL);
  await page.getByRole('textbox', { name: 'Gross monthly salary' }).fill('1350000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(netPayToday(1_350_000));
  await page.goto('/team');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');

  line.isCut = false;
  await page.evaluate(async () => (await fetch('/media/payroll-checklist-year-end.pdf')).arrayBuffer());
  await page.goto('/team');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Team');
  await untilKept(page, '/team');
  expect(
    Object.values(await kept(page))
      .flat()
      .filter((path) => /\?|\.pdf$/.test(path)),
  ).toEqual([]);

  // The oldest make room: sixty are kept, besides the page for all others.
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    for (let number = 0; number < 70; number += 1) await cache.put(`/old-${number}`, new Response());
  });
  await page.goto('/about');
  await expect.poll(async () => Object.values(await kept(page)).flat().length).toBe(61);
  await untilKept(page, '/about');
});

/** Addresses that a function answers. */
const FUNCTION_PATHS = [
  ...readFileSync('netlify.toml', 'utf8').matchAll(/from = "([^"]+)"\n\s*to = "\/\.netlify\/functions\//g),
].map(([, path = '']) => path);

test('a page that says no-store, an answer of a function and a query are never kept, whatever is opened', async ({
  page,
  line,
}) => {
  expect(FUNCTION_PATHS).toContain('/enquiry/resend');
  line.unkept = '/awards';
  await page.goto('/about');
  await untilKept(page, '/about');
  // The worker has the page now.
  await page.goto(`${TOOL}?gross=1234567`);
  await untilKept(page, TOOL);
  const queries = ['', '?reference=0123456789ab', '?sent', '?id=a&until=9&key=b'];
  const visits = [line.unkept, ...FUNCTION_PATHS.flatMap((path) => queries.map((query) => `${path}${query}`))];
  for (const path of visits) await page.evaluate((url) => fetch(url).then(() => undefined), path);
  for (const path of visits) await page.goto(path);
  await page.goto('/team');
  await untilKept(page, '/team');
  const pages = Object.values(await kept(page)).flat();
  expect(pages.filter((path) => !/^\/(_next\/static|fonts)\/[^?]+$/.test(path)).toSorted()).toEqual(
    // The form's address leads to its page.
    ['/about', TOOL, '/media', '/offline', '/team'].toSorted(),
  );
});

test('a line that says nothing shows a kept page after four seconds, and waits for another', async ({ page, line }) => {
  await page.goto('/about');
  await untilKept(page, '/about');
  await page.goto('/team');
  await untilKept(page, '/team');
  // Longer than a kept page waits.
  const speakLater = () => new Promise<void>((end) => setTimeout(end, 9_000));
  line.silence = speakLater();
  const asked = Date.now();
  await page.goto('/about', { waitUntil: 'commit' });
  const waited = Date.now() - asked;
  expect(waited).toBeGreaterThanOrEqual(4_000);
  expect(waited).toBeLessThan(8_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');

  line.silence = speakLater();
  await page.goto('/awards');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/offline|About/);
  await expect(page).toHaveURL('/awards');
});

test('a new deploy is seen at once, and has a cache of its own', async ({ page, line }) => {
  await page.goto('/about');
  await untilKept(page, '/about');
  const [before = ''] = Object.keys(await kept(page));
  const worker = await (await fetch(`${line.url}/offline-worker.js`)).text();
  line.replaced = {
    '/offline-worker.js': worker.replace(before.replace('pages-', ''), 'next'),
    '/about': '<title>New</title><h1>The new deploy</h1>',
  };
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The new deploy');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(async () => Object.keys(await kept(page))).toEqual(['pages-next']);
});
