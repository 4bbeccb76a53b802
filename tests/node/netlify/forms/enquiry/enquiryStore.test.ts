import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { type EnquiryStore, enquiriesIn } from '../../../../../netlify/forms/enquiry/enquiryStore.ts';
import { writeNew } from '../../../../../netlify/forms/runtime/blobs.ts';
import { entryName } from '../../../../../netlify/forms/runtime/entryName.ts';
import { createMemoryBlobs } from '../../support/enquiryFixture.ts';
import { recordOf } from '../../support/forms.ts';

describe('Enquiries in the store', () => {
  let blobs: ReturnType<typeof createMemoryBlobs>;
  let store: EnquiryStore;
  beforeEach(() => {
    blobs = createMemoryBlobs();
    store = enquiriesIn(blobs);
  });
  const record = recordOf('a'.repeat(64), '2026-03-02T08:05:09.007Z');
  const entry = entryName(record);
  const key = `pending/${entry}`;

  it('are listed by age, and from a moment to below another', async () => {
    const times = [
      '2026-03-02T08:00:00.001Z',
      '2026-02-27T09:00:00Z',
      '2026-03-02T08:00:00Z',
      '2025-12-31T23:59:59Z',
      '2026-02-28T00:00:00Z',
      '2025-12-30T23:59:59Z',
    ];
    for (const [index, time] of times.entries()) await store.write('done', recordOf(`id${index}`, time));
    const ids = (names: string[]) => names.map((name) => name.slice(-1)).join('');
    assert.equal(ids(await store.listNames('done')), '531420');
    assert.equal(ids(await store.listBetween('done', '2025-12-31T23:59:59.000Z', '2026-02-28T00:00:00.000Z')), '31');
    assert.equal(ids(await store.listBetween('done', '', '2026-03-02T08:00:00.001Z')), '53142');
  });

  it('are known by the id under which they were stored first, and notes by their name', async () => {
    assert.deepEqual([await store.claimName(record), await store.claimName(record)], [true, false]);
    assert.equal(await store.findName(record.id), entry);
    await store.removeName(record.id);
    assert.equal(await store.findName(record.id), undefined);
    for (const text of ['one', 'two']) await store.writeNote('last-alert', text);
    assert.deepEqual([await store.readNote('last-alert'), await store.readNote('other')], ['two', undefined]);
  });

  it('of an older site are read with the fields that they lack empty, enquiries of a newer one keep unknown fields', async () => {
    const { company: _, ...values } = record.values;
    const strange = { ...record, channel: 'fair', values: { ...values, country: 'Tanzania' } };
    await blobs.set(key, JSON.stringify(strange));
    const found = await store.read('pending', entry);
    assert.ok(found && found !== 'damaged');
    assert.equal(found.values.company, '');
    await store.write('pending', found);
    const kept = { ...strange, values: { ...strange.values, company: '' } };
    assert.deepEqual(JSON.parse(blobs.texts.get(key) ?? ''), kept);
  });

  it('believe no write that the client only reports: what is stored decides', async () => {
    const holding = (text: string | null) => ({
      ...blobs,
      set: async () => ({ modified: true, etag: '' }),
      get: async () => text,
    });
    assert.equal(await writeNew(holding('mine'), 'key', 'mine'), true);
    assert.equal(await writeNew(holding('theirs'), 'key', 'mine'), false);
    await assert.rejects(writeNew(holding(null), 'key', 'mine'));
  });
});
