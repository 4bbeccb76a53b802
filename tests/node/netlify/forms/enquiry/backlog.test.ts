import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { type Delivery, MAILS_AT_ONCE } from '../../../../../netlify/forms/mail/delivery.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { recordOf } from '../../support/forms.ts';
import { openMemory } from '../../support/memory.ts';

const START = new Date('2026-03-02T08:00:00Z');
const PLATFORM_LIMIT_MS = 30_000;
const SCHEDULE_MS = 5 * 60_000;
const MINUTE_MS = 60_000;

describe('Thousands that wait when the mail server is back', () => {
  catchLogs();
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
      await memory.store.write('pending', { ...enquiry(String(number), 2_000 - number), delivery });
    }
  }

  it('arrive once each, oldest first, with a store that takes 150 ms a call, and no run is too long', async () => {
    const { clock, latency, redeliver } = memory;
    await putMany(600);
    latency.ms = 150;
    for (let run = 0; run < 10 && mailed.length < 600; run += 1) {
      const started = clock.now().getTime();
      await redeliver(async (record) => {
        await clock.sleep(100);
        await mailer(record);
      });
      const took = clock.now().getTime() - started;
      assert.ok(took < PLATFORM_LIMIT_MS, `a run of ${took} ms`);
      clock.moveTo(new Date(started + SCHEDULE_MS));
    }
    assert.deepEqual([mailed.length, new Set(mailed).size], [600, 600]);
    // Several at once: neighbours may swap, but no enquiry waits for a later run's.
    for (const [place, id] of mailed.entries()) assert.ok(Math.abs(place - Number(id)) <= 10, `${id} at ${place}`);
  });

  it('are not noted as failed where there was no time for a mail', async () => {
    const { clock, store, redeliver } = memory;
    await putMany(3 * MAILS_AT_ONCE);
    await redeliver(() => clock.sleep(24_000));
    const names = await store.listNames('pending');
    assert.equal(names.length, 2 * MAILS_AT_ONCE);
    for (const name of names) assert.equal((await store.read('pending', name))?.delivery.attempts, 0);
  });
});
