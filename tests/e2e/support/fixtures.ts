import { test as base, expect, type Page } from '@playwright/test';
import { waitUntilTakenOver } from './takenOver.ts';

type SiteFixtures = {
  /** False for a test of light pages before any intent: goto and reload then return without waiting for script. */
  isTakenOver: boolean;
  /** What the browser complained of: breaches of the content security policy and errors that nobody caught. */
  complaints: string[];
};

/** What Chromium, Firefox and WebKit call a request that ended because the page was left. */
const LEFT = /ERR_ABORTED|BINDING_ABORTED|cancel/i;

/** Lets every goto and reload wait until the page's script has taken over, unless a test stops the scripts. */
function waitForScript(page: Page): void {
  let isStopped = false;
  page.on('requestfailed', (request) => {
    isStopped ||= request.resourceType() === 'script' && !LEFT.test(request.failure()?.errorText ?? '');
  });
  const goto = page.goto.bind(page);
  page.goto = async (...where) => {
    const response = await goto(...where);
    if (!isStopped) await waitUntilTakenOver(page);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (...how) => {
    const response = await reload(...how);
    if (!isStopped) await waitUntilTakenOver(page);
    return response;
  };
}

/**
 * Names on the console what the content security policy would forbid and the browser only reports. Browsers name such a thing
 * there in words of their own, or not at all.
 */
const nameReportedBreaches = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI, sample }) => {
      if (disposition === 'report') {
        console.error(`Content Security Policy, reported: ${effectiveDirective} ${blockedURI} ${sample}`);
      }
    });
  });

/**
 * The test of this suite: pages of the running site, nothing asked of other hosts, and a failure
 * whenever a page breaks the content security policy, enforced or reported only, or throws.
 */
export const test = base.extend<SiteFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  baseURL: async ({}, use) => use(process.env.SITE_URL),
  isTakenOver: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  complaints: async ({}, use) => use([]),
  page: async ({ page, complaints, baseURL, javaScriptEnabled, isTakenOver }, use) => {
    await page.context().route(
      (url) => url.origin !== baseURL && url.protocol.startsWith('http'),
      (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<title>elsewhere</title>' }),
    );
    page.on('console', (message) => {
      if (/Content[- ]Security[- ]Policy|Hydration/i.test(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', ({ name, message }) => {
      // The browser gives up a view transition when the next page has none or is left at once; nothing can catch that.
      if (!/^Transition was (aborted|skipped)/.test(message)) complaints.push(`${name}: ${message}`);
    });
    await nameReportedBreaches(page);
    if (javaScriptEnabled !== false && isTakenOver) waitForScript(page);
    await use(page);
    expect(complaints, 'breaches of the policy and uncaught errors').toEqual([]);
  },
});

export { expect };
