import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { type EnquiryStore, enquiriesIn } from '../../../../../netlify/forms/enquiry/enquiryStore.ts';
import { eraseExpired } from '../../../../../netlify/forms/enquiry/eraseExpired.ts';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { entryName } from '../../../../../netlify/forms/runtime/entryName.ts';
import { firm } from '../../../../../netlify/forms/runtime/firm.ts';
import { monthsBefore } from '../../../../../netlify/forms/runtime/monthsBefore.ts';
import { isFull } from '../../../../support/isFull.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { CONTACT, recordOf } from '../../support/forms.ts';
import { createMemoryBlobs } from '../../support/memoryBlobs.ts';
import { openPostgresStore } from '../../support/postgresStore.ts';

const NOW = new Date('2028-03-31T08:00:00Z');
const HOUR_MS = 3_600_000;
/** Enquiries of the run through everything; some of them are over their time. */
const COUNT = isFull ? 100_000 : 400;
const EXPIRED = COUNT / 20;

const STORES: Record<string, () => EnquiryStore | Promise<EnquiryStore>> = {
  'Netlify Blobs': () => enquiriesIn(createMemoryBlobs()),
  Postgres: openPostgresStore,
};

const delivered = (id: string, receivedAt: string, seconds: number) => {
  const deliveredAt = new Date(Date.parse(receivedAt) + seconds * 1000).toISOString();
  return { ...recordOf(id, receivedAt), delivery: { attempts: 0, deliveredAt } };
};

for (const [name, open] of Object.entries(STORES)) {
  describe(`Enquiries in ${name}`, () => {
    catchLogs();
    let store: EnquiryStore;
    beforeEach(async () => {
      store = await open();
    });

    it('are found as they were written, each in its folder, until they are removed', async () => {
      const record = recordOf('a', '2026-03-02T08:00:00Z', { values: { name: 'Asha ‘Neema’ Mrema \u{1f44b}' } });
      const entry = entryName(record);
      assert.deepEqual([await store.read('pending', entry), await store.has('pending', entry)], [undefined, false]);
      await store.write('pending', record);
      await store.write('pending', { ...record, delivery: { attempts: 1, lastError: 'EAUTH' } });
      assert.equal((await store.read('pending', entry))?.delivery.lastError, 'EAUTH');
      assert.deepEqual((await store.read('pending', entry))?.values, record.values);
      assert.deepEqual([await store.has('pending', entry), await store.has('done', entry)], [true, false]);
      await store.remove('pending', entry);
      await store.remove('pending', entry);
      assert.deepEqual(await store.listNames('pending'), []);
    });

    it('are listed by age, by day, by a span of days, and by the days that have any', async () => {
      const times = [
        '2026-03-02T08:00:00.001Z',
        '2026-02-27T09:00:00Z',
        '2026-03-02T08:00:00Z',
        '2025-12-31T23:59:59Z',
        '2026-02-28T00:00:00Z',
        '2025-12-30T23:59:59Z',
      ];
      for (const [index, time] of times.entries()) await store.write('done', recordOf(`id${index}`, time));
      const ids = (names: string[]) => names.map((entry) => entry.slice(-1)).join('');
      assert.equal(ids(await store.listNames('done')), '531420');
      assert.equal(ids(await store.listNames('done', '2026-03-02')), '20');
      assert.equal(ids(await store.listBetween('done', '2025-12-31', '2026-02-27')), '31');
      assert.deepEqual(await store.listDays('done'), {
        days: ['2025-12-30', '2025-12-31', '2026-02-27', '2026-02-28', '2026-03-02'],
        undated: [],
      });
    });

    it('are counted by what is known of their delivery', async () => {
      await store.write('done', delivered('a', '2026-03-02T08:00:00.000Z', 9));
      await store.write('done', delivered('b', '2026-03-03T08:00:00.000Z', 600));
      const facts = { receivedAt: '2026-03-02T08:00:00.000Z', form: 'contact', service: CONTACT.service, seconds: 9 };
      assert.deepEqual(await store.listDeliveries('2026-03-01', '2026-03-02'), [facts]);
      assert.equal((await store.listDeliveries()).length, 2);
    });

    it('are known by the id under which they were stored first, and notes by their name', async () => {
      const record = recordOf('a', '2026-03-02T08:00:00Z');
      await store.writeName(record);
      await store.writeName(record);
      assert.equal(await store.findName('a'), entryName(record));
      await store.removeName('a');
      assert.equal(await store.findName('a'), undefined);
      for (const text of ['one', 'two']) await store.writeNote('last-alert', text);
      assert.deepEqual([await store.readNote('last-alert'), await store.readNote('other')], ['two', undefined]);
    });

    it(`are taken, delivered, counted and erased: ${COUNT}`, async (context) => {
      const timed = async (what: string, work: () => Promise<unknown>) => {
        const start = performance.now();
        await work();
        context.diagnostic(`${what}: ${Math.round(performance.now() - start)} ms`);
      };
      const limit = monthsBefore(firm.enquiryRetentionMonths, NOW).getTime();
      const receivedAt = (number: number) =>
        new Date(
          limit +
            (number < EXPIRED ? number - EXPIRED : number - EXPIRED + 1) * 60_000 -
            (number < EXPIRED ? HOUR_MS : 0),
        );
      await timed('taken', async () => {
        for (let number = 0; number < COUNT; number += 1) {
          const record = recordOf(`id-${number}`, receivedAt(number));
          await store.write('pending', record);
          await store.writeName(record);
        }
      });
      let mails = 0;
      const mailer = async () => {
        mails += 1;
      };
      const tools = { store, now: () => NOW };
      await timed('delivered', () => redeliverPending({ ...tools, mailer, sendAlert: undefined }));
      assert.deepEqual([mails, await store.listNames('pending')], [COUNT, []]);
      await timed('counted', async () => assert.equal((await store.listDeliveries()).length, COUNT));
      await timed('erased', () => eraseExpired({ ...tools, isOver: () => false }));
      const left = await store.listNames('done');
      assert.equal(left.length, COUNT - EXPIRED);
      assert.deepEqual([await store.findName('id-0'), await store.findName(`id-${EXPIRED}`)], [undefined, left[0]]);
    });
  });
}
