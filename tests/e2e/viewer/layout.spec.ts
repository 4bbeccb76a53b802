import type { Locator, Page } from '@playwright/test';
import { someOf } from '../../support/cases';
import { expect, GUIDE, TOOLS, takeUp, test, type ViewerPage } from '../support/viewer.ts';

const LONG_TITLE = 'The Income Tax Act, Chapter 332, with every regulation made under it, revised edition';

/** A phone; in nightly runs, every layout of the bars. */
const WINDOWS = someOf([
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
]);

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`Not to be seen: ${locator}`);
  return box;
}

type Box = Awaited<ReturnType<typeof boxOf>>;

const areApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** Opens the guide with a title too long for any bar. */
async function openLong(page: Page, viewer: ViewerPage, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await viewer.visit();
  const link = viewer.link(GUIDE);
  await link.evaluate((element, title) => element.setAttribute('data-viewer-title', title), LONG_TITLE);
  await link.click();
  await viewer.expectPages();
}

/** Expects all controls of the bar in one row with the long title, part of which must be visible, clear of the bar's edge. */
async function expectOneRow({ dialog }: ViewerPage, size: { width: number }): Promise<void> {
  const title = dialog.getByRole('heading', { name: LONG_TITLE });
  const bar = size.width < 768 ? title.locator('xpath=../..') : dialog.getByRole('region', { name: 'Document' });
  const [text, edge] = [await boxOf(title), await boxOf(bar)];
  expect(text.width).toBeGreaterThan(100);
  expect(text.y - edge.y).toBeGreaterThanOrEqual(3);
  const parts = await bar.locator('button, a:not(div + a), select').all();
  const middles = (await Promise.all(parts.map(boxOf))).map(({ y, height }) => Math.round(y + height / 2));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
}

/** Expects that no tool's options cover Download, Close or each other. */
async function expectClearOptions(viewer: ViewerPage): Promise<void> {
  for (const tool of TOOLS) {
    await takeUp(viewer, tool);
    const options = viewer.dialog.getByRole('group', { name: `${tool} options` });
    await viewer.dialog.getByRole('link', { name: 'Download', exact: true }).click({ trial: true });
    await viewer.button('Close viewer').click({ trial: true });
    const parts = await options.locator('button, label:not(fieldset label), fieldset label').all();
    const boxes = await Promise.all(parts.map(boxOf));
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    const pairs = boxes.flatMap((box, index) => boxes.slice(index + 1).map((other) => areApart(box, other)));
    expect(pairs, tool).not.toContain(false);
  }
}

for (const size of WINDOWS) {
  const name = `${size.width} by ${size.height}`;

  test(`at ${name} a long title covers no bar, tool or match`, async ({ page, viewer }) => {
    await openLong(page, viewer, size);
    await expectOneRow(viewer, size);
    await expectClearOptions(viewer);
    // The first line of every page matches; each match must be scrolled out from under the bars.
    await viewer.button('Stamp').click();
    await viewer.button('Find in document').click();
    await viewer.findField.fill('Tax Guide');
    await viewer.expectText('1 of 8');
    await viewer.findField.press('Shift+Enter');
    await viewer.expectText('8 of 8');
    const match = viewer.dialog.locator('.highlight.selected');
    const isClear = () =>
      match.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.page') === element.closest('.page');
      });
    await expect.poll(isClear).toBe(true);
  });

  test(`at ${name} everything can be reached with text twice as large`, async ({ page, viewer }) => {
    await openLong(page, viewer, size);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    // The bars are measured again when the viewer is resized.
    await page.setViewportSize({ ...size, height: size.height - 1 });
    const layout = size.width < 540 ? 'phone' : 'compact';
    await expect(viewer.dialog.locator('[data-layout]')).toHaveAttribute('data-layout', layout);
    await takeUp(viewer, 'Draw');
    await viewer.button('Find in document').click();
    const commands = viewer.dialog
      .locator('button:visible, a:visible, select:visible')
      .and(viewer.dialog.locator(':not(.pdfViewer *)'));
    for (const command of await commands.all()) {
      await command.scrollIntoViewIfNeeded();
      await expect(command).toBeInViewport({ ratio: 0.99 });
      // Playwright would wait for a disabled button to become enabled.
      if ((await command.getAttribute('aria-disabled')) === null) await command.click({ trial: true });
    }
    await viewer.button('More').click();
    await viewer.button('Rotate left').scrollIntoViewIfNeeded();
    await viewer.button('Rotate left').click({ trial: true });
  });
}
