import { expect, GUIDE, test } from '../support/viewer.ts';

test.describe('the viewer on a phone', { tag: '@phone' }, () => {
  test.beforeEach(({ viewer }) => viewer.open(GUIDE));

  test('fills the screen, fits the width, zooms by the pill and under two fingers', async ({ page, viewer }) => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await expect.poll(() => viewer.dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width, height });
    const pageWidth = async () => (await viewer.boxOf(1)).width;
    // Its margins lie outside.
    await expect.poll(pageWidth).toBeCloseTo(width * 1.14, -1);
    await expect.poll(async () => Math.abs((await viewer.boxOf(1)).x + width * 0.07)).toBeLessThan(2);
    const fitted = await pageWidth();
    await viewer.button('Zoom in').tap();
    await expect.poll(pageWidth).toBeGreaterThan(fitted + 10);
    await viewer.button('Fit width').tap();
    await expect.poll(pageWidth).toBeCloseTo(fitted, 0);

    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: number[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((x, id) => ({ x, y: 300, id })) });
    await touch('touchStart', 155, 235);
    for (const distance of [50, 60, 70, 80, 90, 100]) await touch('touchMove', 195 - distance, 195 + distance);
    await touch('touchEnd');
    await expect.poll(pageWidth).toBeGreaterThan(fitted * 1.2);
  });

  test('fits the width again each time the phone is turned', async ({ page, viewer }) => {
    const upright = page.viewportSize() ?? { width: 0, height: 0 };
    const turned = { width: upright.height, height: upright.width };
    for (const size of [turned, upright, turned]) {
      await page.setViewportSize(size);
      await expect.poll(async () => (await viewer.boxOf(1)).width).toBeGreaterThan(size.width * 0.9);
      await expect.poll(async () => (await viewer.boxOf(1)).width).toBeLessThan(size.width * 1.2);
    }
  });

  test('has the tools in a bar at the bottom, with the options above it', async ({ page, viewer }) => {
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

  test('marks the words that a finger draws over', async ({ page, viewer }) => {
    await viewer.button('Highlight').tap();
    const words = await viewer.textOf(1).getByText('Tax is charged on taxable pay').boundingBox();
    if (!words) throw new Error('The line to mark is not there.');
    const y = words.y + words.height / 2;
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: number[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((x) => ({ x, y })) });
    await touch('touchStart', words.x + 4);
    for (const step of [20, 40, 60, 80, 100]) await touch('touchMove', words.x + 4 + step);
    await touch('touchEnd');
    await expect(viewer.pdfPage(1).locator('.highlightEditor')).toHaveCount(1);
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
