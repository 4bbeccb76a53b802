import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { EnquiryRecord } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { isDue, MAILS_AT_ONCE, redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { type Fixture, openFixture } from '../../support/enquiryFixture.ts';
import { CONTACT, logs, recordOf } from '../../support/forms.ts';

const MINUTE_MS = 60_000;
const NOW = new Date('2026-03-02T08:00:00Z');
const PLATFORM_LIMIT_MS = 30_000;

const pendingSince = (minutes: number, id: string) => recordOf(id, new Date(NOW.getTime() - minutes * MINUTE_MS));

describe('the retry schedule', () => {
  it('waits longer after each failure, up to six hours', () => {
    const minutes = { 0: 1, 1: 5, 2: 10, 4: 40, 8: 360, 2000: 360 };
    for (const [failures, wait] of Object.entries(minutes)) {
      const attempts = Number(failures);
      const delivery = { attempts, ...(attempts > 0 && { lastAttemptAt: NOW.toISOString() }) };
      const isDueIn = (ms: number) => isDue({ ...pendingSince(0, 'a'), delivery }, new Date(NOW.getTime() + ms));
      assert.deepEqual([isDueIn(wait * MINUTE_MS - 1), isDueIn(wait * MINUTE_MS)], [false, true], failures);
    }
  });

  it('retries at once if the last attempt was recorded by a clock that ran ahead', () => {
    assert.ok(isDue(pendingSince(-60 * 24 * 365, 'a'), NOW));
  });
});

describe('scheduled delivery', () => {
  let fixture: Fixture;
  beforeEach(() => (fixture = openFixture()));

  const put = (...records: EnquiryRecord[]) => Promise.all(records.map((record) => fixture.put('pending', record)));
  const putMany = (count: number) =>
    put(...Array.from({ length: count }, (_, number) => pendingSince(2_000 - number, String(number))));

  it('mails the due enquiries, newest first, and leaves the others', async () => {
    await put(pendingSince(10, 'b'), pendingSince(30, 'c'), pendingSince(20, 'a'), pendingSince(0, 'd'));
    await redeliverPending(fixture);
    assert.deepEqual(fixture.mailed(), ['b', 'a', 'c']);
    assert.deepEqual(fixture.ids('pending'), ['d']);
    assert.deepEqual(fixture.ids('done'), ['c', 'a', 'b']);
  });

  it('records a failure and retries after the wait', async () => {
    await put(pendingSince(10, 'a'));
    const mend = fixture.breakMail();
    await redeliverPending(fixture);
    const delivery = { attempts: 1, lastAttemptAt: NOW.toISOString(), lastError: 'ECONNECTION' };
    assert.deepEqual(fixture.records('pending')[0]?.delivery, delivery);
    mend();
    fixture.later({ seconds: 299 });
    await redeliverPending(fixture);
    assert.deepEqual(fixture.mails, []);
    fixture.later({ seconds: 1 });
    await redeliverPending(fixture);
    assert.deepEqual(fixture.mailed(), ['a']);
  });

  it('removes delivered enquiries without mailing them again', async () => {
    await put(pendingSince(10, 'a'));
    await fixture.put('done', pendingSince(10, 'a'));
    await redeliverPending(fixture);
    assert.deepEqual([fixture.mails, fixture.ids('pending')], [[], []]);
  });

  it('skips an unreadable entry and a damaged record of its last run', async () => {
    await fixture.blobs.set('pending/broken', '{"id":');
    await fixture.store.writeNote('last-redelivery', '{"at": "2026-03-');
    await put(pendingSince(10, 'a'));
    await redeliverPending(fixture);
    assert.deepEqual([fixture.mailed(), fixture.ids('pending')], [['a'], ['broken']]);
    assert.match(logs.join('\n'), /"event":"unreadable".*"id":"broken"/);
  });

  it('alerts staff once an hour about enquiries waiting for over an hour, and logs it on every run', async () => {
    fixture.breakMail();
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

  it("mails hundreds of enquiries once each, newest first, within the platform's time limit", async () => {
    await putMany(600);
    // Simulates calls of 150 ms, several in parallel.
    fixture.blobs.onCall = () => void fixture.later({ seconds: 0.15 / MAILS_AT_ONCE });
    for (let run = 0; run < 10 && fixture.mails.length < 600; run += 1) {
      const started = fixture.clock.now.getTime();
      await redeliverPending(fixture);
      const took = fixture.clock.now.getTime() - started;
      assert.ok(took < PLATFORM_LIMIT_MS, `a run of ${took} ms`);
      fixture.later({ seconds: 300 });
    }
    assert.deepEqual([fixture.mails.length, new Set(fixture.mailed()).size], [600, 600]);
    // Emails are sent in parallel: neighbours may swap places, but no enquiry slips into a later run.
    for (const [place, id] of fixture.mailed().entries())
      assert.ok(Math.abs(place - (599 - Number(id))) <= 10, `${id} at ${place}`);
  });

  it('records no failure for a mail that it had no time to send', async () => {
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

describe('an enquiry that is deleted while its mail is being sent', () => {
  for (const isMailDown of [false, true]) {
    it(`stays deleted if the mail ${isMailDown ? 'fails' : 'arrives'}`, async () => {
      const fixture = openFixture();
      const { send } = fixture;
      fixture.send = async (letter, limitMs) => {
        for (const folder of ['pending', 'done'] as const) {
          for (const name of await fixture.store.listNames(folder)) await fixture.store.erase(name);
        }
        if (isMailDown) throw new Error('down');
        await send?.(letter, limitMs);
      };
      await fixture.take(CONTACT);
      assert.deepEqual(
        [...fixture.blobs.texts.keys()].filter((key) => /^(pending|done|ids)\//.test(key)),
        [],
      );
      await fixture.put('pending', recordOf('waits', new Date(fixture.clock.now.getTime() - 10 * MINUTE_MS)));
      await redeliverPending(fixture);
      assert.deepEqual(
        [...fixture.blobs.texts.keys()].filter((key) => /^(pending|done|ids)\//.test(key)),
        [],
      );
    });
  }
});
