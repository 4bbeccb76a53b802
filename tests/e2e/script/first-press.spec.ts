import type { Locator, Page, TestInfo } from '@playwright/test';
import { CONTROLS, type ControlRow } from '../../support/controls.ts';
import { firstOfEach } from '../../support/first.ts';
import { isFull } from '../../support/isFull.ts';
import { kindOf } from '../support/exportedPages';
import { expect, test } from '../support/fixtures';
import { BEFORE_SCRIPT, holdScripts } from '../support/lightPages';
import { slowDown, slowLineMs } from '../support/slowLine';

test.use({ isTakenOver: false });

/** Maximum time for script to arrive on the slow line: 3.5 s from a press to its effect, less half a second to run. */
const LONGEST_MS = 3000;

const main = (page: Page) => page.getByRole('main');

function find(page: Page, [, role, name]: ControlRow): Locator {
  if (role === 'checkbox' || role === 'file') return main(page).locator(`input[type="${role}"]`).first();
  if (role === 'searchbox') return main(page).locator('input[type="search"]').first();
  return main(page).getByRole(role, { name, exact: true }).first();
}

/** The weight of the script gives its time on the slow line; every night it is measured there. */
const FINGER = 'a finger';

/** Ways of pressing, without hovering first. */
const PRESSES: Record<string, (control: Locator) => Promise<void>> = {
  [FINGER]: (control) => control.tap(),
  'a quick click': (control) => control.click(),
  'the keyboard': (control) => control.press('Enter'),
};

async function use(control: Locator, [, role, , , { value = '' } = {}]: ControlRow, how: string): Promise<void> {
  if (role === 'combobox') await control.selectOption({ index: 1 });
  else if (role === 'file')
    await control.setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(value) });
  else if (role === 'checkbox') await control.setChecked(!(await control.isChecked()));
  else if (role === 'searchbox' || role === 'textbox') await control.fill(value);
  else await PRESSES[how]?.(control);
}

/** The root element records printing, saving, new tabs and the opening of a dialog. */
const watchEffects = (page: Page) =>
  page.context().addInitScript(() => {
    const note = (what: string, value = '') => document.documentElement.setAttribute(what, value);
    const saved = URL.createObjectURL;
    const showModal = HTMLDialogElement.prototype.showModal;
    HTMLDialogElement.prototype.showModal = function () {
      note('data-dialog-at', String(performance.now()));
      showModal.call(this);
    };
    window.print = () => note('data-printed');
    window.open = () => {
      note('data-opened');
      return window;
    };
    URL.createObjectURL = (blob) => {
      note('data-saved');
      return saved(blob);
    };
  });

/** Expects an immediate sign of waiting: on the pressed control, and in the page's notice. */
async function expectSign(page: Page, control: Locator, [, role]: ControlRow): Promise<void> {
  if (role === 'checkbox' || role === 'textbox') return;
  await expect(page.locator('[data-load-notice]')).toHaveAttribute('data-state', 'waiting');
  if (['button', 'link', 'tab'].includes(role)) await expect(control).toHaveAttribute('aria-busy', 'true');
}

/**
 * Returns the bytes of a page's script and data so far, as sent, independent of the machine's load. Requests of an open
 * dialog, mainly the viewer's, come after its first picture and do not count.
 */
const scriptBytes = (page: Page) =>
  page.evaluate(() => {
    const dialogAt = Number(document.documentElement.dataset.dialogAt ?? Number.POSITIVE_INFINITY);
    const isScript = ({ name, startTime }: PerformanceEntry) =>
      startTime < dialogAt && /_next\/static\/(chunks\/.*\.js|page-data)/.test(name);
    const entries = performance.getEntriesByType('resource').filter(isScript);
    return entries.reduce((sum, entry) => sum + ('encodedBodySize' in entry ? Number(entry.encodedBodySize) : 0), 0);
  });

async function actFirst(page: Page, row: ControlRow, how: string, info: TestInfo): Promise<void> {
  const [path, role, , outcomes, { value, inside, isNative } = {}] = row;
  const release = await holdScripts(page);
  await page.goto(path, BEFORE_SCRIPT);
  await page.waitForFunction(() =>
    [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete),
  );
  if (how === FINGER && isFull) await slowDown(page);
  if (inside) await page.locator(inside).click();
  const control = find(page, row);
  // Some show only at another width, or once script has measured: there is nothing to press.
  if (!(await control.isVisible())) return;
  await use(control, row, how);
  if (!isNative) await expectSign(page, control, row);

  const start = Date.now();
  release();
  const timeout = 20_000;
  await Promise.any(
    outcomes.map((outcome) =>
      typeof outcome === 'string'
        ? page.locator(outcome).first().waitFor({ timeout })
        : page.waitForURL(outcome, { timeout, waitUntil: 'commit' }),
    ),
  );
  const elapsed = Date.now() - start;
  info.annotations.push({ type: how, description: `${elapsed} ms` });
  if (how === FINGER && !isNative)
    expect(slowLineMs(await scriptBytes(page)), 'time that the script takes to arrive').toBeLessThan(LONGEST_MS);
  if (role === 'textbox') await expect(control).toHaveValue(value ?? '');
  await expect(page.locator('[data-load-notice][data-state="waiting"]')).toHaveCount(0);
}

/** Outcomes that a browser allows only in response to a press. */
const GRANTED = /^(dialog|html\[data-(printed|saved|opened))/;

/** Returns a control's role and the browser permission that it needs. */
const useOf = ([, role, , [outcome]]: ControlRow) => `${role} ${GRANTED.test(String(outcome)) && outcome}`;

/** Every night all controls, else one of each use on each kind of page. */
const ROWS = isFull ? CONTROLS : firstOfEach(CONTROLS, (row) => `${kindOf(row[0])} ${useOf(row)}`);

// Typing and choosing do not depend on the pointer. By mouse and key one control of each use, and every night all; in
// every engine the same, and every night one of each page.
const PRESSED = ROWS.filter(([, role]) => ['button', 'link', 'tab'].includes(role));
const OF_EACH_USE = firstOfEach(PRESSED, useOf);
const IN_ENGINES = isFull ? firstOfEach(PRESSED, ([path]) => path) : OF_EACH_USE;

for (const row of ROWS) {
  const [path, role, name] = row;
  const isByMouse = (isFull ? PRESSED : OF_EACH_USE).includes(row);
  test(
    `as the first act on ${path}, the ${role} ${name}`,
    { tag: [isByMouse ? '@both' : '@phone', ...(IN_ENGINES.includes(row) ? ['@engines'] : [])] },
    async ({ page, context, isMobile, browserName }, info) => {
      await watchEffects(page);
      if (isMobile) return actFirst(page, row, FINGER, info);
      const byMouse = () => actFirst(page, row, 'a quick click', info);
      const byKey = async () => actFirst(await context.newPage(), row, 'the keyboard', info);
      if (browserName !== 'firefox') return void (await Promise.all([byMouse(), byKey()]));
      // There, a page behind another one has no focus.
      await byMouse();
      await byKey();
    },
  );
}
