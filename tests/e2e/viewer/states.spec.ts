import type { Page } from '@playwright/test';
import { isFull } from '../../support/cases';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, GUIDE, markText, TOOLS, takeUp, test } from '../support/viewer.ts';

/** Fails if axe finds a fault in the topmost open dialog. */
const expectNoFaults = async (page: Page, state: string): Promise<void> =>
  expect(await accessibilityFaults(page, 'dialog[open]'), state).toEqual([]);

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const PHONE = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const DESKTOP = { width: 1440, height: 900 };

for (const size of isFull ? [PHONE, ON_ITS_SIDE, DESKTOP] : [PHONE]) {
  test(`axe finds no fault at ${size.width} px`, async ({ page, viewer }) => {
    await page.setViewportSize(size);
    await viewer.open('Attached files');
    await expectNoFaults(page, 'reading');

    for (const tool of TOOLS) {
      await takeUp(viewer, tool);
      await expectNoFaults(page, tool);
    }
    await viewer.button('More').click();
    await expectNoFaults(page, 'the menu');
    await page.keyboard.press('Escape');
    await viewer.button('Find in document').click();
    await viewer.findField.fill('figures');
    await viewer.expectText('1 of 1');
    await expectNoFaults(page, 'finding');

    if (size.width < 1136) await viewer.button('Pages and contents').click();
    await viewer.dialog.getByRole('tab', { name: 'Contents' }).click();
    await expect(viewer.button('Download payroll-june.csv')).toBeVisible();
    await expectNoFaults(page, 'the contents');
  });
}

test('axe finds no fault with an outline, an annotation, the question for it and a refusal', async ({
  page,
  viewer,
}) => {
  await viewer.open('Links');
  await viewer.dialog.getByRole('tab', { name: 'Contents' }).click();
  await expect(viewer.button('The end')).toBeVisible();
  await expectNoFaults(page, 'an outline');

  await viewer.open(GUIDE);
  await markText(viewer);
  await expectNoFaults(page, 'an annotation');
  await viewer.button('Close viewer').click();
  await expectNoFaults(page, 'the question');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(viewer.dialog).toBeHidden();

  for (const title of ['Missing', 'Dynamic form', 'Encrypted']) {
    await viewer.link(title).click();
    await expect(viewer.dialog.getByRole('heading', { level: 3 })).toBeVisible();
    await expectNoFaults(page, title);
    await viewer.button('Close viewer').click();
  }
});

test('forced colours tell the chosen tool from the others', async ({ page, viewer }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await viewer.open(GUIDE);
  await takeUp(viewer, 'Draw');
  const ground = (name: string) => viewer.button(name).evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground('Draw')).not.toBe(await ground('Text'));
  expect(await ground('Text')).toBe(await ground('Stamp'));
});
