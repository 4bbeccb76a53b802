import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { BEFORE_SCRIPT, holdScripts, untilHydrated } from '../support/lightPages';

test.use({ isTakenOver: false });

const DOCUMENT = '/resources/acts/companies-act';
const main = (page: Page) => page.getByRole('main');
const viewLink = (page: Page) => main(page).getByRole('link', { name: 'View Document' }).first();
const viewer = (page: Page) => page.getByRole('dialog');
const button = (name: string) => (page: Page) => main(page).getByRole('button', { name }).first();

test('a press on View Document with Control held is the browser’s own', async ({ page, context }) => {
  await page.goto(DOCUMENT);
  const opened = context.waitForEvent('page');
  await viewLink(page).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(viewer(page)).toBeHidden();
});

test('presses before the script keep their order, and Back undoes each of them', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/services', BEFORE_SCRIPT);
  const [tax, audit] = [button('Tax Services')(page), button('Audit & Assurance')(page)];
  for (const control of [tax, audit, tax]) await control.click();
  release();
  await expect(tax).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/services#tax');

  await page.goBack();
  await expect(audit).toHaveAttribute('aria-pressed', 'true');
  await page.goForward();
  await expect(tax).toHaveAttribute('aria-pressed', 'true');
});

test('a dropdown that the mouse has opened before the script is there closes at Escape', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Services', exact: true }).hover();
  await expect(header.getByRole('link', { name: 'Virtual CFO' })).toBeVisible();
  await untilHydrated(page);
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link', { name: 'Virtual CFO' })).toBeHidden();
});

test('typing makes no entries in the history, choosing does', async ({ page }) => {
  await page.goto('/team');
  await main(page).getByRole('searchbox').pressSequentially('audit');
  await expect(page).toHaveURL(/q=audit/);
  await main(page).getByRole('combobox', { name: 'Department' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/department=/);

  await page.goBack();
  await expect(page).toHaveURL('/team?q=audit');
  await expect(main(page).getByRole('combobox', { name: 'Department' })).toHaveValue('');
});

test('a button that adds is carried out as often as it was pressed', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/calculator/payroll', BEFORE_SCRIPT);
  for (const _ of ['first', 'second']) await button('Add an employee')(page).click();
  release();
  await expect(button('More about employee 3')(page)).toBeVisible();
  await expect(button('More about employee 4')(page)).toHaveCount(0);
});

test('arrow keys move along tabs before the script is there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about', BEFORE_SCRIPT);
  await page.getByRole('tab', { name: 'Vision' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  release();
  await expect(page.getByRole('tab', { name: 'Values' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Values' })).toBeFocused();
});

test.describe('rows for the payroll before the script is there', () => {
  const ROWS = 'Name\tBasic pay\nAsha\t1000000\nJuma\t800000';

  test('are pasted and added by the keyboard', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/calculator/payroll', BEFORE_SCRIPT);
    await page.getByText('Have a spreadsheet?').click();
    await main(page)
      .getByRole('textbox', { name: /paste rows/ })
      .fill(ROWS);
    await button('Add the pasted rows')(page).press('Enter');
    release();
    await expect(main(page).getByText('2 employees added.')).toBeVisible();
  });

  test('are pasted and added twice, each time the rows of then', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/calculator/payroll', BEFORE_SCRIPT);
    await page.getByText('Have a spreadsheet?').click();
    const rows = main(page).getByRole('textbox', { name: /paste rows/ });
    await rows.fill(ROWS);
    await button('Add the pasted rows')(page).click();
    await rows.fill('Name\tBasic pay\nNeema\t900000');
    await button('Add the pasted rows')(page).click();
    release();
    for (const name of ['Asha', 'Juma', 'Neema'])
      await expect(
        main(page)
          .getByRole('textbox', { name: 'Name' })
          .and(page.locator(`[value="${name}"]`)),
      ).toHaveCount(1);
  });

  test('are dropped as a file', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/calculator/payroll', BEFORE_SCRIPT);
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'staff.csv', { type: 'text/csv' }));
      return transfer;
    }, ROWS);
    await page.getByText('Have a spreadsheet?').click();
    const area = main(page).getByText('or drop it here');
    for (const type of ['dragover', 'drop']) await area.dispatchEvent(type, { dataTransfer: data });
    release();
    await expect(main(page).getByText('2 employees added.')).toBeVisible();
  });
});

test('a form that the browser has sent by itself leaves a tidy URL', async ({ page }) => {
  await page.goto('/calculator/gross-to-net-salary?gross=800%2C000&year=&heslb=&union=&insurance=&other=&bonus=');
  await expect(page).toHaveURL('/calculator/gross-to-net-salary?gross=800000');
});
