import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type EnquiryStore, enquiriesIn } from '../../../../../netlify/forms/enquiry/enquiryStore.ts';
import { receiveEnquiry } from '../../../../../netlify/forms/enquiry/receiveEnquiry.ts';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { MAILS_AT_ONCE } from '../../../../../netlify/forms/mail/delivery.ts';
import { createConcurrencyLimit } from '../../../../../netlify/forms/runtime/concurrencyLimit.ts';
import { createRateLimiter } from '../../../../../netlify/forms/runtime/rateLimiter.ts';
import { workOffBacklog } from '../../support/backlog.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { CONTACT, recordOf } from '../../support/forms.ts';
import { createMemoryBlobs } from '../../support/memoryBlobs.ts';
import { createVirtualClock } from '../../support/virtualClock.ts';

const START = new Date('2026-03-02T08:00:00Z');
const PLATFORM_LIMIT_MS = 30_000;
const MINUTE_MS = 60_000;

const enquiry = (id: string, ageMs: number) => recordOf(id, new Date(START.getTime() - ageMs));
const putMany = async (store: EnquiryStore, count: number) => {
  for (let number = 0; number < count; number += 1) {
    await store.write('pending', enquiry(`e${number}`, (100 - number) * MINUTE_MS));
  }
};

describe('Thousands that wait when the mail server is back', () => {
  const logs = catchLogs();

  for (const storeMs of [60, 150]) {
    it(`arrive once each, oldest first, with a store that takes ${storeMs} ms a call, and no run is too long`, async () => {
      const { mailed, longestMs } = await workOffBacklog({ waiting: 1_500, storeMs, mailMs: 100 }, 10);
      assert.equal(new Set(mailed).size, 1_500);
      assert.equal(mailed.length, 1_500);
      // Several at once: a neighbour may come first, but nobody waits for those of a later run.
      for (const [place, id] of mailed.entries()) assert.ok(Math.abs(place - Number(id)) <= 40, `${id} at ${place}`);
      assert.ok(longestMs < PLATFORM_LIMIT_MS, `a run of ${longestMs} ms`);
    });
  }

  it('are not called unreadable because the time is over', async () => {
    logs.length = 0;
    const { mailed } = await workOffBacklog({ waiting: 3_000, storeMs: 150, mailMs: 1_000 }, 1);
    assert.ok(mailed.length > 0 && mailed.length < 3_000);
    assert.equal(logs.filter((line) => line.includes('unreadable')).length, 0);
    assert.match(logs.join('\n'), /"event":"undelivered"/);
  });

  it('are not noted as failed where there was no time for a mail', async () => {
    const clock = createVirtualClock(START);
    const blobs = createMemoryBlobs();
    const store = enquiriesIn(blobs);
    await putMany(store, 3 * MAILS_AT_ONCE);
    const mailer = () => clock.sleep(24_000);
    await clock.run(redeliverPending({ store, mailer, now: clock.now, sendAlert: undefined }));
    const names = await store.listNames('pending');
    assert.equal(names.length, 2 * MAILS_AT_ONCE);
    for (const name of names) assert.equal((await store.read('pending', name))?.delivery.attempts, 0);
  });

  it('need no more connections to the mail server than it allows', async () => {
    const clock = createVirtualClock(START);
    const store = enquiriesIn(createMemoryBlobs());
    await putMany(store, 50);
    let open = 0;
    let most = 0;
    const mailer = async () => {
      open += 1;
      most = Math.max(most, open);
      await clock.sleep(100);
      open -= 1;
    };
    await clock.run(redeliverPending({ store, mailer, now: clock.now, sendAlert: undefined }));
    assert.equal(most, MAILS_AT_ONCE);
    assert.deepEqual(await store.listNames('pending'), []);
  });

  it('do not keep the later ones waiting while they themselves are not due yet', async () => {
    const clock = createVirtualClock(START);
    const waitMs = { store: 0 };
    const store = enquiriesIn(createMemoryBlobs(() => clock.sleep(waitMs.store)));
    const delivery = { attempts: 9, lastAttemptAt: START.toISOString() };
    for (let number = 0; number < 500; number += 1) {
      await store.write('pending', { ...enquiry(`old-${number}`, 100 * MINUTE_MS + number), delivery });
    }
    await store.write('pending', enquiry('last', 10 * MINUTE_MS));
    const mailed: string[] = [];
    waitMs.store = 2_000;
    for (let run = 0; run < 3; run += 1) {
      const mailer = async ({ id }: { id: string }) => void mailed.push(id);
      await clock.run(redeliverPending({ store, mailer, now: clock.now, sendAlert: undefined }));
    }
    assert.deepEqual(mailed, ['last']);
  });

  it('are all mailed by a run that the store fails now and then', async () => {
    const failing = { left: 3 };
    const clock = createVirtualClock(START);
    const blobs = createMemoryBlobs();
    const store = enquiriesIn(blobs);
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await store.write('pending', enquiry(id, 10 * MINUTE_MS));
    const flaky: typeof store = {
      ...store,
      read(folder, name) {
        if (failing.left === 0) return store.read(folder, name);
        failing.left -= 1;
        return Promise.reject(new Error('down'));
      },
    };
    const mailed: string[] = [];
    const mailer = async ({ id }: { id: string }) => void mailed.push(id);
    await clock.run(redeliverPending({ store: flaky, mailer, now: clock.now, sendAlert: undefined }));
    assert.equal(mailed.length, 3);
    await clock.run(redeliverPending({ store: flaky, mailer, now: clock.now, sendAlert: undefined }));
    assert.deepEqual(mailed.sort(), ['a', 'b', 'c', 'd', 'e', 'f']);
  });
});

describe('A flood of enquiries', () => {
  catchLogs();

  it('is mailed at once, without waiting for the schedule', async () => {
    const clock = createVirtualClock(START);
    const store = enquiriesIn(createMemoryBlobs(() => clock.sleep(60)));
    const mailed: string[] = [];
    const running: Promise<unknown>[] = [];
    const tools = {
      openStore: () => store,
      mailer: async ({ id }: { id: string }) => {
        await clock.sleep(300);
        mailed.push(id);
      },
      rateLimiter: createRateLimiter(),
      acceptedPerMinute: 1_000,
      inFlight: new Map(),
      deliveryLimit: createConcurrencyLimit(MAILS_AT_ONCE),
      now: clock.now,
      ip: '203.0.113.7',
      waitUntil: (work: Promise<unknown>) => void running.push(work),
    };
    const post = () =>
      new Request('https://www.firm.example/contact-form.php', { method: 'POST', body: new URLSearchParams(CONTACT) });
    const requests = Array.from({ length: 500 }, post);
    const answers = await clock.run(Promise.all(requests.map((request) => receiveEnquiry(request, tools))));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    await clock.run(Promise.all(running));
    assert.equal(mailed.length, 500);
  });
});
