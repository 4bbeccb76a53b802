import type { Page } from '@playwright/test';

const SCRIPTS = /\/(_next\/static\/(chunks|page)|elements)\/.*\.js$/;

/** Turns of the page's event loop after which no deferred work of the script is left. */
const TURNS = 20;

/** Runs in the page: whether React has it, or its custom elements are there, or its scripts have failed. A function's page has none. */
function isHydrated(): boolean {
  if (document.documentElement.dataset.js === 'frame') return true;
  if (document.readyState === 'loading' || document.querySelector(':not(:defined, next-route-announcer)')) return false;
  if (!document.querySelector('script[data-scripts], script[src^="/_next/"]')) return true;
  const footer = document.querySelector('footer');
  return footer !== null && Object.keys(footer).some((key) => key.startsWith('__reactFiber'));
}

/**
 * Waits for hydration and for the work after it. Counts turns by messages, which run even if a test stops the page's clock.
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

/** Holds back the scripts of the page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Sums up the layout shifts of every page from its first paint on; the returned function returns the sum of the current page. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Two frames later every shift so far has been reported.
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return 'seen' in window ? (window.seen as { shift: number }).shift : Number.NaN;
    });
}

/** Opens a page with its script's clock stopped: from then on its time runs only by `page.clock.runFor`. */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-01-05T09:00:00' });
  await page.clock.pauseAt('2026-01-05T09:10:00');
  // React signals hydration, which goto waits for, by a timer of 0 ms. The stopped clock runs such a timer a
  // millisecond later, so a millisecond passes at each turn until the page is ready.
  let turn = Promise.resolve();
  const due = setInterval(() => {
    turn = page.clock.runFor(1).catch(() => {});
  }, 200);
  await page.goto(path).finally(() => clearInterval(due));
  // No millisecond may pass later, while a test counts them.
  await turn;
}
