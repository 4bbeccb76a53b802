import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { Browser, Page } from '@playwright/test';
import sirv from 'sirv';
import { LIBRARY_PAGE, PAINTED, VIEW_LINK } from './libraryPage.ts';
import { onSite } from './onSite.ts';
import { medianOf } from './percentile.ts';
import { atMost, type Row, type Section } from './report.ts';
import { heapRow } from './viewerHeap.ts';

const ROOT = join(import.meta.dirname, '../..');
const LIBRARY_PREFIX = '/pdfjs';
const RUNS = 5;
const LONG_PAGES = 500;
/** Ours against the library's own components, and a long file against a short one. */
const BUDGETS = { components: 1.5, long: 1.5 };

/** Resolves with the time of the page's clock once the first page of the document is painted. */
const whenPainted = (selector: string): Promise<number> =>
  new Promise((resolve) => {
    const look = () =>
      document.querySelector(selector)
        ? requestAnimationFrame(() => resolve(performance.now()))
        : requestAnimationFrame(look);
    look();
  });

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  return context.newPage();
}

/** The component page, with the library and the site's own files beside it. */
async function serveComponents(): Promise<{ url: string; stop: () => void }> {
  const page = sirv(join(ROOT, 'tests/bench/component-page'));
  const library = sirv(join(ROOT, 'node_modules/pdfjs-dist'));
  const files = sirv(join(ROOT, 'out'));
  const server = createServer((request, response) => {
    const missing = () => void response.writeHead(404).end();
    if (request.url?.startsWith(LIBRARY_PREFIX)) {
      request.url = request.url.slice(LIBRARY_PREFIX.length);
      library(request, response, missing);
    } else page(request, response, () => files(request, response, missing));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

/** Milliseconds from the click on the first document of the library to its painted first page; `file` takes its place. */
async function clickToPaint(browser: Browser, siteUrl: string, file?: Buffer): Promise<number> {
  const page = await newPage(browser);
  if (file) await page.route('**/*.pdf', (route) => route.fulfill({ body: file, contentType: 'application/pdf' }));
  await page.goto(siteUrl + LIBRARY_PAGE, { waitUntil: 'networkidle' });
  const start = await page.evaluate((selector) => {
    const now = performance.now();
    document.querySelector<HTMLAnchorElement>(selector)?.click();
    return now;
  }, VIEW_LINK);
  const end = await page.evaluate(whenPainted, PAINTED);
  await page.context().close();
  return end - start;
}

/** Milliseconds from asking for the component page to the painted first page of the same file. */
async function componentsToPaint(browser: Browser, url: string, file: string): Promise<number> {
  const page = await newPage(browser);
  await page.goto(`${url}/?file=${encodeURIComponent(file)}`, { waitUntil: 'commit' });
  const end = await page.evaluate(whenPainted, PAINTED);
  await page.context().close();
  return end;
}

async function manyPages(count: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= count; number += 1) {
    pdf.addPage([595, 842]).drawText(`Page ${number} of ${count}`, { x: 60, y: 760, size: 24, font });
  }
  return Buffer.from(await pdf.save());
}

/** What the page has asked for of the viewer before anyone clicks. */
async function bytesBefore(browser: Browser, siteUrl: string): Promise<Row> {
  const page = await newPage(browser);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(siteUrl + LIBRARY_PAGE, { waitUntil: 'networkidle' });
  await page.context().close();
  const count = asked.filter((url) => /pdfjs|pdf_viewer|\.pdf|\.mjs/.test(url)).length;
  return atMost('requests for the viewer before the click', count, 0);
}

const ratioRow = (name: string, time: number, base: number, budget: number): Row => ({
  name,
  measured: `${time.toFixed(0)} / ${base.toFixed(0)} ms = ${(time / base).toFixed(2)}`,
  budget: String(budget),
  isWithin: time / base <= budget,
});

/** The document viewer: what it asks for, how soon it paints, and what it leaves behind. */
export async function benchViewer(): Promise<Section> {
  return onSite(async ({ browser, url, found }) => {
    const components = await serveComponents();
    const page = await newPage(browser);
    await page.goto(url + LIBRARY_PAGE);
    const href = (await page.locator(VIEW_LINK).first().getAttribute('href')) ?? '';
    await page.context().close();
    const own = await medianOf(RUNS, () => clickToPaint(browser, url));
    const theirs = await medianOf(RUNS, () => componentsToPaint(browser, components.url, href));
    const long = await manyPages(LONG_PAGES);
    const longTime = await medianOf(RUNS, () => clickToPaint(browser, url, long));
    components.stop();
    return {
      title: `The document viewer (medians of ${RUNS})`,
      rows: [
        await bytesBefore(browser, url),
        ratioRow(
          "click to first page of a guide against the library's own component page",
          own,
          theirs,
          BUDGETS.components,
        ),
        ratioRow(`click to first page of ${LONG_PAGES} pages against that guide`, longTime, own, BUDGETS.long),
        await heapRow(found, url),
      ],
    };
  });
}
