import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { EnquiryRecord } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { dueAt } from '../../../../../netlify/forms/mail/delivery.ts';
import { openBlobs } from '../../../../../netlify/forms/runtime/blobs.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { type Fixture, openFixture } from '../../support/enquiryFixture.ts';
import { NO_LIMIT, recordOf } from '../../support/forms.ts';

const MINUTE_MS = 60_000;
const NOW = new Date('2026-03-02T08:00:00Z');

const pendingSince = (minutes: number, id: string) => recordOf(id, new Date(NOW.getTime() - minutes * MINUTE_MS));

describe('The back-off', () => {
  it('after failures waits 5 minutes, then twice as long each time, 6 hours at most', () => {
    const waits = [1, 2, 4, 8, 2000].map((attempts) => {
      const record = { ...pendingSince(9_000, 'a'), delivery: { attempts, lastAttemptAt: NOW.toISOString() } };
      return (dueAt(record) - NOW.getTime()) / MINUTE_MS;
    });
    assert.deepEqual(waits, [5, 10, 40, 360, 360]);
  });

  it('leaves a new enquiry to the function that took it, for a minute', () => {
    assert.equal(dueAt(pendingSince(0, 'a')) - NOW.getTime(), MINUTE_MS);
  });
});

describe('The scheduled delivery', () => {
  const logs = catchLogs();
  let fixture: Fixture;
  let isMailDown: boolean;
  let mailed: string[];
  let alerts: string[];

  beforeEach(async () => {
    isMailDown = false;
    mailed = [];
    alerts = [];
    logs.length = 0;
    fixture = await openFixture({
      mailer: async (record) => {
        if (isMailDown) throw Object.assign(new Error('down'), { code: 'ECONNECTION' });
        mailed.push(record.id);
      },
    });
  });

  const alert = async (text: string) => alerts.push(text) > 0;
  const run = (sendAlert = alert, { mailer }: { mailer: Fixture['mailer'] } = fixture) =>
    redeliverPending({ store: fixture.store, mailer, now: fixture.now, mailsAnHour: NO_LIMIT, sendAlert });
  const put = (...records: EnquiryRecord[]) =>
    Promise.all(records.map((record) => fixture.store.write('pending', record)));
  const countLogs = (text: string) => logs.filter((line) => line.includes(text)).length;

  it('mails enquiries that are due, and leaves the others', async () => {
    await put(pendingSince(10, 'b'), pendingSince(30, 'c'), pendingSince(20, 'a'), pendingSince(0, 'd'));
    await run();
    assert.deepEqual(mailed.sort(), ['a', 'b', 'c']);
    assert.deepEqual(await fixture.ids('pending'), ['d']);
    assert.deepEqual(await fixture.ids('done'), ['c', 'a', 'b']);
  });

  it('notes a failure and tries again when the wait is over', async () => {
    await put(pendingSince(10, 'a'));
    isMailDown = true;
    await run();
    const [failed] = await fixture.records('pending');
    assert.deepEqual(failed?.delivery, { attempts: 1, lastAttemptAt: NOW.toISOString(), lastError: 'ECONNECTION' });

    isMailDown = false;
    for (const [minutes, expected] of [
      [4, []],
      [5, ['a']],
    ] as const) {
      fixture.clock.now = new Date(NOW.getTime() + minutes * MINUTE_MS);
      await run();
      assert.deepEqual(mailed, expected);
    }
  });

  it('does not mail delivered enquiries again, only tidies up', async () => {
    await put(pendingSince(10, 'a'));
    await fixture.store.write('done', pendingSince(10, 'a'));
    await run();
    assert.deepEqual([mailed, await fixture.ids('pending')], [[], []]);
  });

  it('goes past an entry that cannot be read, and leaves it there', async () => {
    const store = openBlobs('enquiries', { context: 'dev', totalMs: 5_000, blobs: fixture.blobs });
    await store.set('pending/broken', '{"id":');
    await put(pendingSince(10, 'a'));
    await run();
    assert.deepEqual(mailed, ['a']);
    assert.deepEqual(await fixture.ids('pending'), ['broken']);
    assert.match(logs.join('\n'), /"event":"unreadable".*"id":"broken"/);
  });

  it('raises an alert for what waits over an hour, to people once an hour, in the log each time', async () => {
    isMailDown = true;
    await put(pendingSince(61, 'a'), pendingSince(59, 'b'));
    await run(async () => false);
    await run();
    await run();
    assert.equal(alerts.length, 1, 'one that did not get through is repeated');
    assert.match(alerts[0] ?? '', /^1 website form\(s\) undelivered for over an hour/);
    assert.equal(countLogs('"event":"undelivered"'), 3);
    fixture.later({ hours: 1 });
    await run();
    assert.equal(alerts.length, 2);
  });
});
