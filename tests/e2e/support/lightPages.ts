import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { loadingOf } from '../../../lib/server/site-build/splitPages.ts';
import { exportedPaths } from './exportedPages';

const OUT = join(import.meta.dirname, '../../../out');
const SCRIPTS = '**/_next/static/chunks/*.js';

const htmlOf = (path: string) => readFileSync(join(OUT, `${path.slice(1) || 'index'}.html`), 'utf8');

/** Returns one light page for each set of scripts. */
export const pathOfEachScriptSet = (): string[] => [
  ...new Map(exportedPaths().map((path) => [/data-scripts="([^"]*)"/.exec(htmlOf(path))?.[1], path])).values(),
];

/** Returns the pages that declare themselves light. */
export const lightPaths = (): string[] => exportedPaths().filter((path) => loadingOf(htmlOf(path)) === 'light');

/** Returns the requests of a page's script and data so far; the list grows. */
export function scriptRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' || /^\/_next\/static\/(chunks\/.*\.js|page-data)/.test(pathname))
      urls.push(pathname);
  });
  return urls;
}

export const blockScripts = (page: Page) => page.route(SCRIPTS, (route) => route.abort());

/** Options for a visit to a page whose scripts are held back: a plain export would not finish loading without them. */
export const BEFORE_SCRIPT = { waitUntil: 'domcontentloaded' } as const;

/** Holds back the scripts of the page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Waits for hydration, which the test must have triggered. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));

/** Starts to sum up layout shifts, also after input; the returned function returns the sum. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const sum = await page.evaluateHandle(() => {
    const shifts = { value: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.value += Number(entry.value);
    }).observe({ type: 'layout-shift' });
    return shifts;
  });
  return () => sum.evaluate(({ value }) => value);
}
