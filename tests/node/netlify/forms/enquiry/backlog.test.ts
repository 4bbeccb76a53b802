import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { EnquiryStore } from '../../../../../netlify/forms/enquiry/enquiryStore.ts';
import { receiveEnquiry } from '../../../../../netlify/forms/enquiry/receiveEnquiry.ts';
import { type Delivery, MAILS_AT_ONCE } from '../../../../../netlify/forms/mail/delivery.ts';
import { workOffBacklog } from '../../support/backlog.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { ADDRESS, BY_SCRIPT, CONTACT, multipart, recordOf } from '../../support/forms.ts';
import { enquiryTools, openMemory } from '../../support/memory.ts';

const START = new Date('2026-03-02T08:00:00Z');
const PLATFORM_LIMIT_MS = 30_000;
const MINUTE_MS = 60_000;

describe('Thousands that wait when the mail server is back', () => {
  const logs = catchLogs();
  let memory: ReturnType<typeof openMemory>;
  let mailed: string[];
  beforeEach(() => {
    memory = openMemory(START);
    mailed = [];
  });
  const mailer = async ({ id }: { id: string }) => void mailed.push(id);
  const enquiry = (id: string, ageMinutes: number) => recordOf(id, new Date(START.getTime() - ageMinutes * MINUTE_MS));
  async function putMany(count: number, delivery: Delivery = { attempts: 0 }): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      await memory.store.write('pending', { ...enquiry(`e${number}`, 700 - number), delivery });
    }
  }

  for (const storeMs of [60, 150]) {
    it(`arrive once each, oldest first, with a store that takes ${storeMs} ms a call, and no run is too long`, async () => {
      const report = await workOffBacklog({ waiting: 1_500, storeMs, mailMs: 100 }, 10);
      assert.equal(new Set(report.mailed).size, 1_500);
      assert.equal(report.mailed.length, 1_500);
      // Several at once: a neighbour may come first, but nobody waits for those of a later run.
      for (const [place, id] of report.mailed.entries())
        assert.ok(Math.abs(place - Number(id)) <= 40, `${id} at ${place}`);
      assert.ok(report.longestMs < PLATFORM_LIMIT_MS, `a run of ${report.longestMs} ms`);
    });
  }

  it('are not called unreadable because the time is over', async () => {
    logs.length = 0;
    const report = await workOffBacklog({ waiting: 3_000, storeMs: 150, mailMs: 1_000 }, 1);
    assert.ok(report.mailed.length > 0 && report.mailed.length < 3_000);
    assert.doesNotMatch(logs.join('\n'), /unreadable/);
    assert.match(logs.join('\n'), /"event":"undelivered"/);
  });

  it('are not noted as failed where there was no time for a mail', async () => {
    const { clock, store, redeliver } = memory;
    await putMany(3 * MAILS_AT_ONCE);
    await redeliver(() => clock.sleep(24_000));
    const names = await store.listNames('pending');
    assert.equal(names.length, 2 * MAILS_AT_ONCE);
    for (const name of names) assert.equal((await store.read('pending', name))?.delivery.attempts, 0);
  });

  it('need no more connections to the mail server than it allows', async () => {
    const { clock, store, redeliver } = memory;
    await putMany(50);
    let open = 0;
    let most = 0;
    await redeliver(async () => {
      open += 1;
      most = Math.max(most, open);
      await clock.sleep(100);
      open -= 1;
    });
    assert.equal(most, MAILS_AT_ONCE);
    assert.deepEqual(await store.listNames('pending'), []);
  });

  it('do not keep the later ones waiting while they themselves are not due yet', async () => {
    const { latency, store, redeliver } = memory;
    await putMany(500, { attempts: 9, lastAttemptAt: START.toISOString() });
    await store.write('pending', enquiry('last', 10));
    latency.ms = 2_000;
    for (let run = 0; run < 3; run += 1) await redeliver(mailer);
    assert.deepEqual(mailed, ['last']);
  });

  it('are all mailed by a run that the store fails now and then', async () => {
    const { store, redeliver } = memory;
    await putMany(6);
    let failing = 3;
    const read: EnquiryStore['read'] = (folder, name) => {
      failing -= 1;
      return failing < 0 ? store.read(folder, name) : Promise.reject(new Error('down'));
    };
    for (const count of [3, 6]) {
      await redeliver(mailer, { ...store, read });
      assert.equal(new Set(mailed).size, count);
    }
  });
});

describe('A flood of enquiries', () => {
  catchLogs();

  it('is mailed at once, without waiting for the schedule', async () => {
    const { clock, latency, store } = openMemory(START);
    latency.ms = 60;
    const mailed: string[] = [];
    const running: Promise<unknown>[] = [];
    const tools = enquiryTools({
      openStore: () => store,
      mailer: async ({ id }) => {
        await clock.sleep(300);
        mailed.push(id);
      },
      now: clock.now,
      waitUntil: (work) => void running.push(work),
    });
    const requests = Array.from(
      { length: 500 },
      () => new Request(ADDRESS, { method: 'POST', headers: BY_SCRIPT, body: multipart(CONTACT) }),
    );
    const answers = await clock.run(Promise.all(requests.map((request) => receiveEnquiry(request, tools))));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    await clock.run(Promise.all(running));
    assert.equal(mailed.length, 500);
  });
});
