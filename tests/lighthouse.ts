/**
 * `npm run lighthouse`: tests five pages of the built site with Lighthouse's mobile settings (slow 4G, CPU slowed down
 * four times) and fails if one exceeds its budget. Not part of the tests, because measurements on a busy machine prove
 * nothing.
 */
import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { listen } from '../netlify/local-server/listen.ts';
import { startServer } from '../netlify/local-server/startServer.ts';
import { findBrowser } from './support/findBrowser.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

type Budget = { performance: number; blocking: number; transferred: number };

/** A fully hydrated page, which keeps its main thread busy. */
const PLAIN: Budget = { performance: 70, blocking: 2_000, transferred: 300 };
const STATIC: Budget = { performance: 98, blocking: 150, transferred: 80 };
/** A static page with custom elements and many images. */
const ELEMENTS: Budget = { performance: 85, blocking: 500, transferred: 120 };

/** One page of each frequently visited kind, with its budget. */
const PAGES: Record<string, Budget> = {
  '/': ELEMENTS,
  '/services/taxation': STATIC,
  '/calculator/gross-to-net-salary': PLAIN,
  '/resources': PLAIN,
  '/contact': ELEMENTS,
};

/** Budgets of every page: largest contentful paint in milliseconds, and layout shift. */
const LARGEST_PAINT = 2_100;
const SHIFT = 0;

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, '127.0.0.1');
  server.close();
  return port;
}

/** The part of Lighthouse's report that is used here. */
type Report = {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
};

/** Runs Lighthouse through npx, since no other command needs it. */
async function reportOn(url: string, port: number): Promise<Report> {
  const options = [`--port=${port}`, '--output=json', '--quiet', '--disable-full-page-screenshot'];
  const command = ['--yes', 'lighthouse@13.5.0', url, ...options];
  const { stdout } = await promisify(execFile)('npx', command, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout);
}

/** Measures a page; returns each figure with its budget. */
async function measure(url: string, port: number, budget: Budget): Promise<Record<string, readonly [number, number]>> {
  const { audits, categories, runtimeError } = await reportOn(url, port);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const lost = (id: string) => 100 - Math.round((categories[id]?.score ?? 0) * 100);
  const metric = (id: string) => Math.round((audits[id]?.numericValue ?? Number.NaN) * 1000) / 1000;
  return {
    'performance, points lost': [lost('performance'), 100 - budget.performance],
    'accessibility, points lost': [lost('accessibility'), 0],
    'best practices, points lost': [lost('best-practices'), 0],
    'SEO, points lost': [lost('seo'), 0],
    'largest paint, ms': [metric('largest-contentful-paint'), LARGEST_PAINT],
    'main thread blocked, ms': [metric('total-blocking-time'), budget.blocking],
    'layout shift': [metric('cumulative-layout-shift'), SHIFT],
    'transferred, kB': [metric('total-byte-weight') / 1000, budget.transferred],
  };
}

const site = await startServer({ port: 0, dataDir: temporaryFolder() });
const port = await freePort();
const found = await findBrowser();
const browser = await chromium.launch({ ...found, args: [...found.args, `--remote-debugging-port=${port}`] });
try {
  for (const [path, budget] of Object.entries(PAGES)) {
    for (const [name, [measured, most]] of Object.entries(await measure(site.url + path, port, budget))) {
      const isOver = !(measured <= most);
      console.log(`${isOver ? 'OVER' : 'ok  '}  ${path}: ${name}: ${measured}, at most ${most}`);
      if (isOver) process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
