import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

declare global {
  interface Window {
    /** For each frame with the overlay, whether it covered the whole window. */
    hidingFrames: boolean[];
  }
}

const OVERLAY = 'body > div[aria-hidden]';

const overlayOf = (page: Page) => page.locator(OVERLAY);

/** Records the navigation overlay frame by frame in every document. */
async function watchOverlay(page: Page): Promise<void> {
  await page.addInitScript((selector) => {
    window.hidingFrames = [];
    const look = () => {
      const overlay = document.querySelector(selector);
      // Nothing is painted before the style sheets have loaded.
      const isStyled = overlay !== null && getComputedStyle(overlay).position === 'fixed';
      if (isStyled && overlay.checkVisibility({ visibilityProperty: true })) {
        const sheet = overlay.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
        const isWide = sheet.left === 0 && sheet.width >= document.body.clientWidth;
        window.hidingFrames.push(isWide && sheet.top === 0 && sheet.height >= innerHeight);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, OVERLAY);
}

/** Returns whether the current page has shown the overlay. */
const wasOverlaid = (page: Page) => page.evaluate(() => window.hidingFrames.length > 0);

/** A static page and a fully hydrated one, each with a way to follow a link. */
const CASES: readonly (readonly [path: string, way: string, follow: (link: Locator) => Promise<void>])[] = [
  ['/', 'a tap', (link) => link.tap()],
  ['/resources', 'a click', (link) => link.click()],
];

const footerLink = (page: Page) => page.getByRole('contentinfo').locator('a[href="/terms-of-service"]');

/**
 * Expects the overlay to have covered the page and gone. Checks its duration in CSS, because a busy machine would
 * stretch a measured one.
 */
async function expectOverlay(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await page.waitForFunction(() => window.hidingFrames.length > 0);
  await expect(overlayOf(page)).toBeHidden();
  expect(await page.evaluate(() => window.hidingFrames.splice(0))).not.toContain(false);
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
  await expect(page.locator('html')).toHaveAttribute('data-state', 'arriving');
  for (const part of await overlay.locator('div').all()) await expect(part).toHaveCSS('animation-name', 'none');
  await page.getByRole('main').getByRole('link', { name: 'Request a Service' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(page).toHaveTitle(/^Contact /);
});
