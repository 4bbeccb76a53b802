import type { Page } from '@playwright/test';

/** Opens a page with the clock of its script stopped: from then on its time runs by `page.clock.runFor` alone. */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-01-05T09:00:00' });
  await page.clock.pauseAt('2026-01-05T09:10:00');
  // React tells by a timer that it has taken over, which goto waits for: timers that are due run, and no time passes.
  const due = setInterval(() => page.clock.runFor(0).catch(() => {}), 200);
  await page.goto(path).finally(() => clearInterval(due));
}
