import type { Page } from '@playwright/test';

/** Turns of the page's event loop after which no deferred work of the script is left. */
const TURNS = 20;

/** Runs in the page: checks for hydration. A light page hydrates at the first key, a function's page never. */
function isTakenOver(): boolean {
  if (document.querySelector('script[data-page-start]') === null) return true;
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  return document.documentElement.hasAttribute('data-hydrated');
}

/**
 * Makes a light page load its script, and waits for hydration and for the work after the first paint: earlier presses
 * or texts could be lost. Counts turns by messages, which run even if a test stops the page's clock.
 */
export async function waitUntilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
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
