import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { markText, takeUp } from './support/annotating.ts';
import { expect, test } from './support/viewer.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds in the topmost open dialog. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include('dialog[open]')
    .withTags([...WCAG, 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

for (const forcedColors of ['none', 'active'] as const) {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    test(`has no fault of accessibility in any state at ${size.width} px, forced colours ${forcedColors}`, async ({
      page,
      viewer,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors });
      await page.setViewportSize(size);
      await viewer.open('Attached files');
      expect(await faultsOf(page), 'reading').toEqual([]);

      for (const [tool, editing] of [
        ['Text', 'freetextEditing'],
        ['Highlight', 'highlightEditing'],
        ['Draw', 'inkEditing'],
        ['Stamp', 'stampEditing'],
      ] as const) {
        await takeUp(viewer, tool, editing);
        expect(await faultsOf(page), tool).toEqual([]);
      }
      await viewer.button('More').click();
      expect(await faultsOf(page), 'the menu').toEqual([]);
      await page.keyboard.press('Escape');
      await viewer.button('Find in document').click();
      await page.keyboard.type('figures');
      await expect(viewer.dialog.getByText('1 of 1', { exact: true })).toBeVisible();
      expect(await faultsOf(page), 'finding').toEqual([]);

      if (size.width < 1136) await viewer.button('Pages and contents').click();
      await viewer.dialog.getByRole('tab', { name: 'Contents' }).click();
      await expect(viewer.button('Download payroll-june.csv')).toBeVisible();
      expect(await faultsOf(page), 'the contents').toEqual([]);
    });
  }
}

test('has no fault of accessibility with an annotation, the question for it, and a refusal', async ({
  page,
  viewer,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await viewer.open('Tax Guide 2024/25');
  await markText(viewer);
  expect(await faultsOf(page), 'an annotation').toEqual([]);
  await viewer.button('Close viewer').click();
  expect(await faultsOf(page), 'the question').toEqual([]);
  await page.getByRole('button', { name: 'Discard' }).click();

  for (const title of ['Missing', 'Dynamic form', 'Encrypted']) {
    await viewer.link(title).click();
    await expect(viewer.dialog.getByRole('heading', { level: 3 })).toBeVisible();
    expect(await faultsOf(page), title).toEqual([]);
    await viewer.button('Close viewer').click();
  }
});

test('forced colours tell the chosen tool from the others', async ({ page, viewer }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await viewer.open('Tax Guide 2024/25');
  await takeUp(viewer, 'Draw', 'inkEditing');
  const ground = (name: string) => viewer.button(name).evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground('Draw')).not.toBe(await ground('Text'));
  expect(await ground('Text')).toBe(await ground('Stamp'));
});
