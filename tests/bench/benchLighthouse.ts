import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { listen } from '../../netlify/local-server/listen.ts';
import { LIGHTHOUSE } from './budgets.ts';
import { onSite } from './onSite.ts';
import { atLeast, atMost, fact, kilobytes, milliseconds, type Row, type Section } from './report.ts';

/** One page of each frequently visited kind. */
const ROUTES = ['/', '/services/taxation', '/calculator/gross-to-net-salary', '/resources', '/contact'];

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, '127.0.0.1');
  server.close();
  return port;
}

async function rowsOf(url: string, route: string, port: number): Promise<Row[]> {
  const result = await lighthouse(url + route, { port, logLevel: 'error', disableFullPageScreenshot: true });
  if (result === undefined || result.lhr.runtimeError !== undefined) {
    throw new Error(`Lighthouse could not open ${route}: ${result?.lhr.runtimeError?.message ?? 'it gave no result'}`);
  }
  const { audits, categories } = result.lhr;
  const metric = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  return [
    atLeast(route, score('performance'), LIGHTHOUSE.performance, String, 'performance'),
    atLeast(route, score('accessibility'), 100, String, 'accessibility'),
    atLeast(route, score('best-practices'), 100, String, 'best practices'),
    atLeast(route, score('seo'), 100, String, 'SEO'),
    atMost(route, metric('largest-contentful-paint'), LIGHTHOUSE.largestPaint, milliseconds, 'LCP'),
    atMost(route, metric('total-blocking-time'), LIGHTHOUSE.blocking, milliseconds, 'TBT'),
    atMost(route, metric('cumulative-layout-shift'), LIGHTHOUSE.shift, (shift) => shift.toFixed(3), 'CLS'),
    fact(route, 'transferred', kilobytes(metric('total-byte-weight'))),
  ];
}

/** Runs Lighthouse's mobile test (slow 4G, processor 4 times slower) on chosen pages. */
export async function benchLighthouse(): Promise<Section> {
  const port = await freePort();
  return onSite(
    async ({ url }) => {
      const rows: Row[] = [];
      for (const route of ROUTES) rows.push(...(await rowsOf(url, route, port)));
      return { title: 'Lighthouse, mobile', rows };
    },
    {
      launch: (found) =>
        chromium.launch({ ...found, args: [...(found.args ?? []), `--remote-debugging-port=${port}`] }),
    },
  );
}
