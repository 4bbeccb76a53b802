import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { EnquiryRecord } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { isDue, MAILS_AT_ONCE, redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { type Fixture, openFixture } from '../../support/enquiryFixture.ts';
import { recordOf } from '../../support/forms.ts';

const MINUTE_MS = 60_000;
const NOW = new Date('2026-03-02T08:00:00Z');
const PLATFORM_LIMIT_MS = 30_000;

const pendingSince = (minutes: number, id: string) => recordOf(id, new Date(NOW.getTime() - minutes * MINUTE_MS));

describe('The next try', () => {
  const waits: [attempts: number, minutes: number][] = [
    [0, 1],
    [1, 5],
    [2, 10],
    [4, 40],
    [8, 360],
    [2000, 360],
  ];
  for (const [attempts, minutes] of waits) {
    it(`after ${attempts} failures is due in ${minutes} minutes`, () => {
      const delivery = { attempts, ...(attempts > 0 && { lastAttemptAt: NOW.toISOString() }) };
      const isDueIn = (ms: number) => isDue({ ...pendingSince(0, 'a'), delivery }, new Date(NOW.getTime() + ms));
      assert.deepEqual([isDueIn(minutes * MINUTE_MS - 1), isDueIn(minutes * MINUTE_MS)], [false, true]);
    });
  }
});

describe('The scheduled delivery', () => {
  const logs = catchLogs();
  let fixture: Fixture;
  beforeEach(() => {
    logs.length = 0;
    fixture = openFixture();
  });

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
    for (const [seconds, mailed] of [
      [299, []],
      [1, ['a']],
    ] as const) {
      fixture.later({ seconds });
      await redeliverPending(fixture);
      assert.deepEqual(fixture.mailed(), mailed);
    }
  });

  it('does not mail delivered enquiries again, only tidies up', async () => {
    await put(pendingSince(10, 'a'));
    await fixture.store.write('done', pendingSince(10, 'a'));
    await redeliverPending(fixture);
    assert.deepEqual([fixture.mails, fixture.ids('pending')], [[], []]);
  });

  it('goes past an entry that cannot be read, and leaves it there', async () => {
    await fixture.blobs.set('pending/broken', '{"id":');
    await put(pendingSince(10, 'a'));
    await redeliverPending(fixture);
    assert.deepEqual([fixture.mailed(), fixture.ids('pending')], [['a'], ['broken']]);
    assert.match(logs.join('\n'), /"event":"unreadable".*"id":"broken"/);
  });

  it('goes on where the note of its last run is damaged', async () => {
    await put(pendingSince(10, 'a'));
    await fixture.store.writeNote('last-redelivery', '{"at": "2026-03-');
    await redeliverPending(fixture);
    assert.deepEqual(fixture.mailed(), ['a']);
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
