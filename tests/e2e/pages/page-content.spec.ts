import type { Page } from '@playwright/test';
import { languageOf } from '../../../lib/words/language.ts';
import { exportedPaths, sweptPaths } from '../support/exportedPages';
import { expect, test } from '../support/fixtures';
import { untilHydrated } from '../support/scripts';

test.use({ waitsForReact: false });

/** Pages that are open at the same time. */
const TABS = 4;

const MAP = 'https://www.openstreetmap.org/**';

/** Pages with the map. */
const WITH_MAP = ['/contact', '/sw/contact'];

/** Their dates are recalculated in the browser from today, not from the day of the build (calculators/tax-calendar.spec.ts). */
const COUNTED_ANEW = ['/calendar', '/sw/calendar'];

type Contents = { exported: string[]; shown: string[] };

/**
 * Runs in the page: returns its exported and its current content, in order of the elements, each with its address or
 * own words. Leaves out what follows the clock: the year, the days left and whether the office is open.
 */
async function contents(): Promise<Contents> {
  const WRITTEN = '[data-current-year], [data-left], dl + p';
  const NO_CONTENT = 'script, noscript, template, next-route-announcer';
  const contentOf = (root: Document) =>
    [...root.body.querySelectorAll('*')]
      .filter((element) => element.closest(`${WRITTEN}, ${NO_CONTENT}`) === null)
      .map((element) => {
        const words = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
        return `${element.tagName} ${address} ${words.map(({ nodeValue }) => nodeValue).join('')}`;
      });
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.open('GET', location.href);
  request.send();
  await new Promise((loaded) => request.addEventListener('load', loaded, { once: true }));
  const exported: Document = request.response;
  return { exported: contentOf(exported), shown: contentOf(document) };
}

/** Returns the first difference between the exported and the hydrated page; empty if there is none. */
function difference({ exported, shown }: Contents): string {
  const at = exported.findIndex((line, index) => line !== shown[index]);
  if (at < 0 && exported.length === shown.length) return '';
  const place = at < 0 ? exported.length : at;
  return `exported: ${exported[place] ?? 'nothing'}; shown: ${shown[place] ?? 'nothing'}`;
}

/** Opens pages one after the other in a tab and collects their mistakes. */
async function walk(page: Page, left: string[], mistakes: string[]): Promise<void> {
  const note = (text: string) => mistakes.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('pageerror', ({ message }) => note(message));
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  for (let path = left.pop(); path; path = left.pop()) {
    await page.goto(path, { waitUntil: 'commit' });
    await untilHydrated(page);
    const found = COUNTED_ANEW.includes(path) ? '' : difference(await page.evaluate(contents));
    if (found) note(found);
  }
  await page.close();
}

test('a page of each kind, and each in Kiswahili, keeps all of its content when React takes over', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  // Requests bypass the tests: then the browser caches common files. A small window is drawn quickly.
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 300 } });
  const all = exportedPaths();
  const paths = [...new Set([...sweptPaths(all), ...all.filter((path) => languageOf(path) === 'sw')])];
  const left = paths.filter((path) => !WITH_MAP.includes(path));
  const mistakes: string[] = [];
  const walks = Array.from({ length: TABS }, async () => walk(await context.newPage(), left, mistakes));
  const page = await context.newPage();
  // Without an answer from the map, another picture replaces it.
  const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await page.route(MAP, (route) => route.fulfill(picture));
  await Promise.all([...walks, walk(page, [...WITH_MAP], mistakes)]);
  await context.close();
  expect(mistakes).toEqual([]);
  expect(paths.length).toBeGreaterThan(20);
});

for (const path of ['/', '/services/taxation', '/resources']) {
  test(`${path} has all of its content again when one comes back to it`, async ({ page }) => {
    const shown = async () => (await page.evaluate(contents)).shown;
    await page.goto(path);
    await untilHydrated(page);
    const before = await shown();
    await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();

    await page.goBack();
    await expect.poll(shown).toEqual(before);
  });
}
