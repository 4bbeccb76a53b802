import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

/** The site's answer to the report of a breach, of which one script may cause several. */
const answerTo = (page: Page, directive: string) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/csp-reports') &&
      response.request().postDataJSON()?.['csp-report']['effective-directive'] === directive,
  );

test('a script that the policy does not know is blocked and reported to the site', async ({ context }) => {
  // Not the fixture's page, on which a breach is a failure.
  const page = await context.newPage();
  await page.goto('/about');
  const reported = answerTo(page, 'script-src-elem');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "changed"';
    document.body.append(script);
  });
  const response = await reported;
  expect(response.status()).toBe(200);
  expect(response.request().postDataJSON()).toMatchObject({ 'csp-report': { 'blocked-uri': 'inline' } });
  await expect(page).not.toHaveTitle('changed');
});

test('a script of another site, named by a string, is reported as one that Trusted Types would refuse', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.goto('/about');
  const reported = answerTo(page, 'require-trusted-types-for');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/_next/of-this-site.js';
    script.src = 'https://elsewhere.example/a.js';
  });
  const response = await reported;
  expect(response.status()).toBe(200);
  expect(response.request().postDataJSON()).toMatchObject({
    'csp-report': {
      'blocked-uri': 'trusted-types-sink',
      'script-sample': 'HTMLScriptElement src|https://elsewhere.example/a.js',
      disposition: 'report',
    },
  });
});
