import type { Page } from '@playwright/test';
import { someOf } from '../../support/cases';
import { expect, test } from '../support/fixtures';
import { holdScripts, untilHydrated } from '../support/scripts';

test.use({ waitsForReact: false });

const SALARY = '/calculator/gross-to-net-salary';
const gross = (page: Page) => page.getByRole('textbox', { name: 'Gross monthly salary' });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });

/** Opens a page whose scripts do not come before the returned function is called. */
async function openBefore(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

test.describe('before the script has come', { tag: '@phone' }, () => {
  test('a salary that is typed and pressed is worked out', async ({ page }) => {
    const release = await openBefore(page, SALARY);
    await gross(page).fill('1500000');
    await page.getByRole('button', { name: 'Calculate net pay' }).click();
    await page.waitForURL('**?gross=1500000*', { waitUntil: 'commit' });
    release();
    await expect(result(page)).toContainText('TZS 1,116,000');
    await expect(gross(page)).toHaveValue('1,500,000');
    expect(new URL(page.url()).search).toBe('?gross=1500000');
  });

  test('a salary that is emptied stays empty and is asked for', async ({ page }) => {
    const release = await openBefore(page, SALARY);
    await gross(page).fill('');
    release();
    await untilHydrated(page);
    await expect(gross(page)).toHaveValue('');
    await gross(page).press('Enter');
    await expect(gross(page)).toHaveAccessibleDescription(/Please enter a salary amount\./);
    await expect(result(page)).toHaveCount(0);
  });

  test('what is typed into the callback form stays', async ({ page }) => {
    const release = await openBefore(page, '/');
    const form = page.getByRole('form', { name: 'Request a call back' });
    await form.getByLabel(/^Name/).fill('Asha');
    release();
    await untilHydrated(page);
    await form.getByRole('button').click();
    await expect(form).toContainText('Please enter a phone number or an email address.');
    await expect(form.getByLabel(/^Name/)).toHaveValue('Asha');
  });
});

test('the fields of a tool follow a choice that was made before the script', async ({ page }) => {
  const release = await openBefore(page, '/calculator/vat');
  await page.getByLabel('What do you want to know?').selectOption('register');
  release();
  await expect(page.getByLabel('First month')).toBeVisible();
});

test('the rows of a payroll keep what was typed before the script, and nothing goes into the address', async ({
  page,
}) => {
  const release = await openBefore(page, '/calculator/payroll');
  await page.getByLabel('Name', { exact: true }).fill('Asha Mushi');
  await page.getByLabel('Basic pay').fill('1,000,000');
  const press = () => page.getByRole('button', { name: 'Work out the payroll' }).click();
  await press();
  release();
  await untilHydrated(page);
  await press();
  await expect(result(page)).toContainText('Net pay of 1 employee TZS 797,000');
  expect(new URL(page.url()).search).toBe('');
});

/** What translators and password managers do to a page. */
const CHANGES: Readonly<Record<string, () => void>> = {
  'whose texts a translator has wrapped': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest('script, style, textarea, select, svg')) continue;
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(text);
    }
  },
  'with an element beside each field': () => {
    for (const field of document.querySelectorAll('input, textarea')) field.after(document.createElement('div'));
  },
  'with an element first in its body': () => document.body.prepend(document.createElement('div')),
};

for (const [name, change] of Object.entries(CHANGES)) {
  test.describe(`on a page ${name}`, () => {
    // React tells of the page that it has to build anew.
    test.use({ complaintsLeftOut: /error #418/ });

    for (const when of someOf(['before', 'after'])) {
      test(`a salary and the theme stay where this came ${when} its script, and the salary is worked out`, async ({
        page,
      }) => {
        const release = await openBefore(page, SALARY);
        if (when === 'after') release();
        if (when === 'after') await untilHydrated(page);
        await page.evaluate(change);
        await page.getByLabel('Dark', { exact: true }).check();
        await gross(page).fill('');
        await gross(page).press('1');
        release();
        await untilHydrated(page);
        await expect(gross(page)).toBeFocused();
        await page.keyboard.type('500000');
        await page.keyboard.press('Enter');
        await expect(result(page)).toContainText('TZS 1,116,000');
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      });
    }
  });
}
