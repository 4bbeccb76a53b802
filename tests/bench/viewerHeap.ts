import type { LaunchOptions } from '@playwright/test';
import { growthRow, launchInterpreter, settledHeap } from './heap.ts';
import { LIBRARY_PAGE, PAINTED, VIEW_LINK } from './libraryPage.ts';
import type { Row } from './report.ts';

const OPENINGS = { first: 5, last: 50 };
const BUDGET = 1.1;

/** The page's heap after fifty openings against that after five. */
export async function heapRow(found: LaunchOptions, siteUrl: string): Promise<Row> {
  const browser = await launchInterpreter(found);
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
  return growthRow('openings', OPENINGS, { first, last }, BUDGET);
}
