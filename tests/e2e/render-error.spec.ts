import { expect, test } from './support/fixtures';

const heading = { level: 1, name: 'Unexpected Application Error!' } as const;

test.describe('what fails while a page is shown', () => {
  test('is said in its place, and ends where the visitor goes on', async ({ page }) => {
    await page.addInitScript(() => {
      const observe = IntersectionObserver.prototype.observe;
      IntersectionObserver.prototype.observe = function (target) {
        if (location.pathname === '/resources') throw new Error('the observer is broken');
        observe.call(this, target);
      };
    });
    await page.goto('/resources');
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'the observer is broken' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  });

  test('stands alone where the frame itself fails', async ({ page }) => {
    await page.addInitScript(() => {
      // The header asks this of its dropdowns.
      const { matches } = Element.prototype;
      Object.assign(Element.prototype, {
        matches(this: Element, selector: string) {
          if (selector === ':popover-open') throw new Error('the frame is broken');
          return matches.call(this, selector);
        },
      });
    });
    await page.goto('/about');

    await expect(page.getByRole('heading', heading)).toBeVisible();
    await expect(page.getByText('the frame is broken')).toBeVisible();
    await page.getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});
