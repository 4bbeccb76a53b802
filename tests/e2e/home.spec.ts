import type { Page } from '@playwright/test';
import { accessibilityFaults } from './support/accessibility';
import { expect, test } from './support/fixtures';

/** Scrolls down the whole page, so that everything has been revealed and every picture asked for. */
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

/** Sum of all layout shifts so far that no visitor caused. */
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

test.describe('Home', () => {
  test('has the title of the specification', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Home - Tax & Business Advisory Services');
  });

  test('paints text as its largest element', async ({ page }) => {
    await page.goto('/');
    const tag = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1);
            if (last && 'element' in last && last.element instanceof Element) resolve(last.element.tagName);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(['H1', 'P']).toContain(tag);
  });

  test('does not move while it loads, nor to speak of while it is scrolled', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await layoutShift(page)).toBe(0);
    await scrollThrough(page);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });

  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    test(`makes at most 18 requests before anything is done, at ${width} × ${height} px`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.setViewportSize({ width, height });
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(asked.length).toBeLessThanOrEqual(18);
    });
  }

  test('shows each picture once it is scrolled to', async ({ page }) => {
    test.slow();
    // No slide gives way while its picture is looked for.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    for (const picture of await page.locator('main img').all()) {
      if (!(await picture.isVisible())) continue;
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });

  for (const width of [320, 390, 768, 1024, 1440]) {
    test(`does not scroll sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(room).toBeLessThanOrEqual(0);
    });
  }

  test('gives axe nothing to find, at first and in its other states', async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
    await scrollThrough(page);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Next slide' }).click();
    await page.getByRole('searchbox', { name: 'Search services' }).fill('zzz');
    await expect(page.getByText('No services found matching your criteria')).toBeVisible();
    await page.getByRole('button', { name: 'Next industry' }).click();
    await page.getByRole('tab', { name: 'Affiliations & Awards' }).click();
    await page.getByRole('button', { name: 'Request a call back' }).click();
    await expect(page.getByText('Please enter your name.').first()).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test.describe('Home without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all slides, services, industries and plaques', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Financial Excellence', 'Audit Services', 'Tax Solutions', 'Business Advisory']) {
      await expect(page.getByRole('heading', { name }).first()).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Book a Consultation' })).toHaveCount(4);
    await expect(page.getByRole('heading', { name: 'Company Setup' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'FMCG & Retail' })).toBeVisible();
    await expect(page.getByText(/^ACCA/)).toBeVisible();
    await expect(page.getByText(/^Taypa/)).toBeVisible();
  });

  test('shows no control that would do nothing', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Pause slides', 'Next slide', 'Next industry', 'Tax Services']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('sends the callback form by itself', async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Request a call back' });
    await expect(form).toHaveAttribute('action', '/contact-form.php');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form.getByRole('button', { name: 'Request a call back' })).toBeEnabled();
  });
});
