import type { Browser } from '@playwright/test';
import { FIRST_TAP_MS } from '../budgets.ts';
import { onSite } from '../onSite.ts';
import { medianOf } from '../percentile.ts';
import { atMost, milliseconds, type Row, type Section } from '../report.ts';
import { PHONE, SLOW_LINE, withPage } from './onLine.ts';
import { installProbe, waitForEffect } from './probe.ts';

const RUNS = 3;

/** A control of a light page, and a selector that matches once its press has worked. */
type Tap = { route: string; control: string; effect: string };

/** For controls whose effect needs no script, or is invisible. */
const HYDRATED = ':root[data-hydrated]';

const TAPS: readonly Tap[] = [
  { route: '/services/taxation', control: 'header :is(button, summary)', effect: HYDRATED },
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

/** Taps a page that has loaded and settled; returns the milliseconds until the control has worked. */
const timeToWork = (browser: Browser, url: string, { route, control, effect }: Tap): Promise<number> =>
  withPage(browser, { device: PHONE, line: SLOW_LINE }, async (page) => {
    await installProbe(page, effect);
    await page.goto(url + route, { waitUntil: 'networkidle' });
    await page.locator(control).filter({ visible: true }).first().tap({ noWaitAfter: true });
    const { pressed, worked } = await waitForEffect(page);
    return worked - pressed;
  });

/** Measures the first tap on a light page on the slow line; the page has loaded no script before. */
export async function benchFirstTap(): Promise<Section> {
  return onSite(async ({ browser, url }) => {
    const rows: Row[] = [];
    for (const tap of TAPS) {
      const time = await medianOf(RUNS, () => timeToWork(browser, url, tap));
      rows.push(atMost(tap.route, time, FIRST_TAP_MS, milliseconds));
    }
    const { throughputKbps, rttMs, cpuSlowdownMultiplier } = SLOW_LINE;
    return {
      title: `First tap on a light page (medians of ${RUNS})`,
      note: `${throughputKbps / 1000} Mbps, ${rttMs} ms, processor slowed ${cpuSlowdownMultiplier} times.`,
      rows,
    };
  });
}
