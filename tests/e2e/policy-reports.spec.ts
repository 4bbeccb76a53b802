import { expect, test } from './support/fixtures';

test('a script that the policy does not know is blocked and reported to the site', async ({ context }) => {
  // Not the fixture's page, on which a breach is a failure.
  const page = await context.newPage();
  await page.goto('/about');
  const reported = page.waitForResponse(/\/csp-reports$/);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "changed"';
    document.body.append(script);
  });
  const response = await reported;
  expect(response.status()).toBe(200);
  expect(response.request().postDataJSON()).toMatchObject({
    'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' },
  });
  await expect(page).not.toHaveTitle('changed');
});

test('a script of another site, named by a string, is reported as one that Trusted Types would refuse', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.goto('/about');
  const reported = page.waitForResponse(/\/csp-reports$/);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/_next/of-this-site.js';
    script.src = 'https://elsewhere.example/a.js';
  });
  const response = await reported;
  expect(response.status()).toBe(200);
  expect(response.request().postDataJSON()).toMatchObject({
    'csp-report': {
      'effective-directive': 'require-trusted-types-for',
      'blocked-uri': 'trusted-types-sink',
      'script-sample': 'HTMLScriptElement src|https://elsewhere.example/a.js',
      disposition: 'report',
    },
  });
});
