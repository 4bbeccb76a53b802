import type { Browser, Page } from '@playwright/test';
import { readSheet } from '../../lib/payroll/readSheet.ts';
import { workOut } from '../../lib/payroll/workOut.ts';
import { getPayrollRules } from '../../lib/server/content/loaders/payroll.ts';
import { onSite } from './onSite.ts';
import { medianOf, percentile } from './percentile.ts';
import { atMost, milliseconds, type Section } from './report.ts';

const EMPLOYEES = 500;
const BUDGET_MS = 200;
const RUNS = 9;

/** Rows as a spreadsheet puts them on the clipboard: every status, benefits in kind and deductions. */
function pastedRows(): string {
  const heads = ['Name', 'Status', 'Basic pay', 'Allowances', 'HESLB', 'Union', 'Car cc', 'House market rent'];
  const rows = Array.from({ length: EMPLOYEES }, (_, index) => [
    `Employee ${index + 1}`,
    ['resident', 'resident', 'non-resident', 'second job'][index % 4],
    String(250_000 + index * 7_919),
    index % 3 ? '' : '150,000',
    index % 5 ? '' : 'yes',
    index % 4 ? '' : '2%',
    index % 10 ? '' : '1800',
    index % 25 ? '' : '600,000',
  ]);
  return [heads, ...rows].map((cells) => cells.join('\t')).join('\n');
}

function timeInNode(text: string): number {
  const rules = getPayrollRules();
  const month = { employer: '', year: '2026/27', month: '11', staff: '', kind: 'private' };
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    const rows = readSheet(text).rows.map((texts, key) => ({ key, texts }));
    if (workOut({ month, rows }, rules).run?.slips.length !== EMPLOYEES) return Number.NaN;
    return performance.now() - start;
  });
  return percentile(times, 0.5);
}

/**
 * Runs in the page: pastes into the first name, presses the button, and gives the milliseconds of both until the frame
 * with the totals has been drawn.
 */
async function timePaste(text: string): Promise<number> {
  const painted = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      requestAnimationFrame(() => port2.postMessage(undefined));
    });
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const field = document.querySelector('main form li input');
  const start = performance.now();
  field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await painted();
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main form > button')];
  buttons.at(-1)?.click();
  await painted();
  const time = performance.now() - start;
  return document.querySelector('main section[aria-label="Result"]') ? time : Number.NaN;
}

async function timeInPage(browser: Browser, url: string, text: string): Promise<number> {
  const page: Page = await browser.newPage();
  await page.goto(`${url}/calculator/payroll`, { waitUntil: 'networkidle' });
  await page.locator('main form li input').first().focus();
  await page.locator(':root[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  const time = await page.evaluate(timePaste, text);
  await page.close();
  return time;
}

/** A payroll of hundreds, from the clipboard to its totals. */
export async function benchPayroll(): Promise<Section> {
  const text = pastedRows();
  const inPage = await onSite(({ browser, url }) => medianOf(RUNS, () => timeInPage(browser, url, text)));
  return {
    title: `Payroll of ${EMPLOYEES} employees (medians of ${RUNS})`,
    rows: [
      atMost('read and worked out in Node', timeInNode(text), BUDGET_MS, milliseconds),
      atMost('pasted, worked out and painted in the browser', inPage, BUDGET_MS, milliseconds),
    ],
  };
}
