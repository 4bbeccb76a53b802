import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../../lib/server/chromium/findBrowser.ts';
import { FIRST_TAP_RATIO } from '../budgets.ts';
import { SLOW_LINE } from '../lighthouse/visitPage.ts';
import { medianOf } from '../percentile.ts';
import { atMost, fact, milliseconds, type Row, type Section } from '../report.ts';
import { loadingOf } from '../routes.ts';
import { TRUST_ARGUMENT } from '../site-server/certificate.ts';
import { serveFolder } from '../site-server/serveFolder.ts';
import { copySite } from '../siteCopy.ts';
import { loadAtOnce } from './loadAtOnce.ts';
import { PHONE, withPage } from './onLine.ts';
import { installProbe, type Seen, seenBy } from './probe.ts';

const RUNS = 3;
const DESKTOP = { viewport: { width: 1280, height: 900 }, hasTouch: true };
/** The menu button of a phone, the first menu group on a wide window. */
const MENU = 'header :is(button, summary)';

/** What is tapped, and what shows that it has worked: something that matches the effect. */
type Tap = { route: string; control: string; effect: string };

/** Of controls whose answer needs no script, or cannot be seen. */
const HYDRATED = ':root[data-hydrated]';

const TAPS: readonly Tap[] = [
  { route: '/services/taxation', control: MENU, effect: HYDRATED },
  { route: '/contact', control: 'main form [name="name"]', effect: HYDRATED },
  {
    route: '/services',
    control: 'main fieldset button:nth-of-type(2)',
    effect: 'main fieldset button:nth-of-type(2)[aria-pressed="true"]',
  },
  {
    route: '/calculator/gross-to-net-salary',
    control: 'main form button[type="submit"]',
    effect: 'main section[aria-label="Result"]',
  },
];

/** Milliseconds from asking for the page until React has taken over, with the scripts loading at once. */
const timeToHydrate = (browser: Browser, url: string): Promise<number> =>
  withPage(browser, { device: PHONE, line: SLOW_LINE }, async (page) => {
    await installProbe(page, HYDRATED);
    await page.goto(url, { waitUntil: 'commit' });
    const { asked, hydrated = Number.NaN } = await seenBy(page, 'hydrated');
    return hydrated - asked;
  });

/** Taps a page that has loaded and stands still, and gives what came of it. */
const tap = (browser: Browser, device: object, url: string, tapped: Tap, awaited: keyof Seen): Promise<Seen> =>
  withPage(browser, { device, line: SLOW_LINE }, async (page) => {
    await installProbe(page, tapped.effect);
    await page.goto(url + tapped.route, { waitUntil: 'networkidle' });
    await page.locator(tapped.control).filter({ visible: true }).first().tap({ noWaitAfter: true });
    return seenBy(page, awaited);
  });

async function tapRows(browser: Browser, landed: string, atOnce: string, tapped: Tap): Promise<Row[]> {
  const { route } = tapped;
  const hydrated = await medianOf(RUNS, () => timeToHydrate(browser, atOnce + route));
  const working = await medianOf(RUNS, async () => {
    const { pressed = Number.NaN, worked = Number.NaN } = await tap(browser, PHONE, landed, tapped, 'worked');
    return worked - pressed;
  });
  const ratio = working / hydrated;
  return [
    fact(route, 'time to hydrate, scripts at once', milliseconds(hydrated)),
    fact(route, 'first tap to working control', milliseconds(working)),
    atMost(route, ratio, FIRST_TAP_RATIO, (share) => share.toFixed(2), 'ratio'),
  ];
}

async function menuRow(browser: Browser, url: string, route: string, name: string, device: object): Promise<Row> {
  const menu = { route, control: MENU, effect: HYDRATED };
  const { openedAfterFrames } = await tap(browser, device, url, menu, 'openedAfterFrames');
  return {
    name,
    measured: `${openedAfterFrames} ${openedAfterFrames === 1 ? 'frame' : 'frames'} after the click`,
    budget: '1 frame',
    isWithin: openedAfterFrames === 1,
  };
}

/** What the first tap on a light page leads to, on the slow line. Live pages have their script by then. */
export async function benchFirstTap(out: string): Promise<Section[]> {
  const taps = TAPS.filter(({ route }) => loadingOf(out, route) === 'light');
  if (taps.length === 0) return [];
  const copy = copySite(out, loadAtOnce);
  const [landed, atOnce] = [await serveFolder(out), await serveFolder(copy)];
  const found = await findBrowser();
  const browser = await chromium.launch({ ...found, args: [...found.args, TRUST_ARGUMENT] });
  const rows: Row[] = [];
  const menus: Row[] = [];
  try {
    for (const asked of taps) rows.push(...(await tapRows(browser, landed.url, atOnce.url, asked)));
    const [{ route } = { route: '/' }] = taps;
    menus.push(await menuRow(browser, landed.url, route, `the menu of ${route} on a phone`, PHONE));
    menus.push(await menuRow(browser, landed.url, route, `a menu group of ${route} on a wide window`, DESKTOP));
  } finally {
    await browser.close();
    landed.stop();
    atOnce.stop();
  }
  const line = `${SLOW_LINE.throughputKbps / 1000} Mbps, ${SLOW_LINE.rttMs} ms, processor slowed ${SLOW_LINE.cpuSlowdownMultiplier} times`;
  return [
    {
      title: `First tap on a light page (medians of ${RUNS})`,
      note: `${line}. The time to hydrate counts from asking for the page; its budget is a ratio of ${FIRST_TAP_RATIO}.`,
      rows,
    },
    { title: 'Menus of a light page before its script', rows: menus },
  ];
}
