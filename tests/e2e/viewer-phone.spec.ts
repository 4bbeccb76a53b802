import { expect, test } from './support/viewer.ts';

test.describe('the viewer on a phone', { tag: '@phone' }, () => {
  test('fills the screen and fits the page to its width', async ({ page, viewer }) => {
    await viewer.open('Tax Guide 2024/25');
    const size = page.viewportSize();
    const sheet = () => viewer.pdfPage(1).boundingBox();
    await expect
      .poll(() => viewer.dialog.boundingBox())
      .toMatchObject({ x: 0, y: 0, width: size?.width, height: size?.height });
    await expect.poll(async () => Math.abs(((await sheet())?.x ?? 0) - 10)).toBeLessThan(2);
    await expect.poll(async () => (await sheet())?.width).toBeCloseTo((size?.width ?? 0) - 20, -1);
  });

  test('has the tools in a bar at the bottom, with the options above it', async ({ page, viewer }) => {
    await viewer.open('Tax Guide 2024/25');
    const bottomOfBar = async () => {
      const bar = await viewer.button('Highlight').boundingBox();
      return (bar?.y ?? 0) + (bar?.height ?? 0);
    };
    await expect.poll(bottomOfBar).toBeCloseTo(page.viewportSize()?.height ?? 0, -1);

    await viewer.button('Highlight').tap();
    await expect(viewer.dialog.getByRole('radio', { name: 'Yellow' })).toBeChecked();
    await viewer.button('Highlight').tap();
    await expect(viewer.dialog.getByRole('radio', { name: 'Yellow' })).toBeHidden();
  });

  test('has the pages in a drawer, which Escape closes before the viewer', async ({ page, viewer }) => {
    await viewer.open('Tax Guide 2024/25');
    await expect(viewer.button('Page 3')).toBeHidden();
    await viewer.button('Pages and contents').tap();
    await viewer.button('Page 3').tap();
    await expect(viewer.pageField).toHaveValue('3');

    await page.keyboard.press('Escape');
    await expect(viewer.button('Page 3')).toBeHidden();
    await expect(viewer.dialog).toBeVisible();
  });

  test('zooms by the pill and comes back to the width', async ({ viewer }) => {
    await viewer.open('Tax Guide 2024/25');
    const width = async () => (await viewer.pdfPage(1).boundingBox())?.width ?? 0;
    const fitted = await width();
    await viewer.button('Zoom in').tap();
    await expect.poll(width).toBeGreaterThan(fitted + 10);
    await viewer.button('Fit width').tap();
    await expect.poll(width).toBeCloseTo(fitted, 0);
  });

  test('zooms under two fingers', async ({ page, viewer }) => {
    await viewer.open('Tax Guide 2024/25');
    const width = async () => (await viewer.pdfPage(1).boundingBox())?.width ?? 0;
    const fitted = await width();
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          distance === 0
            ? []
            : [
                { x: 195 - distance, y: 300, id: 1 },
                { x: 195 + distance, y: 300, id: 2 },
              ],
      });
    await touch('touchStart', 40);
    for (const distance of [50, 60, 70, 80, 90, 100]) await touch('touchMove', distance);
    await touch('touchEnd', 0);
    await expect.poll(width).toBeGreaterThan(fitted * 1.2);
  });
});
