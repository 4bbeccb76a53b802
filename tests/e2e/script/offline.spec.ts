import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { test as base, expect } from '../support/fixtures';
import { netPayToday } from '../support/siteData';

/** The site behind a proxy whose connection can be cut. */
type CutLine = {
  url: string;
  isCut: boolean;
  /** Response bodies that replace the site's own, by path. */
  replaced: Readonly<Record<string, string>>;
};

const HEADERS_OF_SENDING = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

async function passOn({ url = '/' }: IncomingMessage, response: ServerResponse, { replaced }: CutLine): Promise<void> {
  const answer = await fetch(new URL(url, process.env.SITE_URL), { redirect: 'manual' });
  for (const [name, value] of answer.headers) if (!HEADERS_OF_SENDING.includes(name)) response.setHeader(name, value);
  response.statusCode = answer.status;
  response.end(replaced[url] ?? Buffer.from(await answer.arrayBuffer()));
}

const test = base.extend<{ line: CutLine }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  line: async ({}, use) => {
    const line: CutLine = { url: '', isCut: false, replaced: {} };
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
// The rest of the worker's behaviour is tested in tests/node/public/offlineWorker.test.ts.
test.use({ serviceWorkers: 'allow' });

const TOOL = '/calculator/gross-to-net-salary';

/** Cached paths, by cache name. */
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

test('a tool that was opened once calculates without a connection, and other pages say that there is none', async ({
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
