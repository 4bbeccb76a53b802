import type { Page } from '@playwright/test';

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
