import type { Browser, Page } from '@playwright/test';
import { HOME_REQUESTS, SHIFT_BUDGET } from './budgets.ts';
import { onSite } from './onSite.ts';
import { medianOf } from './percentile.ts';
import { atMost, milliseconds, type Row, type Section } from './report.ts';
import { searchRows } from './search.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** The calculators, and what is typed into the one that has no input of its own at first. */
const CALCULATORS: { name: string; typed: Readonly<Record<string, string>> }[] = [
  { name: 'gross-to-net-salary', typed: {} },
  { name: 'net-to-gross-salary', typed: {} },
  { name: 'overtime', typed: {} },
  { name: 'corporate-tax', typed: { income: '50,000,000', turnover: '400,000,000', end: '2025-12-31' } },
  { name: 'gains', typed: { price: '60,000,000', cost: '35,000,000', day: '2026-11-16' } },
  { name: 'objection', typed: { served: '2026-11-16', tax: '90,000,000', undisputed: '12,000,000' } },
  { name: 'leaving', typed: { basic: '900,000', start: '2020-07-01', end: '2026-10-31' } },
  { name: 'payslip', typed: { gross: '1,500,000', nssf: '150,000', paye: '234,000', net: '1,116,000' } },
  { name: 'penalties', typed: { tax: '20,000,000', due: '2024-06-30', done: '2026-06-30', rate: '8' } },
  { name: 'presumptive-tax', typed: { turnover: '60,000,000', profit: '12,000,000' } },
];
const PRESS_BUDGET_MS = 100;
const CPU_SLOWDOWN = 4;
const RUNS = 9;

/** Runs in the page: collects layout shifts and the largest paint from its first moment. */
function observePage(): void {
  const seen = { shift: 0, largest: '' };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) seen.shift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('element' in entry && entry.element instanceof Element) seen.largest = entry.element.tagName;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

const seenIn = (page: Page) =>
  page.evaluate(() =>
    'seen' in window ? (window.seen as { shift: number; largest: string }) : { shift: Number.NaN, largest: '' },
  );

/** Scrolls to the foot a window at a time and lets each part settle. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });

async function homeRows(browser: Browser, url: string): Promise<Row[]> {
  const page = await browser.newPage(PHONE);
  await page.addInitScript(observePage);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(url, { waitUntil: 'networkidle' });
  const load = await seenIn(page);
  const count = requests.filter((address) => !address.startsWith('data:')).length;
  await scrollThrough(page);
  const { shift } = await seenIn(page);
  await page.close();
  const isText = /^(H[1-6]|P|SPAN|A|LI|DIV|BLOCKQUOTE)$/.test(load.largest);
  return [
    atMost('requests before interaction', count, HOME_REQUESTS),
    { name: 'largest paint', measured: `<${load.largest.toLowerCase()}>`, budget: 'text', isWithin: isText },
    {
      name: 'layout shift on load',
      measured: load.shift.toFixed(4),
      budget: String(SHIFT_BUDGET.load),
      isWithin: load.shift <= SHIFT_BUDGET.load + 0.0005,
    },
    atMost('layout shift over a full scroll', shift, SHIFT_BUDGET.scroll, (sum) => sum.toFixed(4)),
  ];
}

/**
 * Runs in the page: milliseconds from the press of the button until the frame with the result has been drawn. A message
 * is handled after the frame in whose callback it was sent, and before the timers of that frame.
 */
async function timePress(): Promise<number> {
  const button = document.querySelector<HTMLButtonElement>('main form button[type="submit"]');
  const { port1, port2 } = new MessageChannel();
  // Out of any frame: one that is being drawn would count as the result's.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const start = performance.now();
  button?.click();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    requestAnimationFrame(() => port2.postMessage(undefined));
  });
  const time = performance.now() - start;
  port1.close();
  return document.querySelector('main section[aria-label="Result"]') ? time : Number.NaN;
}

async function pressToPaint(
  browser: Browser,
  address: string,
  typed: Readonly<Record<string, string>>,
): Promise<number> {
  const page = await browser.newPage(PHONE);
  await page.goto(address, { waitUntil: 'networkidle' });
  // A light page has its script from here on.
  await page.locator('main form button[type="submit"]').hover();
  await page.locator(':root[data-hydrated]').waitFor();
  for (const [name, text] of Object.entries(typed)) await page.locator(`main [name="${name}"]`).fill(text);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const time = await page.evaluate(timePress);
  await page.close();
  return time;
}

async function calculatorRows(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, typed } of CALCULATORS) {
    const path = `/calculator/${name}`;
    const time = await medianOf(RUNS, () => pressToPaint(browser, url + path, typed));
    rows.push(atMost(path, time, PRESS_BUDGET_MS, milliseconds));
  }
  return rows;
}

/** What only a browser shows: requests, largest paint and shifts of Home, the calculators' answer, the weight of a search. */
export async function benchBrowser(): Promise<Section[]> {
  return onSite(async ({ browser, url }) => [
    { title: 'Home on a phone', rows: await homeRows(browser, url) },
    {
      title: `From press to painted result, processor slowed ${CPU_SLOWDOWN} times (medians of ${RUNS})`,
      rows: await calculatorRows(browser, url),
    },
    { title: 'Transferred by the first query of a search', rows: await searchRows(browser, url) },
  ]);
}
