import { setTimeout as pause } from 'node:timers/promises';
import { type CDPSession, chromium, type LaunchOptions } from '@playwright/test';
import { LIBRARY_PAGE, PAINTED, VIEW_LINK } from './libraryPage.ts';
import type { Row } from './report.ts';

const OPENINGS = { first: 5, last: 50 };
const BUDGET = 1.1;
const HEAP_LOOKS = 8;
const HEAP_PAUSE_MS = 400;

/** The least that the heap comes down to: a document goes on being freed for a moment after the viewer has closed. */
async function settledHeap(session: CDPSession): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < HEAP_LOOKS; look += 1) {
    await session.send('HeapProfiler.collectGarbage');
    least = Math.min(least, (await session.send('Runtime.getHeapUsage')).usedSize);
    await pause(HEAP_PAUSE_MS);
  }
  return least;
}

/**
 * The page's heap after fifty openings against that after five. In a browser of its own that interprets and does not compile:
 * compiled code grows with use for a while, belongs to the engine, and would hide what we keep.
 */
export async function heapRow(found: LaunchOptions, siteUrl: string): Promise<Row> {
  const browser = await chromium.launch({
    ...found,
    args: [...(found.args ?? []), '--js-flags=--no-opt --no-maglev --no-sparkplug'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await page.goto(siteUrl + LIBRARY_PAGE, { waitUntil: 'networkidle' });
  const heap: Record<number, number> = {};
  for (let opening = 1; opening <= OPENINGS.last; opening += 1) {
    await page.locator(VIEW_LINK).first().click();
    await page.locator(PAINTED).first().waitFor();
    await page.getByRole('button', { name: 'Close viewer', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    if (opening === OPENINGS.first || opening === OPENINGS.last) heap[opening] = await settledHeap(session);
  }
  await browser.close();
  const [first = Number.NaN, last = Number.NaN] = [heap[OPENINGS.first], heap[OPENINGS.last]];
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  return {
    name: `heap after ${OPENINGS.last} openings against ${OPENINGS.first}, without compiled code`,
    measured: `${megabytes(last)} / ${megabytes(first)} = ${(last / first).toFixed(3)}`,
    budget: String(BUDGET),
    isWithin: last / first <= BUDGET,
  };
}
