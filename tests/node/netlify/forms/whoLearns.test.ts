import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { EnquiryStore } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import { eraseExpired } from '../../../../netlify/forms/enquiry/eraseExpired.ts';
import { reportHealth } from '../../../../netlify/forms/health/reportHealth.ts';
import { sendDigest } from '../../../../netlify/forms/mail/sendDigest.ts';
import { readSettings } from '../../../../netlify/forms/runtime/settings.ts';
import { openBusySite } from '../support/busySite.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { CONTACT, recordOf } from '../support/forms.ts';

/** Monday, 10:00 in Dar es Salaam. */
const START = new Date('2028-03-06T07:00:00Z');
const MINUTE_MS = 60_000;
const STEP_MINUTES = 5;
const LONGEST_MINUTES = 26 * 60;
const SMTP = readSettings({ SMTP_URL: 'smtps://mail.example' }, 'production');
const GUIDE = readFileSync(join(import.meta.dirname, '../../../../docs/deploy.md'), 'utf8');

const gone = () => Promise.reject(new Error('down'));
/** A store whose every call fails. */
const DOWN = new Proxy({} as EnquiryStore, { get: () => gone });

/** The table's row of a fault. */
const rowOf = (fault: string): string =>
  GUIDE.split('\n').find((line) => line.startsWith(`| ${fault} `)) ?? assert.fail(`no row '${fault}'`);

type Site = ReturnType<typeof openBusySite>;

async function statusOf(site: Site, store: EnquiryStore): Promise<number> {
  const { clock } = site;
  const tools = {
    openStore: () => store,
    settings: SMTP,
    secret: async () => ({ key: 'k'.repeat(32) }),
    now: clock.now,
  };
  // /build.txt of a closed port: no network is asked.
  return (await reportHealth(new Request('http://127.0.0.1:1/health'), tools)).status;
}

/** Minutes until something happens, looked for at each run of the schedule. */
async function minutesUntil(site: Site, happens: () => Promise<boolean>, run: () => Promise<unknown>): Promise<number> {
  for (let minutes = STEP_MINUTES; minutes <= LONGEST_MINUTES; minutes += STEP_MINUTES) {
    site.clock.moveTo(new Date(START.getTime() + minutes * MINUTE_MS));
    await run();
    if (await happens()) return minutes;
  }
  return Number.POSITIVE_INFINITY;
}

describe("The guide's table of who learns of a fault, and when", () => {
  catchLogs();

  it('is right where no mail can be sent', async () => {
    for (const [what, happens] of [
      ['ALERT_URL', async (site: Site) => site.mail.alerts.length > 0],
      ['/health', async (site: Site) => (await statusOf(site, site.store)) === 503],
    ] as const) {
      const site = openBusySite(START);
      site.mail.isDown = true;
      await site.enquire(CONTACT);
      const minutes = await minutesUntil(
        site,
        () => happens(site),
        () => site.runJob('redeliver'),
      );
      assert.match(
        rowOf('password of the mailbox changed, or mail server gone'),
        new RegExp(`\`${what}\`: ${minutes} minutes`),
      );
    }
  });

  it('is right where the store is gone: at once by the monitor, in the morning by mail and alert', async () => {
    const site = openBusySite(START);
    const { mail, clock } = site;
    assert.equal(await statusOf(site, DOWN), 503);
    const tools = { openStore: () => DOWN, send: mail.send, settings: SMTP, now: clock.now, sendAlert: mail.sendAlert };
    await sendDigest(tools);
    assert.deepEqual([mail.letters.length, mail.alerts.length], [1, 1]);
    assert.match(rowOf('store gone'), /`\/health`: 5 minutes; `ALERT_URL` and mail: next morning/);
  });

  it('is right where the clock is years ahead: at the next run of the retention', async () => {
    const { store, mail } = openBusySite(START);
    for (let number = 0; number < 30; number += 1) await store.write('done', recordOf(`e${number}`, START));
    const ahead = () => new Date(START.getTime() + 3 * 366 * 24 * 60 * MINUTE_MS);
    await eraseExpired({ store, now: ahead, isOver: () => false, sendAlert: mail.sendAlert });
    assert.deepEqual([(await store.listNames('done')).length, mail.alerts.length], [30, 1]);
    assert.match(rowOf('clock years ahead'), /`ALERT_URL`: 60 minutes/);
  });
});
