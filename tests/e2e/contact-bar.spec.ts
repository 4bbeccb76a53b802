import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { scrollTo } from './support/scrolling';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Contact' });
const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);

/** Scrolls to each position and checks whether the bar is visible. */
async function expectAt(page: Page, places: readonly (readonly [y: number, isThere: boolean])[]): Promise<void> {
  for (const [y, isThere] of places) {
    await scrollTo(page, y);
    await expect(bar(page)).toBeVisible({ visible: isThere });
  }
}

test.describe('the contact bar of a phone', { tag: '@phone' }, () => {
  test('leaves while one reads on, and comes back with its three targets', async ({ page }) => {
    await page.goto('/services/audit');
    for (const name of ['Call', 'WhatsApp', 'Request']) {
      const box = await bar(page).getByRole('link', { name }).boundingBox();
      expect(Math.min(box?.height ?? 0, box?.width ?? 0), name).toBeGreaterThanOrEqual(44);
    }
    await expect(bar(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /Audit%20Services/);
    await expectAt(page, [
      [900, false],
      [820, true],
      [1600, false],
      [99_999, true],
    ]);
    const top = async () => (await bar(page).boundingBox())?.y ?? Number.NaN;
    const lastLink = page.getByRole('contentinfo').getByRole('link').last();
    await expect.poll(async () => bottomOf(await lastLink.boundingBox()) - (await top())).toBeLessThanOrEqual(0);
  });

  test('makes room for a result', async ({ page }) => {
    await page.goto('/calculator/gross-to-net-salary?gross=800000');
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  test('makes room for the menu, a field that has the focus and an error', async ({ page }) => {
    await page.goto('/media');
    await expect(bar(page)).toBeVisible();
    const field = page.getByRole('textbox', { name: 'Email' });
    await field.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await expect(bar(page)).toBeHidden();
    await field.blur();
    await expect(bar(page)).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(bar(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await expect(bar(page)).toBeHidden();
  });

  test('is not on the contact page, and on Home once the hero has left', async ({ page }) => {
    await page.goto('/contact');
    await expect(bar(page)).toBeHidden();
    await page.goto('/');
    await expect(bar(page)).toBeHidden();
    const end = await page.getByRole('region', { name: 'What we do' }).evaluate((hero) => hero.clientHeight);
    await expectAt(page, [
      [end + 900, false],
      [end + 800, true],
      [end - 200, false],
    ]);
  });

  test('covers no link that the Tab key leads to, and stays while a key has reached one of its own', async ({
    page,
  }) => {
    await page.goto('/industries');
    const top = (await bar(page).boundingBox())?.y ?? 0;
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      // Skip the bar's own links, which are tab stops while it is visible.
      if (await focused.evaluate((link) => link.closest('[data-part=contact-bar]') !== null)) continue;
      const bottom = () => focused.evaluate((link) => link.getBoundingClientRect().bottom);
      await expect.poll(bottom).toBeLessThanOrEqual(top);
    }
    await scrollTo(page, 0);
    await expect(bar(page)).toBeVisible();
    const call = bar(page).getByRole('link', { name: 'Call' });
    await call.focus();
    await scrollTo(page, 900);
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', /\bdown\b/);
    await expect(call).toBeFocused();
    await expect(bar(page)).toBeVisible();
    await call.blur();
    await expect(bar(page)).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact bar leads on, and no button to the top shows', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/services/audit');
    await page.evaluate(() => window.scrollTo(0, 1600));
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
    await bar(page).getByRole('link', { name: 'Request' }).tap();
    await expect(page).toHaveURL('/contact?service=audit#message');
    await expect(page.locator('#message').getByRole('textbox', { name: 'Name' })).toBeInViewport();
  });
});
