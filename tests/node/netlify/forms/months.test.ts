import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { timeInName } from '../../../../netlify/forms/runtime/entryName.ts';
import { firm } from '../../../../netlify/forms/runtime/firm.ts';
import { monthsBefore } from '../../../../netlify/forms/runtime/monthsBefore.ts';
import { isFull } from '../../../support/isFull.ts';
import { type BusySite, type Job, openBusySite } from '../support/busySite.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { CONTACT, recordOf } from '../support/forms.ts';

/** Share of a day's traffic; a tenth in `npm test`. */
const SHARE = isFull ? 1 : 0.1;
const ENQUIRIES = 200 * SHARE;
/** Forms of programs, which are marked and mailed like the others. */
const MARKED = 300 * SHARE;
const DAYS = isFull ? 92 : 35;
/** On this day the mail server is down for six hours of the morning, including the digest's time. */
const OUTAGE_DAY = 20;

const START = new Date('2028-03-01T00:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Redelivery is scheduled every 5 minutes; longer steps find the same, faster. */
const STEP_MINUTES = isFull ? 5 : 20;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
const PLATFORM_LIMIT_MS = 30_000;

/** Writes earlier deliveries: some every day, for more than two years. */
async function writeHistory(site: BusySite): Promise<void> {
  const first = monthsBefore(firm.enquiryRetentionMonths, START).getTime() - 2 * DAY_MS;
  for (let day = 0; day < DAYS + 30; day += 1) {
    for (let number = 0; number < ENQUIRIES; number += 1) {
      const id = `old-${day}-${number}`;
      await site.store.write('done', recordOf(id, new Date(first + day * DAY_MS + number * MINUTE_MS)));
    }
  }
}

/** Returns how many of a day's events fall into the step that begins at a minute. */
function countAt(perDay: number, minute: number): number {
  return Math.floor((perDay * (minute + STEP_MINUTES)) / DAY_MINUTES) - Math.floor((perDay * minute) / DAY_MINUTES);
}

/** Events so far, each kind numbered from 0. */
type Play = { site: BusySite; enquiries: number; marked: number };

async function playStep(play: Play, minute: number): Promise<void> {
  const { site } = play;
  for (let count = countAt(ENQUIRIES, minute); count > 0; count -= 1) {
    await site.enquire({ ...CONTACT, submission: `enquiry-${play.enquiries}` });
    play.enquiries += 1;
  }
  for (let count = countAt(MARKED, minute); count > 0; count -= 1) {
    await site.enquire({ ...CONTACT, submission: `marked-${play.marked}`, extra_b: 'x' });
    play.marked += 1;
  }
  await site.runJob('redeliver');
  if (minute % 60 === 20) await site.runJob('retention');
  if (minute === 5 * 60) await site.runJob('digest');
}

async function playMonths(site: BusySite): Promise<Play> {
  const play: Play = { site, enquiries: 0, marked: 0 };
  for (let day = 0; day < DAYS; day += 1) {
    for (let minute = 0; minute < DAY_MINUTES; minute += STEP_MINUTES) {
      site.clock.moveTo(new Date(START.getTime() + day * DAY_MS + minute * MINUTE_MS));
      site.mail.isDown = day === OUTAGE_DAY && minute >= 3 * 60 && minute < 9 * 60;
      await playStep(play, minute);
    }
  }
  return play;
}

describe(`${DAYS} days of a busy site`, () => {
  catchLogs();
  let site: BusySite;
  let played: Play;
  let end: Date;
  before(async () => {
    site = openBusySite(START);
    await writeHistory(site);
    played = await playMonths(site);
    end = site.clock.now();
  });

  it('took what was sent', () => {
    assert.deepEqual([played.enquiries, played.marked], [ENQUIRIES * DAYS, MARKED * DAYS]);
  });

  it('delivered every enquiry once, also those that waited for the mail server', async () => {
    const sent = played.enquiries + played.marked;
    assert.deepEqual([site.mail.mailed.length, new Set(site.mail.mailed).size], [sent, sent]);
    assert.deepEqual(await site.store.listNames('pending'), []);
    assert.match(site.mail.alerts.join('\n'), /undelivered for over an hour/);
  });

  it('kept enquiries for the months of the firm and no longer', async () => {
    const times = (await site.store.listNames('done')).map((name) => timeInName(name) ?? '');
    const cutoff = monthsBefore(firm.enquiryRetentionMonths, end);
    assert.ok(times.every((time) => time >= new Date(cutoff.getTime() - 60 * MINUTE_MS).toISOString()));
    const old = times.filter((time) => time < START.toISOString());
    assert.ok(old.length > 0 && old.length < (DAYS + 30) * ENQUIRIES);
    assert.equal(times.length - old.length, played.enquiries + played.marked);
  });

  it('told the office every working day that all arrived, and said when it could not', () => {
    const digests = site.mail.letters.filter(({ mail }) => mail.subject?.startsWith('Website forms: '));
    const days = Array.from({ length: DAYS }, (_, day) => new Date(START.getTime() + day * DAY_MS).getUTCDay());
    const working = days.filter((day, index) => day !== 0 && day !== 6 && index !== OUTAGE_DAY);
    assert.equal(digests.length, working.length);
    assert.equal(site.mail.alerts.filter((text) => text.startsWith('The daily digest')).length, 1);
  });

  for (const job of ['digest', 'retention', 'redeliver'] as const satisfies readonly Job[]) {
    it(`runs ${job} within the platform's 30 seconds on the last day, with a store that takes 150 ms a call`, async () => {
      site.latency.ms = 150;
      const took = await site.runJob(job);
      site.latency.ms = 0;
      assert.ok(took > 0 && took < PLATFORM_LIMIT_MS, `${took} ms`);
    });
  }
});
