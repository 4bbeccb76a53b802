import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../../lib/server/chromium/findBrowser.ts';
import { SIGN_MS } from '../budgets.ts';
import { percentile } from '../percentile.ts';
import { atMost, fact, milliseconds, type Row, type Section } from '../report.ts';
import { TRUST_ARGUMENT } from '../site-server/certificate.ts';
import { serveFolder } from '../site-server/serveFolder.ts';
import { PHONE, withPage } from './onLine.ts';
import { installProbe, seenBy } from './probe.ts';

const RUNS = 3;
const LINE = { rttMs: 400, throughputKbps: 400, cpuSlowdownMultiplier: 6 };

const SUBMIT = 'main form [type="submit"]';
const RESULT = 'main section[aria-label="Result"]';

/** What a visitor comes for, the page, what is pressed first there, and what matches once it has worked. */
const JOURNEYS: readonly (readonly [name: string, path: string, control: string, effect: string])[] = [
  ['net pay', '/calculator/gross-to-net-salary', SUBMIT, RESULT],
  ['VAT in a price', '/calculator/vat', SUBMIT, `${RESULT}, main [aria-invalid="true"]`],
  ['my filing dates', '/calendar', SUBMIT, '#result:focus'],
  ['rent withheld', '/calculator/withholding-tax', SUBMIT, `${RESULT}, main [aria-invalid="true"]`],
  ['payroll', '/calculator/payroll', SUBMIT, 'main [role="alert"]'],
  ['an Act', '/resources/acts/income-tax-act', 'main a[data-held]', 'dialog[open]'],
  ['tax services', '/services', 'main fieldset button:nth-of-type(2)', 'main [aria-pressed="true"]:nth-of-type(2)'],
  [
    'who the firm is',
    '/about',
    'main [role="tab"]:nth-of-type(2)',
    'main [role="tab"]:nth-of-type(2)[aria-selected="true"]',
  ],
  ['the library', '/resources', 'main fieldset button:nth-of-type(2)', 'main [aria-pressed="true"]:nth-of-type(2)'],
  ['a question to the firm', '/contact', 'main form [type="submit"]', 'main [role="alert"]:focus'],
];

/** Milliseconds from asking to the first paint, and from the press to its sign and to its effect. */
type Times = { paint: number; sign: number; effect: number };

const timesOf = (browser: Browser, url: string, control: string, effect: string): Promise<Times> =>
  withPage(browser, { device: PHONE, line: LINE }, async (page) => {
    await installProbe(page, effect);
    await page.goto(url, { waitUntil: 'load' });
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    await page.locator(control).filter({ visible: true }).first().tap({ noWaitAfter: true });
    const { pressed = Number.NaN, signed = Number.NaN, worked = Number.NaN } = await seenBy(page, 'worked');
    return { paint: paint ?? Number.NaN, sign: signed - pressed, effect: worked - pressed };
  });

async function journeyRows(browser: Browser, site: string, journey: (typeof JOURNEYS)[number]): Promise<Row[]> {
  const [name, path, control, effect] = journey;
  const runs: Times[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await timesOf(browser, site + path, control, effect));
  const median = (time: keyof Times) =>
    percentile(
      runs.map((times) => times[time]),
      0.5,
    );
  const title = `${name}, ${path}`;
  return [
    fact(title, 'first paint', milliseconds(median('paint'))),
    atMost(title, median('sign'), SIGN_MS, milliseconds, 'press to its sign'),
    fact(title, 'press to its effect', milliseconds(median('effect'))),
  ];
}

/** Ten journeys on a weak phone and a thin line: what is seen when, and how long the first press takes. */
export async function benchWeakPhone(out: string): Promise<Section> {
  const site = await serveFolder(out);
  const found = await findBrowser();
  const browser = await chromium.launch({ ...found, args: [...found.args, TRUST_ARGUMENT] });
  try {
    const rows: Row[] = [];
    for (const journey of JOURNEYS) rows.push(...(await journeyRows(browser, site.url, journey)));
    const note = `${LINE.throughputKbps / 1000} Mbps, ${LINE.rttMs} ms, processor slowed ${LINE.cpuSlowdownMultiplier} times; an empty cache, the first press once the page has loaded.`;
    return { title: `Ten journeys on a weak phone (medians of ${RUNS})`, note, rows };
  } finally {
    await browser.close();
    site.stop();
  }
}
