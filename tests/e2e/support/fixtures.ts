import { setTimeout } from 'node:timers/promises';
import { test as base, expect, type Page } from '@playwright/test';
import { hasTakenOver } from './openPage.ts';

type SiteFixtures = {
  /** What the browser complained of: breaches of the content security policy and errors that nobody caught. */
  complaints: string[];
};

/** Looks for the script this many times, a tenth of a second apart: a page whose script a test stops has none. */
const LOOKS = 30;

/** Lets every goto wait until the page's script has taken over, but not for ever. */
function waitForScript(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...where) => {
    const response = await goto(...where);
    for (let look = 0; look < LOOKS && !(await page.evaluate(hasTakenOver).catch(() => true)); look += 1)
      await setTimeout(100);
    return response;
  };
}

/**
 * The test of this suite: pages of the running site, nothing asked of other hosts, and a failure
 * whenever a page breaks the content security policy or throws.
 */
export const test = base.extend<SiteFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  baseURL: async ({}, use) => use(process.env.SITE_URL),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
  complaints: async ({}, use) => use([]),
  page: async ({ page, complaints, baseURL, javaScriptEnabled }, use) => {
    await page.route(
      (url) => url.origin !== baseURL && url.protocol.startsWith('http'),
      (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<title>elsewhere</title>' }),
    );
    page.on('console', (message) => {
      if (/Content Security Policy|Hydration/i.test(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`));
    if (javaScriptEnabled !== false) waitForScript(page);
    await use(page);
    expect(complaints, 'breaches of the policy and uncaught errors').toEqual([]);
  },
});

export { expect };
