import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startServer } from '../../netlify/server/startServer.ts';
import { findBrowser } from '../support/findBrowser.ts';
import { HOME_REQUESTS, SHIFT_BUDGET } from './budgets.ts';
import { percentile } from './percentile.ts';
import type { Row, Section } from './report.ts';
import { searchRows } from './search.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CALCULATORS = ['gross-to-net-salary', 'net-to-gross-salary', 'overtime', 'corporate-tax'];
const PRESS_BUDGET_MS = 50;
const CPU_SLOWDOWN = 4;
const RUNS = 5;

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
    {
      name: 'requests before interaction',
      measured: String(count),
      budget: String(HOME_REQUESTS),
      isWithin: count <= HOME_REQUESTS,
    },
    { name: 'largest paint', measured: `<${load.largest.toLowerCase()}>`, budget: 'text', isWithin: isText },
    {
      name: 'layout shift on load',
      measured: load.shift.toFixed(4),
      budget: String(SHIFT_BUDGET.load),
      isWithin: load.shift <= SHIFT_BUDGET.load + 0.0005,
    },
    {
      name: 'layout shift over a full scroll',
      measured: shift.toFixed(4),
      budget: String(SHIFT_BUDGET.scroll),
      isWithin: shift < SHIFT_BUDGET.scroll,
    },
  ];
}

/** Milliseconds from the press of the button to the frame after the result, on a slowed processor. */
async function pressToPaint(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage(PHONE);
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const time = await page.evaluate(async () => {
    const button = document.querySelector<HTMLButtonElement>('main form button[type="submit"]');
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
    await frame();
    const start = performance.now();
    button?.click();
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 0));
    return performance.now() - start;
  });
  await page.close();
  return time;
}

async function calculatorRows(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const calculator of CALCULATORS) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await pressToPaint(browser, `${url}/calculator/${calculator}`));
    const time = percentile(times, 0.5);
    rows.push({
      name: `/calculator/${calculator}`,
      measured: `${time.toFixed(0)} ms`,
      budget: `${PRESS_BUDGET_MS} ms`,
      isWithin: time < PRESS_BUDGET_MS,
    });
  }
  return rows;
}

/** What only a browser shows: requests, largest paint and shifts of Home, the calculators' answer, the weight of a search. */
export async function benchBrowser(): Promise<Section[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const site = await startServer({ port: 0, dataDir });
  const browser = await chromium.launch(await findBrowser());
  try {
    return [
      { title: 'Home on a phone', rows: await homeRows(browser, site.url) },
      {
        title: `From press to painted result, processor slowed ${CPU_SLOWDOWN} times (medians of ${RUNS})`,
        rows: await calculatorRows(browser, site.url),
      },
      { title: 'Transferred by the first query of a search', rows: await searchRows(browser, site.url) },
    ];
  } finally {
    await browser.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
