import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** Scrolls down the whole page, so that everything is revealed and every picture requested. */
async function scrollThrough(page: Page) {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: window.innerHeight / 2,
  }));
  for (let top = 0; top < height; top += step) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Returns the sum of layout shifts without user input. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

const largestElement = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          if (last && 'element' in last && last.element instanceof Element) resolve(last.element.tagName);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

test('Home loads quickly and stands still on a phone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });

  expect(asked.length, 'requests before anything is done').toBeLessThanOrEqual(24);
  expect(['H1', 'P'], 'text is the largest element').toContain(await largestElement(page));
  // A busy machine may paint before the font has arrived: buttons then change their width, a score of 0.006.
  expect(await layoutShift(page), 'shift while it loads').toBeLessThan(0.01);
  await scrollThrough(page);
  expect(await layoutShift(page), 'shift while it is scrolled').toBeLessThan(0.02);
});

test.describe('Home without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all slides, services, industries and plaques, no control that would do nothing, and a form that posts', async ({
    page,
  }) => {
    await page.goto('/');
    for (const name of ['Financial Excellence', 'Audit Services', 'Tax Solutions', 'Business Advisory']) {
      await expect(page.getByRole('heading', { name }).first()).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Book a Consultation' })).toHaveCount(4);
    await expect(page.getByRole('heading', { name: 'Company Setup' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'FMCG & Retail' })).toBeVisible();
    await expect(page.getByText(/^ACCA/)).toBeVisible();
    await expect(page.getByText(/^Taypa/)).toBeVisible();

    for (const name of ['Pause slides', 'Next slide', 'Next industry', 'Tax Services']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);

    const form = page.getByRole('form', { name: 'Request a call back' });
    await expect(form).toHaveAttribute('action', '/contact-form.php');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form.getByRole('button', { name: 'Request a call back' })).toBeEnabled();
  });
});
