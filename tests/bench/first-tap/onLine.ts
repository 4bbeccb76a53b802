import type { Browser, Page } from '@playwright/test';

/** A line, and how many times slower the processor is. */
export type Line = { rttMs: number; throughputKbps: number; cpuSlowdownMultiplier: number };

/** A phone, as the options of a browser's context. */
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

/** Opens a page on a slow line in a context of its own, with an empty cache, and hands it over. */
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
