import type { Page } from '@playwright/test';

const SCRIPTS = /\/(_next\/static\/(chunks|page)|elements)\/.*\.js$/;

/** Number of event loop turns after which no deferred script work is left. */
const TURNS = 20;

/**
 * Runs in the page: checks whether React has hydrated it, its custom elements are defined, or its scripts have failed.
 * Pages that a function serves have no scripts.
 */
function isHydrated(): boolean {
  if (document.documentElement.dataset.js === 'frame') return true;
  if (document.readyState === 'loading' || document.querySelector(':not(:defined, next-route-announcer)')) return false;
  if (!document.querySelector('script[data-scripts], script[src^="/_next/"]')) return true;
  const footer = document.querySelector('footer');
  return footer !== null && Object.keys(footer).some((key) => key.startsWith('__reactFiber'));
}

/**
 * Waits for hydration and for the work that follows it. Counts turns by messages, which run even while a test has
 * paused the page's clock.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.evaluate(
    (turns) =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        let left = turns;
        port1.onmessage = () => {
          left -= 1;
          if (left > 0) return port2.postMessage('');
          port1.close();
          done();
        };
        port2.postMessage('');
      }),
    TURNS,
  );
}

export const blockScripts = (page: Page) => page.route(SCRIPTS, (route) => route.abort());

/** Holds back the page's scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Records the layout shifts of every page from its first paint; the returned function returns the current page's total.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // After two frames, every shift so far has been reported.
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return 'seen' in window ? (window.seen as { shift: number }).shift : Number.NaN;
    });
}

/** Opens a page with its clock paused: time advances only through `page.clock.runFor`. */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-01-05T09:00:00' });
  await page.clock.pauseAt('2026-01-05T09:10:00');
  // React signals hydration, which goto waits for, with a 0 ms timer. On a paused clock, such a timer runs a
  // millisecond later, so advance the clock a millisecond at a time until the page is ready.
  let turn = Promise.resolve();
  const due = setInterval(() => {
    turn = page.clock.runFor(1).catch(() => {});
  }, 200);
  await page.goto(path).finally(() => clearInterval(due));
  // The clock must not advance later, while a test counts milliseconds.
  await turn;
}
