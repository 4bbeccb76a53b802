import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** One showing of the overlay: from its first frame to the first one without it, in ms, and whether it hid everything in each. */
type Showing = { from: number; until?: number; isWholeWindow: boolean };

declare global {
  interface Window {
    showings: Showing[];
  }
}

const OVERLAY = 'body > div[aria-hidden]';

const overlayOf = (page: Page) => page.locator(OVERLAY);

/** Records in every document, frame by frame, when the overlay of a route change is shown. */
async function watchOverlay(page: Page): Promise<void> {
  await page.addInitScript((selector) => {
    window.showings = [];
    const hidesAll = (sheet: Element) => {
      const { top, left, width, height } = sheet.getBoundingClientRect();
      return top === 0 && left === 0 && width >= document.body.clientWidth && height >= innerHeight;
    };
    const look = () => {
      const overlay = document.querySelector(selector);
      // Nothing is painted before the style sheets have loaded.
      const isStyled = overlay !== null && getComputedStyle(overlay).position === 'fixed';
      const isThere = isStyled && overlay.checkVisibility({ visibilityProperty: true });
      const last = window.showings.at(-1);
      const isOpen = last !== undefined && last.until === undefined;
      const sheet = overlay?.firstElementChild;
      if (sheet && isThere && !isOpen)
        window.showings.push({ from: performance.now(), isWholeWindow: hidesAll(sheet) });
      if (sheet && isThere && isOpen) last.isWholeWindow &&= hidesAll(sheet);
      if (isOpen && !isThere) last.until = performance.now();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, OVERLAY);
}

/** Returns how long the overlay was shown, in ms, once it is hidden. The next call waits for the next showing. */
async function overlayTime(page: Page): Promise<number> {
  // In one step: between two, the browser may load the next document.
  const seen = await page.waitForFunction(
    () => window.showings.at(-1)?.until !== undefined && window.showings.splice(0),
  );
  const showings = (await seen.jsonValue()) || [];
  for (const { isWholeWindow } of showings) expect(isWholeWindow).toBe(true);
  return Math.round((showings.at(-1)?.until ?? 0) - (showings[0]?.from ?? 0));
}

/** Returns whether the current page shows or has shown the overlay. */
const wasOverlaid = (page: Page) => page.evaluate(() => window.showings.length > 0);

/** Static and plain pages and an unknown address, each with a way to follow a link. */
const CASES: readonly (readonly [path: string, way: string, follow: (link: Locator) => Promise<void>])[] = [
  ['/', 'a tap', (link) => link.tap()],
  ['/services/audit', 'a tap', (link) => link.tap()],
  ['/resources', 'a click', (link) => link.click()],
  ['/no-such-page', 'Enter', (link) => link.press('Enter')],
];

const footerLink = (page: Page) => page.getByRole('contentinfo').locator('a[href="/terms-of-service"]');

/**
 * Expects that the overlay covered the page and has disappeared. The measured time goes to the report only, since a
 * busy machine draws first and last frames late; the style sheet has the exact time.
 */
async function expectOverlay(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  test.info().annotations.push({ type: path, description: `${await overlayTime(page)} ms` });
  await expect(overlayOf(page)).toHaveCSS('animation-duration', '0.6s');
}

test.describe('the overlay of a change of route', () => {
  test.use({ waitsForReact: false });

  for (const [path, way, follow] of CASES) {
    test(`stands over the next page after ${way} on ${path}, after Back and after Forward`, {
      tag: way === 'a tap' ? '@phone' : [],
    }, async ({ page }) => {
      await watchOverlay(page);
      await page.goto(path);
      expect(await wasOverlaid(page), 'over the first load').toBe(false);
      await follow(footerLink(page));
      await expectOverlay(page, '/terms-of-service');
      await page.goBack();
      await expectOverlay(page, path);
      await page.goForward();
      await expectOverlay(page, '/terms-of-service');
    });
  }
});

test('the overlay never stands over a reload, a change of the query or of the hash', async ({ page }) => {
  await watchOverlay(page);
  await page.goto('/services');
  await footerLink(page).click();
  await expectOverlay(page, '/terms-of-service');
  await page.reload();
  await page.evaluate(() => Object.assign(location, { hash: 'content' }));
  await page.evaluate(() => Object.assign(location, { search: '?from=here' }));
  await expect(page).toHaveURL('/terms-of-service?from=here#content');
  await page.goBack();
  await expect(page).toHaveURL('/terms-of-service#content');
  expect(await wasOverlaid(page)).toBe(false);
});

test('the overlay keeps presses off the page below it, leaves keys alone, and stands still where less motion is asked', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchOverlay(page);
  await page.goto('/services/taxation');
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Services', exact: true })
    .click();
  await expectOverlay(page, '/services');
  const overlay = overlayOf(page);
  await expect(overlay).toHaveCSS('pointer-events', 'auto');
  await expect(page.locator('html')).toHaveAttribute('data-route-changed', '');
  for (const part of await overlay.locator('div').all()) await expect(part).toHaveCSS('animation-name', 'none');
  await page.getByRole('main').getByRole('link', { name: 'Request a Service' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(page).toHaveTitle(/^Contact /);
});
