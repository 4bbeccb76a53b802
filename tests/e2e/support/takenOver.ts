import type { Page } from '@playwright/test';

/** A turn of the page's own loop comes after everything that the script has put off: twenty, so that nothing is left. */
const TURNS = 20;

/** Runs in the page: a light page loads its script at the first key. A page that the site's functions answer with has none. */
function isTakenOver(): boolean {
  if (document.querySelector('script[data-page-start]') === null) return true;
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  return document.documentElement.hasAttribute('data-hydrated');
}

/**
 * Makes a light page load its script, waits until the page's script has taken over and has begun what it does after the first paint: a press or a text
 * before that could be lost. Turns are counted by messages, which run where a test holds the page's clock.
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
