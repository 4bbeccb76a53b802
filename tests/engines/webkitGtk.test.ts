/**
 * Tests tools in WebKitGTK, by mouse and by key, if its driver is installed (docs/other-engines.md). Fields are named
 * as in the URL.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startServer } from '../../netlify/local-server/startServer.ts';
import { hasWebKitGtk, KEYS, NO_WEBKIT_GTK, startWebKitGtk, type WebKitPage } from './webkitGtk.ts';

type Journey = {
  path: string;
  /** Texts to type, by field. */
  typed: Record<string, string>;
  /** Values set before, without the mouse: GTK's own lists are not part of the page. */
  set?: Record<string, string>;
  /** Expected announcement or headline. */
  said: string;
};

/** One tool for each kind of field: amounts, amounts with hours, a date, a list, rows of people. */
const JOURNEYS: readonly Journey[] = [
  { path: '/calculator/gross-to-net-salary', typed: { gross: '1350000' }, said: 'Net pay TZS 1,021,500 ' },
  {
    path: '/calculator/overtime',
    typed: { salary: '900000', weekday: '12', weekend: '6' },
    said: 'Total monthly salary TZS 1,050,000: ',
  },
  {
    path: '/calculator/corporate-tax',
    typed: { income: '100000000', turnover: '800000000' },
    set: { end: '2026-06-30' },
    said: 'Tax for the year TZS 30,000,000',
  },
  {
    path: '/calculator/presumptive-tax',
    typed: { turnover: '20000000' },
    set: { year: '2026' },
    said: 'Presumptive tax for 2026: TZS 750,411',
  },
  {
    path: '/calculator/payroll',
    typed: { 'pay-1-name': 'Asha', 'pay-1-basic': '1350000' },
    said: 'Net pay of 1 employee TZS 1,022,500',
  },
];

/** Runs in the page: returns the state that a press on the button changes. */
function stateOfPage() {
  const texts = (selector: string) =>
    [...document.querySelectorAll(`main ${selector}`)].map(({ textContent }) => textContent).filter(Boolean);
  return {
    said: texts('[role="status"]').join(' '),
    errors: texts('[id$="-error"], [role="alert"]'),
    query: location.search,
    headline: document.querySelector('#result h2')?.textContent,
  };
}

/** Runs in the page: checks whether script has carried out a press. */
function isAnswered(): boolean {
  const answers = document.querySelectorAll('main :is([aria-invalid="true"], [role="alert"])').length;
  const isSaid = [...document.querySelectorAll('main [role="status"]')].some(({ textContent }) => textContent !== '');
  return answers > 0 || isSaid;
}

/** Runs in the page. */
const typedText = () => document.activeElement instanceof HTMLInputElement && document.activeElement.value;

/** Runs in the page. */
const isSaid = (text: string) =>
  [...document.querySelectorAll('main :is([role="status"], h2)')].some(({ textContent }) =>
    textContent?.includes(text),
  );

const SUBMIT = 'main form:has(input:not([type="search"])) [type="submit"]';
const field = (name: string) => `main form [name="${name}"]`;

describe('in WebKitGTK', { skip: !hasWebKitGtk() && NO_WEBKIT_GTK }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-webkit-'));
  let url = '';
  let page: WebKitPage;
  const ends: (() => Promise<unknown>)[] = [];

  before(async () => {
    const site = await startServer({ port: 0, dataDir, env: process.env });
    ends.push(() => site.stop());
    const browser = await startWebKitGtk();
    ends.unshift(browser.close);
    ({ url, page } = { url: site.url, page: browser.page });
  });

  after(async () => {
    for (const end of ends) await end();
    rmSync(dataDir, { recursive: true, force: true });
  });

  for (const { path, typed, set = {}, said } of JOURNEYS) {
    it(`text typed after a press on a field of ${path} replaces the text in it`, async () => {
      await page.open(url + path);
      for (const [name, text] of Object.entries(typed)) {
        await page.press(field(name));
        await page.type(text);
        assert.equal(await page.run(typedText), text);
      }
      for (const [name, value] of Object.entries(set)) await page.set(field(name), value);
      await page.press(SUBMIT);
      await page.until(isSaid, said).catch(async (error) => {
        assert.fail(`${error}, but found ${JSON.stringify(await page.run(stateOfPage))}`);
      });
    });
  }

  for (const { path } of JOURNEYS) {
    for (const how of ['mouse', 'Enter'] as const) {
      it(`the first press of the button of ${path} by ${how} does what the second does`, async () => {
        const press = async () => {
          if (how === 'mouse') return page.press(SUBMIT);
          await page.focus(SUBMIT);
          await page.type(KEYS.enter);
        };
        await page.open(url + path);
        await press();
        await page.until(isAnswered);
        const first = await page.run(stateOfPage);
        await press();
        await page.until(isAnswered);
        assert.deepEqual(await page.run(stateOfPage), first);
      });
    }
  }
});
