import { test as base, expect, type Page } from '@playwright/test';
import { untilHydrated } from './scripts.ts';

type SiteFixtures = {
  /** Set to false to test pages before hydration: goto and reload then do not wait for it. */
  waitsForReact: boolean;
  /** Violations of the content security policy, hydration errors and uncaught errors. */
  complaints: string[];
  /** Complaints that a test provokes on purpose. */
  complaintsLeftOut: RegExp | undefined;
};

/** Errors of requests cancelled by navigation, in Chromium, Firefox and WebKit. */
const LEFT = /ERR_ABORTED|BINDING_ABORTED|cancel/i;

/** Makes every goto and reload wait for hydration, unless a test blocks scripts. */
function waitForScript(page: Page): void {
  let isStopped = false;
  page.on('requestfailed', (request) => {
    isStopped ||= request.resourceType() === 'script' && !LEFT.test(request.failure()?.errorText ?? '');
  });
  const goto = page.goto.bind(page);
  page.goto = async (...where) => {
    const response = await goto(...where);
    if (!isStopped) await untilHydrated(page);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (...how) => {
    const response = await reload(...how);
    if (!isStopped) await untilHydrated(page);
    return response;
  };
}

/**
 * Stubs requests to other hosts. This disables the browser cache: use it only for pages that leave the site or show the
 * map.
 */
export const answerElsewhere = (page: Page) =>
  page.context().route(
    ({ origin, protocol }) => protocol.startsWith('http') && origin !== process.env.SITE_URL,
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<title>elsewhere</title>' }),
  );

/**
 * The test function of this suite: opens pages of the running site, and fails if a page violates the content security
 * policy or throws.
 */
export const test = base.extend<SiteFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => use(process.env.SITE_URL),
  waitsForReact: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  complaints: async ({}, use) => use([]),
  complaintsLeftOut: [undefined, { option: true }],
  page: async ({ page, complaints, complaintsLeftOut, javaScriptEnabled, waitsForReact }, use) => {
    page.on('console', (message) => {
      if (/Content[- ]Security[- ]Policy|Hydration/i.test(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', ({ name, message }) => {
      complaints.push(`${name}: ${message}`);
    });
    if (javaScriptEnabled !== false && waitsForReact) waitForScript(page);
    await use(page);
    const unforeseen = complaints.filter((complaint) => !complaintsLeftOut?.test(complaint));
    expect(unforeseen, 'breaches of the policy and uncaught errors').toEqual([]);
  },
});

export { expect };
