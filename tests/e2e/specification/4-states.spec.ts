import { expect, test } from '../support/fixtures';
import { fill } from '../support/forms';

test('the contact form says that it is sending, and takes no second press meanwhile', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/contact-form.php', async (route) => {
    await answer.promise;
    await route.fulfill({ json: { success: true } });
  });
  await page.goto('/contact');
  await fill(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  answer.resolve();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
});

test('cards are revealed when they come into sight, and at once where less motion is asked', async ({ page }) => {
  const card = page.getByRole('region', { name: 'Acts', exact: true }).locator('ul > li').last();
  const opacity = () => card.evaluate((element) => Number(getComputedStyle(element).opacity));
  await page.goto('/resources?category=acts');
  await expect(card).toHaveAttribute('data-state', 'waiting');
  await expect.poll(opacity).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(opacity).toBe(1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveAttribute('data-state', 'shown');
  await expect.poll(opacity).toBe(1);
});
