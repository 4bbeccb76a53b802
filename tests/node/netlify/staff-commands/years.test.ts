import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { run } from '../../../../netlify/staff-commands/enquiries.ts';
import type { StaffStore } from '../../../../netlify/staff-commands/staffStore.ts';
import { isFull } from '../../../support/isFull.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { recordOf } from '../support/forms.ts';
import { openMemory } from '../support/memory.ts';

/** 24 months of 200 enquiries a day in the nightly run, 2,000 of them in `npm test`. */
const PER_DAY = isFull ? 200 : 20;
const DAYS = isFull ? 730 : 100;
const NOW = new Date('2028-03-20T12:00:00Z');
const DAY_MS = 24 * 3_600_000;
const CALL_MS = 200;
/** The commands' own limit. */
const LIMIT_MS = 30 * 60_000;

describe(`The staff command over ${DAYS} days of ${PER_DAY} enquiries, with a store that takes ${CALL_MS} ms a call`, () => {
  catchLogs();
  const memory = openMemory(NOW);
  const { clock, latency, blobs, store } = memory;
  const staff: StaffStore = {
    name: 'the store',
    enquiries: store,
    newsletter: memory.newsletter,
    blobs: { enquiries: blobs, newsletter: memory.newsletterBlobs },
    mailer: undefined,
    outbox: undefined,
    secret: undefined,
    origin: '',
    close: async () => {},
  };

  before(async () => {
    for (let number = 0; number < DAYS * PER_DAY; number += 1) {
      const receivedAt = new Date(NOW.getTime() - (number * DAY_MS) / PER_DAY - 60_000);
      const fresh = recordOf(number.toString(16).padStart(64, 'b'), receivedAt, {
        values: { name: `Visitor ${number}` },
      });
      const deliveredAt = new Date(receivedAt.getTime() + 9_000).toISOString();
      await store.write('done', { ...fresh, delivery: { attempts: 0, deliveredAt } });
    }
    latency.ms = CALL_MS;
  });

  async function measure(...words: string[]) {
    const [calls, started] = [blobs.calls(), clock.now().getTime()];
    const { content } = await clock.run(run(words, staff, NOW, async () => true));
    return { text: String(content), calls: blobs.calls() - calls, ms: clock.now().getTime() - started };
  }

  it('lists the last day by as many calls as it has enquiries, and three', async () => {
    const { text, calls, ms } = await measure('list', '--since', '1d');
    assert.equal(text.split('\n').length - 1, PER_DAY);
    // A list of a busy month has several pages.
    const pages = Math.floor((NOW.getUTCDate() * PER_DAY) / 1000);
    assert.ok(calls <= PER_DAY + 3 + pages, `${calls} calls`);
    assert.ok(ms < 5_000, `${ms} ms`);
  });

  it('lists what waits by one call', async () => {
    assert.equal((await measure('list', '--state', 'waiting')).calls, 1);
  });

  it('counts everything without reading an enquiry', async () => {
    const { text, calls, ms } = await measure('stats');
    assert.match(text, new RegExp(`^${DAYS * PER_DAY} enquiries, 0 of them waiting; 0 suspects`));
    assert.match(text, /Median time to delivery: 9 s$/);
    assert.ok(calls <= 4 + (2 * DAYS * PER_DAY) / 1000, `${calls} calls`);
    assert.ok(ms < LIMIT_MS / 10, `${ms} ms`);
  });

  for (const words of [
    ['list', '--search', 'visitor 7'],
    ['export', '--csv'],
  ]) {
    it(`finishes ${words.join(' ')} within its half hour`, async () => {
      const { text, ms } = await measure(...words);
      assert.ok(text.includes('Visitor 7'));
      assert.ok(ms < LIMIT_MS, `${ms} ms`);
    });
  }

  it('counts a day whose index got lost by reading that day', async () => {
    latency.ms = 0;
    const [key = ''] = [...blobs.texts.keys()].filter((one) => one.startsWith('deliveries/'));
    await blobs.delete(key);
    const { text, calls } = await measure('stats');
    assert.match(text, new RegExp(`^${DAYS * PER_DAY} enquiries`));
    assert.ok(calls <= 4 + (2 * DAYS * PER_DAY) / 1000 + PER_DAY, `${calls} calls`);
  });
});
