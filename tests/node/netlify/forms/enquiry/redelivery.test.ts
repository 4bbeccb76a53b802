import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { type EnquiryRecord, newRecord } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { dueAt } from '../../../../../netlify/forms/mail/delivery.ts';
import { openBlobs } from '../../../../../netlify/forms/runtime/blobs.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { CONTACT } from '../../support/forms.ts';
import { type Office, openOffice } from '../../support/office.ts';

const MINUTE_MS = 60_000;
const NOW = new Date('2026-03-02T08:00:00Z');

function minutesAgo(minutes: number): Date {
  return new Date(NOW.getTime() - minutes * MINUTE_MS);
}

function pendingSince(minutes: number, id: string): EnquiryRecord {
  const receivedAt = minutesAgo(minutes);
  return newRecord({ id, form: 'contact', values: { ...CONTACT, name: id }, suspicion: undefined, receivedAt });
}

describe('The back-off', () => {
  const waits = [
    { attempts: 1, minutes: 5 },
    { attempts: 2, minutes: 10 },
    { attempts: 4, minutes: 40 },
    { attempts: 7, minutes: 320 },
    { attempts: 8, minutes: 360 },
    { attempts: 2000, minutes: 360 },
  ];
  for (const { attempts, minutes } of waits) {
    it(`after ${attempts} failures waits ${minutes} minutes`, () => {
      const delivery = { attempts, lastAttemptAt: NOW.toISOString() };
      const record = { ...pendingSince(9_000, 'a'), delivery };
      assert.equal(dueAt(record) - NOW.getTime(), minutes * MINUTE_MS);
    });
  }

  it('leaves a new enquiry to the function that took it, for a minute', () => {
    assert.equal(dueAt(pendingSince(0, 'a')) - NOW.getTime(), MINUTE_MS);
  });
});

describe('The scheduled delivery', () => {
  const logs = catchLogs();
  let office: Office;
  let isMailDown: boolean;
  let mailed: string[];
  let alerts: string[];

  beforeEach(async () => {
    isMailDown = false;
    mailed = [];
    alerts = [];
    logs.length = 0;
    office = await openOffice({
      mailer: async (record) => {
        if (isMailDown) throw Object.assign(new Error('down'), { code: 'ECONNECTION' });
        mailed.push(record.id);
      },
    });
  });

  const run = (sendAlert = async (text: string) => alerts.push(text) > 0) => {
    const { store, mailer, clock } = office;
    return redeliverPending({ store, mailer, now: () => clock.now, sendAlert });
  };
  const put = (...records: EnquiryRecord[]) =>
    Promise.all(records.map((record) => office.store.write('pending', record)));

  it('mails what is due, and leaves what is not', async () => {
    await put(pendingSince(10, 'b'), pendingSince(30, 'c'), pendingSince(20, 'a'), pendingSince(0, 'd'));
    await run();
    assert.deepEqual(mailed.sort(), ['a', 'b', 'c']);
    assert.deepEqual(await office.ids('pending'), ['d']);
    assert.deepEqual(await office.ids('done'), ['c', 'a', 'b']);
  });

  it('notes a failure and tries again when the wait is over', async () => {
    await put(pendingSince(10, 'a'));
    isMailDown = true;
    await run();
    const [failed] = await office.records('pending');
    assert.deepEqual(failed?.delivery, { attempts: 1, lastAttemptAt: NOW.toISOString(), lastError: 'ECONNECTION' });

    isMailDown = false;
    office.clock.now = new Date(NOW.getTime() + 4 * MINUTE_MS);
    await run();
    assert.deepEqual(mailed, []);
    office.clock.now = new Date(NOW.getTime() + 5 * MINUTE_MS);
    await run();
    assert.deepEqual(mailed, ['a']);
  });

  it('does not mail what is done already, only tidies up', async () => {
    await put(pendingSince(10, 'a'));
    await office.store.write('done', pendingSince(10, 'a'));
    await run();
    assert.deepEqual(mailed, []);
    assert.deepEqual(await office.ids('pending'), []);
  });

  it('goes past an entry that cannot be read, and leaves it there', async () => {
    const store = openBlobs('enquiries', { context: 'dev', totalMs: 5_000, blobs: office.blobs });
    await store.set('pending/broken', '{"id":');
    await put(pendingSince(10, 'a'));
    await run();
    assert.deepEqual(mailed, ['a']);
    assert.deepEqual(await office.ids('pending'), ['broken']);
    assert.match(logs.join('\n'), /"event":"unreadable".*"id":"broken"/);
  });

  it('says that production has no mail server, once for all that waits', async () => {
    await put(pendingSince(61, 'a'), pendingSince(62, 'b'));
    const { store, clock } = office;
    await redeliverPending({
      store,
      mailer: undefined,
      now: () => clock.now,
      sendAlert: async (text) => alerts.push(text) > 0,
    });
    assert.equal(logs.filter((line) => line.includes('SMTP_URL is not set')).length, 1);
    assert.match(alerts.join(), /^2 website form/);
  });

  it('raises an alert for what waits over an hour, to people once an hour, in the log each time', async () => {
    isMailDown = true;
    await put(pendingSince(61, 'a'), pendingSince(59, 'b'));
    await run();
    await run();
    assert.equal(alerts.length, 1);
    assert.match(alerts[0] ?? '', /^1 website form\(s\) undelivered for over an hour/);
    assert.equal(logs.filter((line) => line.includes('"event":"undelivered"')).length, 2);
    office.clock.now = new Date(NOW.getTime() + 60 * MINUTE_MS);
    await run();
    assert.equal(alerts.length, 2);
  });

  it('repeats an alert that did not get through', async () => {
    isMailDown = true;
    await put(pendingSince(61, 'a'));
    await run(async () => false);
    await run();
    assert.equal(alerts.length, 1);
  });

  it('is quiet where nothing waits', async () => {
    await run();
    assert.deepEqual(logs, []);
  });

  it('logs and goes on living where the store is down', async () => {
    await office.stopStore();
    await run();
    assert.match(logs.join('\n'), /"event":"redelivery"/);
  });
});
