import type { Page } from '@playwright/test';

const LATENCY_MS = 300;
const BYTES_PER_SECOND = 90_000;

/** Puts the page on a slow mobile line; a browser without this emulation keeps its own. */
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
