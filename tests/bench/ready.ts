import { chromium } from '@playwright/test';
import { untilHydrated } from '../e2e/support/scripts.ts';
import { READY_RATIO } from './budgets.ts';
import { onSite } from './onSite.ts';
import { medianOf } from './percentile.ts';
import { atMost, fact, milliseconds, type Row, type Section } from './report.ts';
import { isStaticPage, WEIGHED_ROUTES } from './routes.ts';

const RUNS = 3;

/** A slow line and a weak phone, common among visitors. */
const LATENCY_MS = 300;
const BYTES_PER_SECOND = 87_500;
const SLOWER = 4;

/** Milliseconds from the request of a page, with an empty cache, until React has it. */
async function timeToReady(folder: string, route: string): Promise<number> {
  return onSite(
    async ({ browser, url }) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: LATENCY_MS,
        downloadThroughput: BYTES_PER_SECOND,
        uploadThroughput: BYTES_PER_SECOND,
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await page.goto(url + route, { waitUntil: 'commit' });
      await untilHydrated(page);
      return page.evaluate(() => performance.now());
    },
    { folder, launch: (found) => chromium.launch(found) },
  );
}

/**
 * Measures when plain pages are ready on a slow line, beside the same pages of another export.
 *
 * @param against folder of the same site built with PLAIN_EXPORT=1; without it nothing is compared
 */
export async function benchReady(out: string, against: string | undefined): Promise<Section> {
  const rows: Row[] = [];
  for (const route of WEIGHED_ROUTES.filter((path) => !isStaticPage(out, path))) {
    const own = await medianOf(RUNS, () => timeToReady(out, route));
    rows.push(fact(route, 'ready', milliseconds(own)));
    if (against === undefined) continue;
    const other = await medianOf(RUNS, () => timeToReady(against, route));
    rows.push(fact(route, 'plain export', milliseconds(other)));
    rows.push(atMost(route, own / other, READY_RATIO, (ratio) => ratio.toFixed(2), 'of it'));
  }
  return {
    title: `When a plain page is ready (medians of ${RUNS})`,
    note: `0.7 Mbit/s, ${LATENCY_MS} ms, processor ${SLOWER} times slower.`,
    rows,
  };
}
