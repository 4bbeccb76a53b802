import { expect, test } from '../support/fixtures';

test('a script that the policy does not know is blocked', async ({ context }) => {
  // Not the fixture's page, which fails on a violation.
  const page = await context.newPage();
  await page.goto('/about');
  const blocked = await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<string>();
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(blockedURI), { once: true });
    const script = document.createElement('script');
    script.textContent = 'document.title = "changed"';
    document.body.append(script);
    return promise;
  });
  expect(blocked).toBe('inline');
  await expect(page).not.toHaveTitle('changed');
});
