import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { EnquiryRecord } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { isDue, MAILS_AT_ONCE, redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { sendDigest } from '../../../../../netlify/forms/mail/sendDigest.ts';
import { MAILS_AN_HOUR } from '../../../../../netlify/forms/runtime/settings.ts';
import { assertEach } from '../../../../support/cases.ts';
import { type Fixture, openFixture } from '../../support/enquiryFixture.ts';
import { ACCEPTED, CONTACT, type Fields, logs, recordOf } from '../../support/forms.ts';

const MINUTE_MS = 60_000;
const NOW = new Date('2026-03-02T08:00:00Z');
const PLATFORM_LIMIT_MS = 30_000;

const pendingSince = (minutes: number, id: string) => recordOf(id, new Date(NOW.getTime() - minutes * MINUTE_MS));

describe('The next try', () => {
  it('waits the longer the more have failed, for six hours at most', () => {
    const minutes = { 0: 1, 1: 5, 2: 10, 4: 40, 8: 360, 2000: 360 };
    for (const [failures, wait] of Object.entries(minutes)) {
      const attempts = Number(failures);
      const delivery = { attempts, ...(attempts > 0 && { lastAttemptAt: NOW.toISOString() }) };
      const isDueIn = (ms: number) => isDue({ ...pendingSince(0, 'a'), delivery }, new Date(NOW.getTime() + ms));
      assert.deepEqual([isDueIn(wait * MINUTE_MS - 1), isDueIn(wait * MINUTE_MS)], [false, true], failures);
    }
  });
});

describe('The scheduled delivery', () => {
  let fixture: Fixture;
  beforeEach(() => (fixture = openFixture()));

  const put = (...records: EnquiryRecord[]) =>
    Promise.all(records.map((record) => fixture.store.write('pending', record)));
  const putMany = (count: number) =>
    put(...Array.from({ length: count }, (_, number) => pendingSince(2_000 - number, String(number))));
  const breakMail = () => {
    fixture.send = () => Promise.reject(Object.assign(new Error('down'), { code: 'ECONNECTION' }));
  };

  it('mails enquiries that are due, and leaves the others', async () => {
    await put(pendingSince(10, 'b'), pendingSince(30, 'c'), pendingSince(20, 'a'), pendingSince(0, 'd'));
    await redeliverPending(fixture);
    assert.deepEqual(fixture.mailed(), ['c', 'a', 'b']);
    assert.deepEqual(fixture.ids('pending'), ['d']);
    assert.deepEqual(fixture.ids('done'), ['c', 'a', 'b']);
  });

  it('notes a failure and tries again when the wait is over', async () => {
    await put(pendingSince(10, 'a'));
    const { send } = fixture;
    breakMail();
    await redeliverPending(fixture);
    const delivery = { attempts: 1, lastAttemptAt: NOW.toISOString(), lastError: 'ECONNECTION' };
    assert.deepEqual(fixture.records('pending')[0]?.delivery, delivery);
    fixture.send = send;
    fixture.later({ seconds: 299 });
    await redeliverPending(fixture);
    assert.deepEqual(fixture.mails, []);
    fixture.later({ seconds: 1 });
    await redeliverPending(fixture);
    assert.deepEqual(fixture.mailed(), ['a']);
  });

  it('does not mail delivered enquiries again, only tidies up', async () => {
    await put(pendingSince(10, 'a'));
    await fixture.store.write('done', pendingSince(10, 'a'));
    await redeliverPending(fixture);
    assert.deepEqual([fixture.mails, fixture.ids('pending')], [[], []]);
  });

  it('goes past an entry that cannot be read, and leaves it there, and past a damaged note of its last run', async () => {
    await fixture.blobs.set('pending/broken', '{"id":');
    await fixture.store.writeNote('last-redelivery', '{"at": "2026-03-');
    await put(pendingSince(10, 'a'));
    await redeliverPending(fixture);
    assert.deepEqual([fixture.mailed(), fixture.ids('pending')], [['a'], ['broken']]);
    assert.match(logs.join('\n'), /"event":"unreadable".*"id":"broken"/);
  });

  it('raises an alert for what waits over an hour, to people once an hour, in the log each time', async () => {
    breakMail();
    await put(pendingSince(61, 'a'), pendingSince(59, 'b'));
    const { sendAlert } = fixture;
    fixture.sendAlert = async () => false;
    await redeliverPending(fixture);
    fixture.sendAlert = sendAlert;
    for (const _ of [1, 2]) await redeliverPending(fixture);
    assert.equal(fixture.alerts.length, 1, 'one that did not get through is repeated');
    assert.match(fixture.alerts[0] ?? '', /^1 website form\(s\) undelivered for over an hour/);
    assert.equal(logs.filter((line) => line.includes('"event":"undelivered"')).length, 3);
    fixture.later({ hours: 1 });
    await redeliverPending(fixture);
    assert.equal(fixture.alerts.length, 2);
  });

  it('brings hundreds, once each and oldest first, in runs that end before the platform ends them', async () => {
    await putMany(600);
    // A call takes 150 ms, several at once.
    fixture.blobs.onCall = () => void fixture.later({ seconds: 0.15 / MAILS_AT_ONCE });
    for (let run = 0; run < 10 && fixture.mails.length < 600; run += 1) {
      const started = fixture.clock.now.getTime();
      await redeliverPending(fixture);
      const took = fixture.clock.now.getTime() - started;
      assert.ok(took < PLATFORM_LIMIT_MS, `a run of ${took} ms`);
      fixture.later({ seconds: 300 });
    }
    assert.deepEqual([fixture.mails.length, new Set(fixture.mailed()).size], [600, 600]);
    // Several at once: neighbours may swap, but no enquiry waits for a later run's.
    for (const [place, id] of fixture.mailed().entries())
      assert.ok(Math.abs(place - Number(id)) <= 10, `${id} at ${place}`);
  });

  it('notes no failure where there was no time for a mail', async () => {
    await putMany(3 * MAILS_AT_ONCE);
    const { send } = fixture;
    fixture.send = async (...letter) => {
      fixture.later({ seconds: 24 });
      await send?.(...letter);
    };
    await redeliverPending(fixture);
    const left = fixture.records('pending');
    assert.ok(left.length >= 2 * MAILS_AT_ONCE);
    for (const { delivery } of left) assert.equal(delivery.attempts, 0);
  });
});

const PAGE = { accept: 'text/html,*/*;q=0.8' };
const CURL = { accept: '*/*' };
const OWN_LINKS = 'https://www.a.example http://b.example www.c.example https://d.example';
type Post = [title: string, fields: Fields, headers?: Record<string, string>];

describe('A form that a program may have sent', () => {
  const marked: [reason: RegExp, ...Post][] = [
    [/filled a field that people do not see/, 'by a filler of forms that fills every field', { extra_b: 'Asha' }],
    [/was sent within 3 seconds/, 'filled in by autofill in 2,999 ms', { elapsed: '2999' }],
    [/was sent by no browser/, 'by a script without a time', { elapsed: '' }],
    [/was sent by no browser/, 'by curl with the six fields', { elapsed: '' }, CURL],
    [/has three links or more/, 'with four links of its own accounts', { message: OWN_LINKS }],
  ];
  for (const [reason, title, fields, headers] of marked) {
    it(`${title}: is mailed at once, with a mark and its reason`, async () => {
      const fixture = openFixture();
      const answer = await fixture.take({ ...CONTACT, ...fields }, headers);
      assert.match(await answer.text(), ACCEPTED);
      assert.match(fixture.mails[0]?.subject ?? '', /\] \[check\]$/);
      assert.match(fixture.mails[0]?.text ?? '', reason);
      assert.deepEqual([fixture.ids('done').length, fixture.ids('pending')], [1, []]);
    });
  }

  const ordinary: Post[] = [
    ['sent after 3,000 ms', { elapsed: '3000' }],
    ['of a person whose clock was set back', { elapsed: '-60000' }],
    ['with an unreadable time', { elapsed: 'soon' }],
    ['opened yesterday', { elapsed: '86400000' }],
    ['by a browser without script, or a screen reader in it', { elapsed: '' }, PAGE],
    ['with two links that begin with https://www.', { message: 'https://www.a.example and https://www.b.example' }],
    ['with a link to a map that holds an address', { message: 'https://maps.example/?q=https://www.a.example/b' }],
  ];
  it('has no mark where a person may have sent it as well', () =>
    assertEach(ordinary, async ([, fields, headers]) => {
      const fixture = openFixture();
      await fixture.take({ ...CONTACT, ...fields }, headers);
      assert.doesNotMatch(fixture.mails[0]?.subject ?? '[check]', /\[check\]/);
    }));
});

describe('The limit of mails an hour', () => {
  it('lets a flood wait, marked ones from half of it on, and each leaves in the end; a person in it is mailed at once', async () => {
    const fixture = openFixture({ env: { RATE_LIMIT: undefined } });
    const flood = MAILS_AN_HOUR + 5;
    for (let number = 0; number < flood; number += 1) {
      fixture.later({ seconds: 1 });
      await fixture.take({ ...CONTACT, name: `Bot ${number}` }, CURL, `203.0.113.${number}`);
    }
    assert.equal(fixture.mails.length, MAILS_AN_HOUR / 2);
    await fixture.take({ ...CONTACT, name: 'Asha' });
    assert.match(fixture.mails.at(-1)?.subject ?? '', /Asha/);

    const redeliver = async (runs: number) => {
      for (let run = 0; run < runs; run += 1) {
        fixture.later({ seconds: 300 });
        await redeliverPending(fixture);
      }
    };
    await redeliver(11);
    // The first hour has left half of it, and 30 of the marked ones leave in the next.
    assert.equal(fixture.mails.length, 1 + MAILS_AN_HOUR / 2);
    await sendDigest(fixture);
    assert.match(fixture.mails.at(-1)?.text ?? '', /35 wait for their turn: the site sends 60 mails an hour at most/);
    await redeliver(30);
    assert.deepEqual([fixture.ids('pending'), fixture.ids('done').length], [[], flood + 1]);
    assert.deepEqual(fixture.alerts, [], 'mail works: nobody is alarmed');
  });

  it('delivers unmarked ones first, however many marked ones are older', async () => {
    const fixture = openFixture({ env: { RATE_LIMIT: undefined } });
    for (let number = 0; number < 300; number += 1) {
      const record = recordOf(`bot-${number}`, '2026-03-01T08:00:00Z', { suspicion: 'no-browser' });
      await fixture.store.write('pending', record);
    }
    await fixture.store.write('pending', recordOf('asha', '2026-03-02T07:50:00Z'));
    await redeliverPending(fixture);
    assert.equal(fixture.mailed()[0], 'asha');
    assert.equal(fixture.mails.length, MAILS_AN_HOUR / 2);
  });
});
