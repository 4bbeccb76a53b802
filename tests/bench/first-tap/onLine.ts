import type { Browser, Page } from '@playwright/test';

/** Network conditions and processor slowdown. */
type Line = { rttMs: number; throughputKbps: number; cpuSlowdownMultiplier: number };

/** A slow line and a weak phone, common among visitors. */
export const SLOW_LINE: Line = { rttMs: 300, throughputKbps: 700, cpuSlowdownMultiplier: 4 };

/** A phone, as options of a browser context. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

async function slowDown(page: Page, { rttMs, throughputKbps, cpuSlowdownMultiplier }: Line): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (throughputKbps * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: rttMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
}

/** Opens a page on a slow line in a new context with an empty cache, and passes it on. */
export async function withPage<Result>(
  browser: Browser,
  { device, line }: { device: object; line: Line },
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    await slowDown(page, line);
    return await act(page);
  } finally {
    await context.close();
  }
}
