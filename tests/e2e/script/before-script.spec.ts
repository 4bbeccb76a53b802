import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { someOf } from '../../support/cases';
import { expect, test } from '../support/fixtures';
import { holdScripts, untilHydrated } from '../support/scripts';
import { netPayToday } from '../support/siteData';

test.use({ waitsForReact: false });

const SALARY = '/calculator/gross-to-net-salary';
const gross = (page: Page) => page.getByRole('textbox', { name: 'Gross monthly salary' });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });

/** Opens a page with its scripts held back until the returned function is called. */
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
    await expect(result(page)).toContainText(netPayToday(1_500_000));
    await expect(gross(page)).toHaveValue('1,500,000');
    expect(new URL(page.url()).search).toMatch(/^\?gross=1500000(&month=[\d-]+)?$/);
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
});

/** Choices that hide a field, of which `npm test` runs one: the field's text must return with the first choice. */
const CHOICES = [
  { path: '/calculator/vat', choice: 'What do you want to know?', other: 'register', field: 'Amount of the sale' },
  { path: '/calculator/objection', choice: 'What TRA has decided', other: 'decision', field: 'Tax assessed' },
  { path: '/calculator/objection', choice: 'Which letter is it?', other: 'demand', field: 'Tax assessed' },
  { path: '/calculator/penalties', choice: 'What was late', other: 'nssf', field: 'Statutory rate of interest' },
];

for (const { path, choice, other, field } of someOf(CHOICES))
  test(`${path} follows the choice of “${choice}” before the script, and what was typed into a field that it hides stays`, async ({
    page,
  }) => {
    const release = await openBefore(page, path);
    const typed = page.getByLabel(field);
    await typed.fill('123456');
    const first = await page.getByLabel(choice).inputValue();
    await page.getByLabel(choice).selectOption(other);
    await expect(typed).toBeHidden();
    release();
    await untilHydrated(page);
    await expect(typed).toBeHidden();
    await page.getByLabel(choice).selectOption(first);
    await expect(typed).toBeVisible();
    await expect(typed).toHaveValue(/^123,?456$/);
  });

test('a row of filters stays where a finger has put it when the script comes', { tag: '@phone' }, async ({ page }) => {
  const release = await openBefore(page, '/resources');
  const row = page.getByRole('navigation', { name: 'Filter resources by category' });
  const place = await row.evaluate((element) => {
    element.scrollTo({ left: 200, behavior: 'instant' });
    return element.scrollLeft;
  });
  expect(place).toBeGreaterThan(0);
  release();
  await untilHydrated(page);
  expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(place);
});

test('the file of dates that is asked for before the script is of the choices made', async ({ page }) => {
  const release = await openBefore(page, '/calendar');
  await page.getByText('Change this', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'VAT-registered' }).uncheck();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Add my dates/ }).click();
  await page.waitForURL(/[?&]add=1/, { waitUntil: 'commit' });
  release();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  expect(file).toContain('SUMMARY:PAYE and SDL');
  expect(file).not.toContain('SUMMARY:VAT');
  await expect(page).not.toHaveURL(/add=/);
});

test('the rows of a payroll keep what was typed before the script, and nothing goes into the address', async ({
  page,
}) => {
  const release = await openBefore(page, '/calculator/payroll');
  await page.getByLabel('Name', { exact: true }).fill('Asha Mushi');
  await page.getByLabel('Basic pay').fill('1,000,000');
  release();
  await page.getByRole('button', { name: 'Work out the payroll' }).click();
  await expect(result(page)).toContainText(`Net pay for 1 employee ${netPayToday(1_000_000)}`);
  expect(new URL(page.url()).search).toBe('');
});

/** Changes that translators, password managers and other extensions make to a page, of which `npm test` runs one. */
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

for (const [name, change] of someOf(Object.entries(CHANGES))) {
  test.describe(`on a page ${name}`, () => {
    // React reports a hydration mismatch.
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
        await expect(result(page)).toContainText(netPayToday(1_500_000));
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      });
    }

    test('a field that was entered while React came keeps the focus, so that nothing typed next is lost', async ({
      page,
    }) => {
      const release = await openBefore(page, '/resources');
      const field = page.getByRole('searchbox', { name: 'Search resources' });
      await page.evaluate(change);
      // React stops focusin events from propagating where it has not hydrated yet.
      await page.evaluate(() => {
        document.addEventListener('focusin', (event) => event.stopPropagation(), true);
      });
      await field.focus();
      release();
      await untilHydrated(page);
      await expect(field).toBeFocused();
      await page.keyboard.type('payroll');
      await expect(field).toHaveValue('payroll');
    });
  });
}
