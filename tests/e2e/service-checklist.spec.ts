import type { Page } from '@playwright/test';
import { getService } from '../../lib/server/content/loaders/services.ts';
import { accessibilityFaults } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { BEFORE_SCRIPT, blockScripts, holdScripts, untilHydrated, watchShifts } from './support/lightPages';

test.use({ isTakenOver: false });

const AUDIT = '/services/audit';
const PAPERS = getService('audit')?.documents ?? [];
const [FIRST = '', SECOND = ''] = PAPERS;

const list = (page: Page) => page.getByRole('region', { name: 'What to bring' });
const box = (page: Page, name: string) => list(page).getByRole('checkbox', { name });
const send = (page: Page) => list(page).getByRole('button', { name: 'Send this list on WhatsApp' });
const attach = (page: Page) => list(page).getByRole('link', { name: 'Attach to an enquiry' });

/** Diamonds of the border that are not veiled. */
const filled = (page: Page) =>
  list(page)
    .locator('li div')
    .evaluate((border) =>
      Math.round(Number.parseFloat(getComputedStyle(border, '::after').left) / border.clientHeight),
    );

/** The text of the message that WhatsApp was opened with. */
async function sentText(page: Page, press: () => Promise<void>): Promise<string> {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()]);
  await tab.waitForURL('https://wa.me/**');
  return new URL(tab.url()).searchParams.get('text') ?? '';
}

test.describe('what to bring, ticked off', () => {
  test('fills the border diamond by diamond, and says how many are ready', { tag: '@both' }, async ({ page }) => {
    await page.goto(AUDIT);
    expect(await filled(page)).toBe(0);

    for (const [index, paper] of PAPERS.entries()) {
      await box(page, paper).click();
      await expect.poll(() => filled(page)).toBe(index + 1);
    }
    await expect(list(page).getByRole('status')).toHaveText(`${PAPERS.length} of ${PAPERS.length} ready`);
    await box(page, FIRST).uncheck();
    await expect.poll(() => filled(page)).toBe(PAPERS.length - 1);
  });

  test('is a plain list where script cannot be loaded, whose boxes and border still work', async ({ page }) => {
    await blockScripts(page);
    await page.goto(AUDIT);
    await box(page, SECOND).click();
    await box(page, FIRST).click();

    await expect(box(page, SECOND)).toBeChecked();
    await expect.poll(() => filled(page)).toBe(2);
    await attach(page).click();
    await expect(page).toHaveURL(/\/contact\?service=audit/);
  });

  test('is there again after a reload, and nothing moves meanwhile', { tag: '@both' }, async ({ page }) => {
    await page.goto(AUDIT);
    await box(page, SECOND).click();
    await expect(list(page).getByRole('status')).toHaveText(`1 of ${PAPERS.length} ready`);
    // Another tab of the same visitor, so that the browser's own memory of fields has no part in it.
    const other = await page.context().newPage();
    await other.goto(AUDIT);
    const shifts = await watchShifts(other);
    await untilHydrated(other);

    await expect(box(other, SECOND)).toBeChecked();
    await expect(box(other, FIRST)).not.toBeChecked();
    expect(await shifts()).toBe(0);
  });
});

test.describe('the list, sent on', () => {
  test('goes there once, whole, by a press that came before its script', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(AUDIT, BEFORE_SCRIPT);
    await box(page, SECOND).click();
    const text = await sentText(page, () => send(page).click().then(release));

    expect(text).toContain(`Ready, 1 of ${PAPERS.length}:\n- ${SECOND}`);
    expect(page.context().pages()).toHaveLength(2);
  });

  test('goes with the enquiry, ticked off by keyboard alone, without fault', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(AUDIT);
    await box(page, FIRST).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(box(page, FIRST)).toBeChecked();
    await expect(box(page, SECOND)).toBeChecked();
    await expect(list(page).getByRole('status')).toHaveText(`2 of ${PAPERS.length} ready`);
    expect(await accessibilityFaults(page, 'main')).toEqual([]);

    await attach(page).click();
    await expect(page).toHaveURL(/\/contact\?service=audit&message=I\+have\+2\+of/);
    await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('audit');
  });

  test('is printed alone, on one sheet', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.goto(AUDIT);
    await box(page, FIRST).click();
    await list(page).getByRole('button', { name: 'Print this list' }).click();
    await expect(list(page)).toHaveAttribute('data-alone');
    await page.emulateMedia({ media: 'print' });

    await expect(box(page, FIRST)).toBeVisible();
    await expect(list(page).getByText('Audit Services')).toBeVisible();
    for (const other of [page.getByRole('heading', { level: 1 }), page.getByRole('banner'), page.locator('footer')])
      await expect(other).toBeHidden();
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(1);

    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
