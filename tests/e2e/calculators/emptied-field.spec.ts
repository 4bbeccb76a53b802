import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { BEFORE_SCRIPT, holdScripts, untilHydrated } from '../support/lightPages';

test.use({ isTakenOver: false });

const MISSING = 'Please enter a salary amount.';
const SALARIES = [
  { tool: 'gross-to-net-salary', label: 'Gross monthly salary', button: 'Calculate net pay', message: MISSING },
  {
    tool: 'net-to-gross-salary',
    label: 'Net monthly salary',
    button: 'Calculate gross salary',
    message: 'Please enter a valid net salary greater than 0.',
  },
  { tool: 'overtime', label: 'Basic monthly salary', button: 'Calculate overtime', message: MISSING },
] as const;

/** Opens a tool whose scripts load only when the returned function is called. */
async function openSlowly(page: Page, tool: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await page.goto(`/calculator/${tool}`, BEFORE_SCRIPT);
  return async () => {
    release();
    await untilHydrated(page);
  };
}

/** Empties the focused field by the keyboard. */
async function emptyFocused(page: Page, field: Locator): Promise<void> {
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(field).toHaveValue('');
}

for (const { tool, label, button, message } of SALARIES) {
  const fieldOf = (page: Page) => page.getByRole('textbox', { name: label });
  const buttonOf = (page: Page) => page.getByRole('button', { name: button });
  const expectAsked = async (page: Page) => {
    await expect(fieldOf(page)).toHaveValue('');
    await expect(fieldOf(page)).toHaveAccessibleDescription(new RegExp(message));
    await expect(page.getByRole('region', { name: 'Result' })).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
  };

  test(`${label}: emptied by mouse before the script, it stays empty and is asked for`, async ({ page }) => {
    const bringScript = await openSlowly(page, tool);
    await fieldOf(page).click();
    await emptyFocused(page, fieldOf(page));
    await buttonOf(page).click();
    await bringScript();
    await expectAsked(page);
  });

  test(`${label}: emptied by touch before the script, it stays empty and is asked for`, { tag: '@phone' }, async ({
    page,
  }) => {
    const bringScript = await openSlowly(page, tool);
    await fieldOf(page).tap();
    await emptyFocused(page, fieldOf(page));
    await buttonOf(page).tap();
    await bringScript();
    await expectAsked(page);
  });

  test(`${label}: emptied by key, with the script on its way, it stays empty and is asked for`, async ({ page }) => {
    const bringScript = await openSlowly(page, tool);
    await fieldOf(page).focus();
    await emptyFocused(page, fieldOf(page));
    await bringScript();
    await expect(fieldOf(page)).toHaveValue('');
    await page.keyboard.press('Enter');
    await expectAsked(page);
  });
}

test('overtime hours: emptied before the script they stay empty and count as 0', async ({ page }) => {
  const bringScript = await openSlowly(page, 'overtime');
  const hours = page.getByRole('textbox', { name: /^Weekday overtime hours/ });
  await hours.click();
  await emptyFocused(page, hours);
  await page.getByRole('button', { name: 'Calculate overtime' }).click();
  await bringScript();
  await expect(page.getByText('Counted as 0 hours.')).toBeVisible();
  await expect(hours).toHaveValue('');
});

test('an example is shown by a plain link before the script: the form holds what the result is of', async ({
  page,
}) => {
  const bringScript = await openSlowly(page, 'overtime');
  await page.getByRole('link', { name: 'Show an example' }).click();
  await expect(page).toHaveURL(/\?salary=800000&weekday=12&weekend=6#result$/);
  await bringScript();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('TZS 933,333');
  await expect(page.getByRole('textbox', { name: /^Weekday overtime hours/ })).toHaveValue('12');
});
