import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { dayOf, timeInName } from '../../../../netlify/forms/runtime/entryName.ts';
import { firm } from '../../../../netlify/forms/runtime/firm.ts';
import { monthsBefore } from '../../../../netlify/forms/runtime/monthsBefore.ts';
import { isFull } from '../../../support/isFull.ts';
import { type BusySite, type Job, openBusySite } from '../support/busySite.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { CONTACT, recordOf } from '../support/forms.ts';
import { idOf, linkIn } from '../support/newsletterDesk.ts';

/** A day of the site; a tenth of it in `npm test`. */
const SHARE = isFull ? 1 : 0.1;
const ENQUIRIES = 200 * SHARE;
const SUSPECTS = 300 * SHARE;
const SIGNUPS = 30 * SHARE;
/** More than the 30 days for which suspects are kept. */
const DAYS = isFull ? 92 : 35;
/** On this day the mail server is down for six hours of the morning, and the digest with it. */
const OUTAGE_DAY = 20;

const START = new Date('2028-03-01T00:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** The schedule of redelivery is 5 minutes; longer steps find the same, sooner. */
const STEP_MINUTES = isFull ? 5 : 20;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
const PLATFORM_LIMIT_MS = 30_000;
const LEAVES_AFTER_DAYS = 10;

/** One sign-up in three is confirmed, and one of those in three leaves again. */
const isConfirming = (number: number) => number % 3 === 0;
const isLeaving = (number: number) => number % 9 === 0;
const addressOf = (number: number) => `reader${number}@client.example`;

/** What was delivered while the site was run by earlier releases: some every day, for more than two years. */
async function writeHistory(site: BusySite): Promise<void> {
  const first = monthsBefore(firm.enquiryRetentionMonths, START).getTime() - 2 * DAY_MS;
  for (let day = 0; day < DAYS + 30; day += 1) {
    for (let number = 0; number < ENQUIRIES; number += 1) {
      const id = `old-${day}-${number}`;
      const record = recordOf(id, new Date(first + day * DAY_MS + number * MINUTE_MS));
      // Half of them as the first release named them.
      if (number % 2 === 0) await site.store.write('done', record);
      else await site.blobs.set(`done/${id}`, JSON.stringify({ ...record, version: undefined }));
    }
  }
}

/** How many of a day's events fall in the step that begins at a minute. */
function countAt(perDay: number, minute: number): number {
  return Math.floor((perDay * (minute + STEP_MINUTES)) / DAY_MINUTES) - Math.floor((perDay * minute) / DAY_MINUTES);
}

/** What was sent so far, each kind numbered from 0, and the links of the readers who got their mail at once. */
type Play = {
  site: BusySite;
  enquiries: number;
  suspects: number;
  signups: number;
  links: Map<number, { confirm: string; leave: string }>;
};

async function signUp(play: Play): Promise<void> {
  const { site, links, signups: number } = play;
  play.signups += 1;
  const before = site.mail.letters.length;
  await site.signUp(addressOf(number));
  const mail = site.mail.letters[before]?.mail;
  if (mail === undefined) return;
  const text = { text: String(mail.text) };
  const link = { confirm: linkIn(text, 'confirm'), leave: linkIn(text, 'leave') };
  links.set(number, link);
  if (isConfirming(number)) await site.follow(link.confirm, 'confirm');
}

async function playStep(play: Play, minute: number): Promise<void> {
  const { site } = play;
  for (let count = countAt(ENQUIRIES, minute); count > 0; count -= 1) {
    await site.enquire({ ...CONTACT, submission: `enquiry-${play.enquiries}` });
    play.enquiries += 1;
  }
  for (let count = countAt(SUSPECTS, minute); count > 0; count -= 1) {
    await site.enquire({ ...CONTACT, submission: `suspect-${play.suspects}`, website: 'x' });
    play.suspects += 1;
  }
  for (let count = countAt(SIGNUPS, minute); count > 0; count -= 1) await signUp(play);
  await site.runJob('redeliver');
  if (minute % 60 === 20) await site.runJob('retention');
  if (minute % 60 === 40) await site.runJob('newsletter-retention');
  if (minute === 5 * 60) await site.runJob('digest');
}

async function leave({ site, links }: Play, day: number): Promise<void> {
  const isToday = (number: number) => Math.floor(number / SIGNUPS) === day - LEAVES_AFTER_DAYS;
  const leaving = [...links].filter(([number]) => isLeaving(number) && isToday(number));
  for (const [, link] of leaving) await site.follow(link.leave, 'leave');
}

async function playMonths(site: BusySite): Promise<Play> {
  const play: Play = { site, enquiries: 0, suspects: 0, signups: 0, links: new Map() };
  for (let day = 0; day < DAYS; day += 1) {
    await leave(play, day);
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
  const timesIn = async (folder: 'done' | 'suspect') =>
    (await site.store.listNames(folder)).map((name) => timeInName(name) ?? '');
  const since = (ms: number) => new Date(end.getTime() - ms).toISOString();

  it('took what was sent', () => {
    assert.deepEqual(
      [played.enquiries, played.suspects, played.signups],
      [ENQUIRIES * DAYS, SUSPECTS * DAYS, SIGNUPS * DAYS],
    );
  });

  it('delivered every enquiry once, also those that waited for the mail server', async () => {
    assert.equal(site.mail.mailed.length, played.enquiries);
    assert.equal(new Set(site.mail.mailed).size, played.enquiries);
    assert.deepEqual(await site.store.listNames('pending'), []);
    assert.match(site.mail.alerts.join('\n'), /undelivered for over an hour/);
  });

  it('kept enquiries for the months of the firm and no longer, those of the first release too', async () => {
    const times = await timesIn('done');
    const cutoff = monthsBefore(firm.enquiryRetentionMonths, end);
    const hour = 60 * MINUTE_MS;
    assert.ok(times.every((time) => time >= new Date(cutoff.getTime() - hour).toISOString()));
    const history = (DAYS + 30) * ENQUIRIES;
    const first = monthsBefore(firm.enquiryRetentionMonths, START).getTime() - 2 * DAY_MS;
    const isLeft = (index: number) =>
      first + Math.floor(index / ENQUIRIES) * DAY_MS + (index % ENQUIRIES) * MINUTE_MS >= cutoff.getTime();
    const left = Array.from({ length: history }, (_, index) => index).filter(isLeft).length;
    const old = times.filter((time) => time < START.toISOString()).length;
    assert.ok(left > 0 && old >= left && old - left <= ENQUIRIES, `${old} are left, ${left} are young enough`);
    assert.equal(times.length - old, played.enquiries);
  });

  it('kept the suspects of 30 days', async () => {
    const times = await timesIn('suspect');
    assert.ok(times.length >= 30 * SUSPECTS && times.length <= 30 * SUSPECTS + SUSPECTS / 10 + 1, `${times.length}`);
    assert.ok(times.every((time) => time >= since(30 * DAY_MS + 60 * MINUTE_MS)));
  });

  it('told the office every morning of the suspects of a day, each once, and said when it could not', () => {
    const digests = site.mail.letters
      .map(({ mail }) => mail.subject ?? '')
      .filter((subject) => subject.includes('held back'));
    const counts = digests.map((subject) => Number(/(\d+) held back/.exec(subject)?.[1]));
    assert.equal(digests.length, DAYS - 1);
    assert.equal(counts.at(-1), SUSPECTS);
    assert.equal(counts[OUTAGE_DAY], 2 * SUSPECTS);
    const told = counts.reduce((sum, count) => sum + count, 0);
    // Those after the last digest are told of tomorrow.
    assert.ok(told <= played.suspects && told > played.suspects - SUSPECTS);
    assert.equal(site.mail.alerts.filter((text) => text.startsWith('The daily digest')).length, 1);
  });

  it('knows of readers only those who confirmed and stayed, and who signed up or left in the last 3 days', async () => {
    const { people, reviews } = site.newsletter;
    const expected = new Set<string>();
    for (let number = 0; number < played.signups; number += 1) {
      const day = Math.floor(number / SIGNUPS);
      const isConfirmed = isConfirming(number) && played.links.has(number);
      const leftDay = isConfirmed && isLeaving(number) ? day + LEAVES_AFTER_DAYS : Number.POSITIVE_INFINITY;
      if (isConfirmed && leftDay >= DAYS) expected.add(idOf(addressOf(number)));
    }
    const found = await Promise.all((await people.listNames()).map((id) => people.read(id)));
    const confirmed = found.filter((person) => person?.state === 'confirmed').map((person) => person?.id ?? '');
    assert.deepEqual(new Set(confirmed), expected);
    for (const person of found.filter((one) => one?.state !== 'confirmed')) {
      assert.ok(
        (person?.leftAt ?? person?.mailedAt ?? '') >= since(3 * DAY_MS + 60 * MINUTE_MS),
        JSON.stringify(person),
      );
    }
    assert.ok((await reviews.listDays()).every((day) => day >= dayOf(end)));
  });

  for (const job of ['digest', 'retention', 'newsletter-retention', 'redeliver'] as const satisfies readonly Job[]) {
    it(`runs ${job} within the platform's 30 seconds on the last day, with a store that takes 150 ms a call`, async () => {
      site.latency.ms = 150;
      const took = await site.runJob(job);
      site.latency.ms = 0;
      assert.ok(took > 0 && took < PLATFORM_LIMIT_MS, `${took} ms`);
    });
  }
});
