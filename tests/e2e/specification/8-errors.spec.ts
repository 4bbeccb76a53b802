import { expect, test } from '../support/fixtures';

const heading = { level: 1, name: 'Unexpected Application Error!' } as const;

test.describe('what fails while a page is shown', () => {
  test('is said in its place, and ends where the visitor goes on', async ({ page }) => {
    await page.addInitScript(() => {
      const listen = window.addEventListener;
      // The script in the head adds its listener during parsing, the library page's component afterwards.
      const breaking = (type: string, ...rest: unknown[]) => {
        const isLibrary = location.pathname === '/resources' && document.readyState !== 'loading';
        if (isLibrary && type === 'hashchange') throw new Error('the listener is broken');
        Reflect.apply(listen, window, [type, ...rest]);
      };
      Object.assign(window, { addEventListener: breaking });
    });
    await page.goto('/resources');
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'the listener is broken' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  });
});
