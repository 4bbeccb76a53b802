import type { Page } from '@playwright/test';
import { isFull, someOf } from '../../support/cases';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expect, GUIDE, markText, TOOLS, takeUp, test } from '../support/viewer.ts';

/** Expects axe to find no faults in the open dialog. */
const expectNoFaults = async (page: Page, state: string): Promise<void> =>
  expect(await accessibilityFaults(page, 'dialog[open]'), state).toEqual([]);

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const PHONE = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const DESKTOP = { width: 1440, height: 900 };

for (const size of someOf([PHONE, ON_ITS_SIDE, DESKTOP])) {
  test(`axe finds no fault at ${size.width} px`, async ({ page, viewer }) => {
    await page.setViewportSize(size);
    await viewer.open('Attached files');
    // Only the tools' options differ; all other parts stay the same.
    for (const tool of isFull ? TOOLS : (['Draw'] as const)) {
      await takeUp(viewer, tool);
      await expectNoFaults(page, tool);
    }
    await viewer.button('Find in document').click();
    await viewer.findField.fill('figures');
    await viewer.expectText('1 of 1');
    await viewer.button('More').click();
    await expectNoFaults(page, 'finding, and the menu');
    await page.keyboard.press('Escape');

    if (size.width < 1136) await viewer.button('Pages and contents').click();
    await viewer.dialog.getByRole('tab', { name: 'Contents' }).click();
    await expect(viewer.button('Download payroll-june.csv')).toBeVisible();
    await expectNoFaults(page, 'the contents');
  });
}

test('axe finds no fault with an annotation, the question for it and a refusal', async ({ page, viewer }) => {
  await viewer.open(GUIDE);
  await markText(viewer);
  await expectNoFaults(page, 'an annotation');
  await viewer.button('Close viewer').click();
  await expectNoFaults(page, 'the question');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(viewer.dialog).toBeHidden();

  for (const title of someOf(['Encrypted', 'Missing', 'Dynamic form'])) {
    await viewer.link(title).click();
    await expect(viewer.dialog.getByRole('heading', { level: 3 })).toBeVisible();
    await expectNoFaults(page, title);
    await viewer.close();
  }
});

test('in forced colours the chosen tool looks different from the others', async ({ page, viewer }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await viewer.open(GUIDE);
  await takeUp(viewer, 'Draw');
  const ground = (name: string) => viewer.button(name).evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect.poll(async () => (await ground('Draw')) !== (await ground('Text'))).toBe(true);
  expect(await ground('Text')).toBe(await ground('Stamp'));
});
