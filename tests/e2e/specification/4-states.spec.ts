import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { fill } from '../support/forms';

const result = (page: Page) => page.getByRole('region', { name: 'Result' });

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

// That it waits 300 ms is tested in tests/unit/components/behaviours/searching.test.tsx.
test('the search of the services reads titles and descriptions in any letters, and can be reset', async ({ page }) => {
  await page.goto('/services');
  const shown = page.getByRole('main').getByRole('article').filter({ visible: true });
  const all = await shown.count();
  await page.getByRole('searchbox', { name: 'Search services' }).fill('LITIGATION');
  await expect(shown).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search services' }).fill('zzzz');
  await expect(page.getByText('No services found matching your criteria')).toBeVisible();
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(shown).toHaveCount(all);
});

test('a calculator shows no result before it is asked, and then the parts of it', async ({ page }) => {
  for (const [path, button, headline] of [
    ['/calculator/gross-to-net-salary', 'Calculate net pay', 'TZS 660,000'],
    ['/calculator/net-to-gross-salary', 'Calculate gross salary', 'TZS 716,667'],
    ['/calculator/overtime', 'Calculate overtime', 'TZS 800,000'],
  ] as const) {
    await page.goto(path);
    await expect(result(page)).toHaveCount(0);
    await page.getByRole('button', { name: button }).click();
    await expect(result(page)).toContainText(headline);
  }
});

test('an error in net to gross takes the result away and shows a card', async ({ page }) => {
  await page.goto('/calculator/net-to-gross-salary?net=600000');
  await expect(result(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Net monthly salary' }).fill('2000000000000');
  await page.getByRole('button', { name: 'Calculate gross salary' }).click();
  await expect(page.getByRole('heading', { name: 'Calculation Error' })).toBeVisible();
  await expect(page.getByText(/^Unable to calculate gross salary for the provided net salary\./).first()).toBeVisible();
  await expect(result(page)).toHaveCount(0);
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
