import type { Page } from '@playwright/test';
import { NAVIGATION_HEAP_RATIO } from './budgets.ts';
import { growthRow, launchInterpreter, settledHeap } from './heap.ts';
import { onSite } from './onSite.ts';
import type { Section } from './report.ts';

/** The first hundred fill the caches of router and browser; both counts end on the same page. */
const NAVIGATIONS = { first: 100, last: 200 };
/** Pages linked from every header or footer, so that each can follow each. */
const ROUTE = [
  '/about',
  '/services',
  '/resources',
  '/contact',
  '/awards',
  '/media',
  '/team',
  '/industries',
  '/calculator',
  '/',
];

/** Runs in the page: follows a link inside the running application. */
function pressLink(path: string): void {
  const link = document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"], header a[href="${path}"]`);
  if (link === null) throw new Error(`Neither header nor footer of ${location.pathname} links to ${path}.`);
  link.click();
}

async function navigate(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate(pressLink, path);
  await page.waitForURL((url) => url.pathname === path);
  await page.waitForFunction((title) => document.title !== title, before);
}

/** Measures the heap of a page after many navigations. */
export async function benchNavigations(): Promise<Section> {
  return onSite(async ({ browser, url }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    let first = Number.NaN;
    for (let count = 1; count <= NAVIGATIONS.last; count += 1) {
      await navigate(page, ROUTE[(count - 1) % ROUTE.length] ?? '/');
      if (count === NAVIGATIONS.first) first = await settledHeap(session);
    }
    const last = await settledHeap(session);
    if (!(await page.evaluate(() => 'isFirstDocument' in window))) {
      throw new Error('The browser loaded a page anew, so that this measured nothing: links must work without it.');
    }
    return {
      title: 'Navigations inside the site',
      rows: [growthRow('navigations', NAVIGATIONS, { first, last }, NAVIGATION_HEAP_RATIO)],
    };
  }, launchInterpreter);
}
