import { expect, test } from '../support/fixtures';
import { watchShifts } from '../support/scripts';
import { scrollTo } from '../support/scrolling';

// tests/lighthouse.ts measures paint time, page weight and layout shift.
test('Home stands still on a phone while it is scrolled', { tag: '@phone' }, async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const before = await shifts();
  // Scrolling reveals everything and requests every image.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await scrollTo(page, top);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  expect((await shifts()) - before).toBeLessThan(0.02);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('Home shows all that it has, and no control that would do nothing', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Financial Excellence', 'Audit Services', 'Tax Solutions', 'Business Advisory'])
      await expect(page.getByRole('heading', { name }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book a Consultation' })).toHaveCount(4);
    for (const name of ['Company Setup', 'FMCG & Retail'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    for (const name of [/^ACCA/, /^Taypa/]) await expect(page.getByText(name)).toBeVisible();
    for (const name of ['Pause slides', 'Next slide', 'Next industry'])
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Filter services by category' })).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'Light' })).toBeHidden();
    const form = page.getByRole('form', { name: 'Request a call back' });
    await expect(form).toHaveAttribute('action', '/contact-form.php');
    await expect(form.getByRole('button', { name: 'Request a call back' })).toBeEnabled();
  });
});
