import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../../lib/server/chromium/findBrowser.ts';
import { listen } from '../../../netlify/local-server/listen.ts';
import { LIGHT_PAGE, LIVE_PAGE } from '../budgets.ts';
import { kilobytes, type Row, type Section } from '../report.ts';
import { loadingOf, pageFile, ROUTES } from '../routes.ts';
import { TRUST_ARGUMENT } from '../site-server/certificate.ts';
import { serveFolder } from '../site-server/serveFolder.ts';
import { copySite, dressedCopy, stripPage } from '../siteCopy.ts';
import { visitRepeatedly } from './medianVisit.ts';
import { SLOW_LINE, type Visit } from './visitPage.ts';
import { type Compared, landedRows, plainRows, qualityRows } from './visitRows.ts';

const RUNS = 5;
/** Of what the pages are held against: their numbers vary less. */
const COMPARED_RUNS = 3;

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, '127.0.0.1');
  server.close();
  return port;
}

/** Visits one page of a served folder. */
async function visitIn(folder: string, route: string, port: number, runs = COMPARED_RUNS): Promise<Visit> {
  const site = await serveFolder(folder);
  try {
    return (await visitRepeatedly(site.url + route, port, runs, false)).visit;
  } finally {
    site.stop();
  }
}

/** The routes that another site has too, and its first page. */
async function otherSiteRows(folder: string, port: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const route of ROUTES) {
    const isThere = [pageFile(route), `${route}/index.html`].some((file) => existsSync(join(folder, file)));
    if (isThere) rows.push(...plainRows(`${route} of the other site`, await visitIn(folder, route, port)));
  }
  return rows;
}

async function measure(
  out: string,
  stripped: string,
  compared: Pick<Compared, 'empty' | 'dressed'>,
  port: number,
): Promise<[Row[], Row[]]> {
  const site = await serveFolder(out);
  const speed: Row[] = [];
  const quality: Row[] = [];
  try {
    for (const route of ROUTES) {
      const landed = await visitRepeatedly(site.url + route, port, RUNS, true);
      const bare = await visitIn(stripped, route, port);
      speed.push(...landedRows({ route, loading: loadingOf(out, route), landed, stripped: bare, ...compared }));
      speed.push(...plainRows(`${route} stripped`, bare));
      if (landed.quality) quality.push(...qualityRows(route, landed.quality));
    }
  } finally {
    site.stop();
  }
  return [speed, quality];
}

const SPEED_NOTE =
  `Medians of ${RUNS} visits to pages as landed and the empty export, of ${COMPARED_RUNS} to the others; HTTP/2, brotli. The slow line has ` +
  `${SLOW_LINE.throughputKbps / 1000} Mbps and ${SLOW_LINE.rttMs} ms; both lines a processor ${SLOW_LINE.cpuSlowdownMultiplier} ` +
  `times slower. Stripped: the same page without its scripts and their data. Budgets of light pages: no script, ` +
  `${kilobytes(LIGHT_PAGE.total)}, LCP ${LIGHT_PAGE.largestPaintRatio} of the stripped page, TBT ${LIGHT_PAGE.blockingMs} ms ` +
  `above it, performance ${LIGHT_PAGE.performance}. Of live pages: TBT ${LIVE_PAGE.blockingRatio} of an empty export, LCP ` +
  `${LIVE_PAGE.largestPaintRatio} of one that has the style sheets and fonts of Home, since the bare one waits for neither; ` +
  `performance ${LIVE_PAGE.performance}, Home ${kilobytes(LIVE_PAGE.homeTotal)}.`;

/**
 * Lighthouse's mobile run on one route of each template: as landed, stripped of script, an empty export, and the same
 * routes of another built site where ASTRO_DIR names its folder.
 */
export async function benchLighthouse(out: string, emptyOut: string): Promise<Section[]> {
  const port = await freePort();
  const found = await findBrowser();
  const browser = await chromium.launch({
    ...found,
    args: [...found.args, `--remote-debugging-port=${port}`, TRUST_ARGUMENT],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const stripped = copySite(out, stripPage);
  const dressedOut = dressedCopy(emptyOut, out);
  const otherSite = process.env.ASTRO_DIR;
  try {
    const empty = await visitIn(emptyOut, '/', port, RUNS);
    const dressed = await visitIn(dressedOut, '/', port, RUNS);
    const [speed, quality] = await measure(out, stripped, { empty, dressed }, port);
    const other = otherSite ? await otherSiteRows(otherSite, port) : [];
    return [
      {
        title: 'Lighthouse, mobile',
        note: SPEED_NOTE,
        rows: [
          ...speed,
          ...plainRows('an empty export', empty),
          ...plainRows("an empty export with Home's style and fonts", dressed),
          ...other,
        ],
      },
      { title: 'Lighthouse, apart from speed', rows: quality },
    ];
  } finally {
    await browser.close();
  }
}
