import type { Page } from '@playwright/test';
import { expect, GUIDE, takeUp, test, type ViewerPage } from '../support/viewer.ts';

/** Touches the page, moves through the positions and lifts; each position gives the x coordinate of every finger. */
async function touch(page: Page, y: number, ...places: number[][]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', xs: number[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y, id })) });
  for (const [index, xs] of places.entries()) await send(index === 0 ? 'touchStart' : 'touchMove', xs);
  await send('touchEnd', []);
}

const sizeOf = (page: Page) => page.viewportSize() ?? { width: 0, height: 0 };

/** Expects the first page to fill the width of the screen, with its margins off-screen. */
const expectFitted = (viewer: ViewerPage, width: number) =>
  expect.poll(async () => Math.abs((await viewer.boxOf(1)).x + width * 0.07)).toBeLessThan(3);

test.describe('the viewer on a phone', { tag: '@phone' }, () => {
  test.beforeEach(({ viewer }) => viewer.open(GUIDE));

  test('fills the screen and zooms', async ({ page, viewer }) => {
    const { width, height } = sizeOf(page);
    await expect.poll(() => viewer.dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width, height });
    for (const size of [
      { width: height, height: width },
      { width, height },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(async () => (await viewer.boxOf(1)).width).toBeGreaterThan(size.width * 0.9);
      await expect.poll(async () => (await viewer.boxOf(1)).width).toBeLessThan(size.width * 1.2);
    }
    await expectFitted(viewer, width);
    const pageWidth = async () => (await viewer.boxOf(1)).width;
    const fitted = await pageWidth();
    await viewer.button('Zoom in').tap();
    await expect.poll(pageWidth).toBeGreaterThan(fitted + 10);
    await viewer.button('Fit width').tap();
    await expect.poll(pageWidth).toBeCloseTo(fitted, 0);
    await touch(page, 300, [155, 235], ...[50, 60, 70, 80, 90, 100].map((reach) => [195 - reach, 195 + reach]));
    await expect.poll(pageWidth).toBeGreaterThan(fitted * 1.2);
  });

  test('has the tools at the bottom, with the options above, and marks the words that a finger draws over', async ({
    page,
    viewer,
  }) => {
    const bottomOfBar = async () => {
      const bar = await viewer.button('Highlight').boundingBox();
      return (bar?.y ?? 0) + (bar?.height ?? 0);
    };
    await expect.poll(bottomOfBar).toBeCloseTo(sizeOf(page).height, -1);
    await takeUp(viewer, 'Highlight');
    await expect(viewer.dialog.getByRole('radio', { name: 'Yellow' })).toBeChecked();
    const words = await viewer.textOf(1).getByText('Tax is charged on taxable pay').boundingBox();
    if (!words) throw new Error('The line to mark is not there.');
    const places = [4, 20, 40, 60, 80, 100].map((step) => [words.x + step]);
    await touch(page, words.y + words.height / 2, ...places);
    await expect(viewer.pdfPage(1).locator('.highlightEditor')).toHaveCount(1);
    await viewer.button('Highlight').tap();
    await expect(viewer.dialog.getByRole('radio', { name: 'Yellow' })).toBeHidden();
  });

  test('hides its bars while the pages scroll, but not from under a press', async ({ page, viewer }) => {
    const bar = viewer.dialog
      .locator('[data-state]')
      .filter({ has: page.getByRole('button', { name: 'Draw', exact: true }) });
    const pages = page.locator('.pdfViewer');
    /** Scrolls by one pixel per frame, because the bars return as soon as scrolling stops. */
    const scrolling = (isOn: boolean) =>
      pages.evaluate((element, on) => {
        element.toggleAttribute('data-scrolling', on);
        const step = () => {
          if (!element.hasAttribute('data-scrolling')) return;
          element.parentElement?.scrollBy(0, 1);
          requestAnimationFrame(step);
        };
        step();
      }, isOn);
    const draw = await viewer.button('Draw').boundingBox();
    if (!draw) throw new Error('The tool is not there.');
    await page.mouse.move(draw.x + draw.width / 2, draw.y + draw.height / 2);
    await scrolling(true);
    await expect(bar).toHaveCSS('translate', '0px 100%');
    await scrolling(false);
    await expect(bar).toHaveCSS('translate', 'none');
    await page.mouse.down();
    await scrolling(true);
    await expect(bar).toHaveAttribute('data-state', 'hidden');
    await expect(bar).toHaveCSS('translate', 'none');
    await page.mouse.up();
    await scrolling(false);
    await expect(viewer.button('Draw')).toHaveAttribute('aria-pressed', 'true');
  });

  test('has the pages in a drawer, which Escape closes before the viewer', async ({ page, viewer }) => {
    await expect(viewer.button('Page 3')).toBeHidden();
    await viewer.button('Pages and contents').tap();
    await viewer.button('Page 3').tap();
    await expect(viewer.pageField).toHaveValue('3');
    await page.keyboard.press('Escape');
    await expect(viewer.button('Page 3')).toBeHidden();
    await expect(viewer.dialog).toBeVisible();
  });
});
