import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openStopped } from '../support/scripts';

// Playwright's fake clock is not fully removed from a context that is used again.
test.use({ reuseContext: false });

const hero = (page: Page) => page.getByRole('region', { name: 'What we do' });
const slide = (page: Page, name: string) => hero(page).getByRole('heading', { name });
const button = (page: Page, name: string | RegExp) => hero(page).getByRole('button', { name });
const isChosen = (page: Page, name: RegExp) => expect(button(page, name)).toHaveAttribute('aria-current', 'true');

/** The progress bar of the current slide. */
const bar = (page: Page) => hero(page).locator('[data-state="filling"]');
const barIs = (page: Page, playState: AnimationPlayState) =>
  expect.poll(() => bar(page).evaluate((fill) => fill.getAnimations()[0]?.playState)).toBe(playState);

/** Sets how long the current slide has been shown, in ms, and pauses its progress bar. */
const stopBarAt = (page: Page, time: number) =>
  bar(page).evaluate((fill, currentTime) => {
    for (const animation of fill.getAnimations()) {
      animation.pause();
      animation.currentTime = currentTime;
    }
  }, time);
const playBar = (page: Page) =>
  bar(page).evaluate((fill) => {
    for (const animation of fill.getAnimations()) animation.play();
  });

/** Lets the 600 ms transition finish, which starts once the slide's image has loaded. */
const settle = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(600);
    await expect(page.locator('hero-slider')).toHaveAttribute('data-state', 'resting', { timeout: 100 });
  }).toPass();

/** Opens Home with its clock paused, then shows the second slide without hovering over it or focusing it. */
async function openAtSecondSlide(page: Page) {
  await openStopped(page, '/');
  for (const name of [/Show slide 1/, /Show slide 2/]) {
    await settle(page);
    await button(page, name).dispatchEvent('click');
    await isChosen(page, name);
  }
}

async function swipe(page: Page, deltaX: number) {
  const touch = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: 500 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(200) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(200 + deltaX / 2) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(200 + deltaX) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('the hero over time', () => {
  test('fills the bar in 7000 ms, then brings the next slide, and goes round after the last', async ({ page }) => {
    await openAtSecondSlide(page);
    await settle(page);
    await stopBarAt(page, 3500);
    const share = () =>
      bar(page).evaluate((fill) => fill.getBoundingClientRect().width / (fill.parentElement?.offsetWidth ?? 0));
    expect(await share()).toBeCloseTo(0.5, 2);

    for (const name of ['Tax Solutions', 'Business Advisory', 'Financial Excellence']) {
      await stopBarAt(page, 6999);
      await playBar(page);
      await expect(slide(page, name)).toHaveCSS('opacity', '1');
      await isChosen(page, new RegExp(`: ${name}$`));
      await settle(page);
    }
    await barIs(page, 'running');
  });

  test('stands still under the mouse, under the keyboard and once it is paused', async ({ page }) => {
    await openAtSecondSlide(page);
    await barIs(page, 'running');
    await expect(hero(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await page.mouse.move(300, 300);
    await barIs(page, 'paused');
    await page.mouse.move(300, 20);
    await barIs(page, 'running');
    await button(page, 'Pause slides').focus();
    await barIs(page, 'paused');

    await button(page, 'Pause slides').click();
    await barIs(page, 'paused');
    await expect(button(page, 'Play slides')).toBeVisible();
    await expect(hero(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  test('does not start where less motion is asked for, but by its button', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(button(page, 'Play slides')).toBeVisible();
    await barIs(page, 'paused');
    await button(page, 'Play slides').click();
    await barIs(page, 'running');
  });
});

// The buttons, the 600 ms lock, the arrow keys and the 50 px threshold are tested in tests/unit/components/home/hero.
test('the hero follows a swipe', { tag: '@phone' }, async ({ page }) => {
  await openAtSecondSlide(page);
  for (const [deltaX, name] of [
    [-60, 'Tax Solutions'],
    [60, 'Audit Services'],
  ] as const) {
    await settle(page);
    await swipe(page, deltaX);
    await isChosen(page, new RegExp(`: ${name}$`));
  }
});
