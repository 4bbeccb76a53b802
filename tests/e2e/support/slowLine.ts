import type { Page } from '@playwright/test';

const LATENCY_MS = 300;
const BYTES_PER_SECOND = 90_000;

/** How long these bytes take there when they are asked for in two rounds, as a page and then its last script. */
export const slowLineMs = (bytes: number): number => 2 * LATENCY_MS + (bytes / BYTES_PER_SECOND) * 1000;

/** From now on the page is on a slow mobile line; a browser that cannot pretend one stays on its own. */
export async function slowDown(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
}
