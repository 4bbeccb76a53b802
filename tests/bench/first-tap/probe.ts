import type { Page } from '@playwright/test';

/** Times in milliseconds since 1970. */
type Seen = { pressed: number; worked: number };

/**
 * Runs in the page, from its start: records the time of a press and of the first element that matches the effect.
 * Checks each frame, since visitors see only painted frames. Keeps the press for the next page, since a form sent
 * before hydration opens one.
 */
function observe(effect: string): void {
  const PRESSED = 'bench-pressed';
  const handlePress = ({ timeStamp }: PointerEvent) => {
    if (sessionStorage.getItem(PRESSED) === null)
      sessionStorage.setItem(PRESSED, String(performance.timeOrigin + timeStamp));
  };
  // On the window, which gets events before the document: the page itself holds presses back there.
  window.addEventListener('pointerdown', handlePress, { capture: true, passive: true });
  const look = () => {
    if (document.querySelector(effect) === null) requestAnimationFrame(look);
    else {
      const pressed = Number(sessionStorage.getItem(PRESSED) ?? Number.NaN);
      Object.assign(window, { seen: { pressed, worked: performance.timeOrigin + performance.now() } });
    }
  };
  requestAnimationFrame(look);
}

/** Installs the probe for pages opened later. */
export const installProbe = (page: Page, effect: string): Promise<unknown> => page.addInitScript(observe, effect);

/** Waits for the effect; returns the times of press and effect. */
export async function waitForEffect(page: Page): Promise<Seen> {
  const handle = await page.waitForFunction((): Seen | undefined =>
    'seen' in window ? { pressed: Number.NaN, worked: Number.NaN, ...Object(window.seen) } : undefined,
  );
  return (await handle.jsonValue()) ?? { pressed: Number.NaN, worked: Number.NaN };
}
