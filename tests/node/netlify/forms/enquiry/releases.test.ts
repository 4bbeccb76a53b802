import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { z } from 'zod';
import { byField } from '../../../../../lib/enquiry/fields.ts';
import { type EnquiryStore, enquiriesIn } from '../../../../../netlify/forms/enquiry/enquiryStore.ts';
import { eraseExpired } from '../../../../../netlify/forms/enquiry/eraseExpired.ts';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { composeMail } from '../../../../../netlify/forms/mail/composeMail.ts';
import { readSettings } from '../../../../../netlify/forms/runtime/settings.ts';
import { newsletterIn } from '../../../../../netlify/newsletter/newsletterStore.ts';
import { run } from '../../../../../netlify/staff-commands/enquiries.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { recordOf } from '../../support/forms.ts';
import { createMemoryBlobs, type MemoryBlobs } from '../../support/memoryBlobs.ts';

const RELEASES = join(import.meta.dirname, 'releases');
const ID = '3f2a9c0e5b7d41688a1f6c2e9d0b4a7733e1c5f80492ab6d7e8f9a0b1c2d3e4f';
const OLD_ID = 'a'.repeat(64);
const NAME = `2026-03-02/08-00-00-000Z-${ID}`;
const NOW = new Date('2026-03-03T08:00:00Z');

const objectSchema = z.record(z.string(), z.unknown());
/** What a release wrote, and what the office must read of it. A new version of the records comes with a file of its own. */
const fixtureSchema = z.object({ entry: objectSchema, mailed: z.array(z.string()).default([]) });
const fixtureOf = (file: string) => fixtureSchema.parse(JSON.parse(readFileSync(join(RELEASES, file), 'utf8')));
const filesOf = (kind: string) => readdirSync(RELEASES).filter((file) => file.startsWith(`${kind}-`));
/** The fields of today that a release did not have are empty. */
const withAllFields = (values: unknown) => ({ ...byField(() => ''), ...objectSchema.parse(values) });

let blobs: MemoryBlobs;
let store: EnquiryStore;
beforeEach(() => {
  blobs = createMemoryBlobs();
  store = enquiriesIn(blobs);
});
const put = (key: string, entry: unknown) => blobs.set(key, JSON.stringify(entry));
const keys = (folder: string) => [...blobs.texts.keys()].filter((key) => key.startsWith(`${folder}/`));
type Mailer = Parameters<typeof redeliverPending>[0]['mailer'];
const redeliver = (mailer: Mailer) => redeliverPending({ store, mailer, now: () => NOW, sendAlert: undefined });

describe('A record of another release', () => {
  catchLogs();

  const textOf = (key: string) => objectSchema.parse(JSON.parse(blobs.texts.get(key) ?? 'null'));
  async function deliverAll(): Promise<string[]> {
    const texts: string[] = [];
    const settings = readSettings({}, 'dev');
    await redeliver(async (record) => void texts.push(`${composeMail(record, settings).text}`));
    return texts;
  }

  it('stands here for each version that this release can write', () => {
    const { version } = recordOf(ID, NOW);
    assert.deepEqual(
      filesOf('enquiry'),
      Array.from({ length: version }, (_, index) => `enquiry-${index + 1}.json`),
    );
  });

  for (const file of filesOf('enquiry')) {
    const { entry, mailed } = fixtureOf(file);
    const sent = objectSchema.parse(entry.values);

    it(`${file}: is read with all that it holds, and delivered`, async () => {
      await put(`pending/${NAME}`, entry);
      assert.deepEqual(await store.read('pending', NAME), { version: 1, ...entry, values: withAllFields(sent) });
      const [text = ''] = await deliverAll();
      for (const part of mailed) assert.ok(text.includes(part), part);
      assert.ok(blobs.texts.has(`done/${NAME}`));
    });

    it(`${file} with fields more: they are still there once it is delivered`, async () => {
      const values = { ...sent, country: 'Tanzania' };
      const delivery = { ...objectSchema.parse(entry.delivery), server: 'second' };
      await put(`pending/${NAME}`, { ...entry, version: 9, channel: 'fair', values, delivery });
      assert.equal((await deliverAll()).length, 1);
      const done = textOf(`done/${NAME}`);
      assert.deepEqual([done.version, done.channel, done.values], [9, 'fair', withAllFields(values)]);
      assert.equal(objectSchema.parse(done.delivery).server, 'second');
    });

    for (const missing of ['version', 'id', 'form', 'receivedAt', 'delivery', ...Object.keys(sent)]) {
      it(`${file} without ${missing}: is read, the rest as it is, and delivered`, async () => {
        const { [missing]: _, ...less } = entry;
        const { [missing]: __, ...values } = sent;
        await put(`pending/${NAME}`, { ...less, values });
        const record = await store.read('pending', NAME);
        assert.equal(record?.id, ID);
        assert.equal(record?.receivedAt, '2026-03-02T08:00:00.000Z');
        assert.deepEqual(record?.values, withAllFields(values));
        assert.equal((await deliverAll()).length, 1);
      });
    }
  }

  it('of a form that only a later release has is delivered as an enquiry', async () => {
    await put(`pending/${NAME}`, { ...fixtureOf('enquiry-2.json').entry, form: 'quotation' });
    assert.equal((await deliverAll()).length, 1);
    assert.equal(textOf(`done/${NAME}`).form, 'quotation');
  });

  for (const file of filesOf('subscriber')) {
    it(`${file}: is read, also with a field more or less, and keeps what it does not know`, async () => {
      const { people } = newsletterIn(blobs);
      const { entry } = fixtureOf(file);
      const id = z.string().parse(entry.id);
      await put(`people/${id}`, { ...entry, language: 'sw' });
      const person = await people.read(id);
      assert.deepEqual(person, { version: 1, ...entry, language: 'sw' });
      if (person !== undefined) await people.write(person);
      assert.equal(textOf(`people/${id}`).language, 'sw');
      for (const missing of ['version', 'id', 'email', 'mailedAt', 'confirmedAt']) {
        const { [missing]: _, ...less } = entry;
        await put(`people/${id}`, less);
        assert.equal((await people.read(id))?.id, id);
      }
    });
  }
});

describe('An entry that the first release named by its id alone', () => {
  catchLogs();
  const { entry } = fixtureOf('enquiry-1.json');
  beforeEach(async () => {
    await put(`pending/${ID}`, entry);
    await put(`done/${OLD_ID}`, { ...entry, id: OLD_ID, receivedAt: '2024-03-01T08:00:00.000Z' });
    await put('suspect/bbbbbb', { ...entry, id: 'bbbbbb', suspicion: 'honeypot' });
  });

  const erase = (now: Date) => eraseExpired({ store, now: () => now, isOver: () => false });
  const failIfMailed = () => assert.fail('mailed again');

  it('is delivered, once, and is then named by its time', async () => {
    const mailed: string[] = [];
    for (const _ of [1, 2]) await redeliver(async ({ id }) => void mailed.push(id));
    assert.deepEqual(mailed, [ID]);
    assert.deepEqual(keys('pending'), []);
    assert.ok(keys('done').includes(`done/${NAME}`));
  });

  it('stays one entry when its delivery fails', async () => {
    await redeliver(() => Promise.reject(new Error('down')));
    assert.deepEqual(keys('pending'), [`pending/${NAME}`]);
    assert.equal((await store.read('pending', NAME))?.delivery.attempts, 3);
  });

  it('is not mailed again where the first release had delivered it but not removed it from pending', async () => {
    await put(`done/${ID}`, entry);
    await redeliver(failIfMailed);
    assert.deepEqual(keys('pending'), []);
  });

  it('is not mailed again where its sender tries again under this release', async () => {
    await blobs.delete(`pending/${ID}`);
    await put(`done/${ID}`, entry);
    await store.write('pending', recordOf(ID, '2026-03-03T07:00:00Z'));
    await redeliver(failIfMailed);
    assert.deepEqual(keys('pending'), []);
  });

  it('is listed, shown, exported and deleted by the staff commands', async () => {
    const staff = {
      name: 'the store',
      enquiries: store,
      newsletter: newsletterIn(blobs),
      blobs: { enquiries: blobs, newsletter: blobs },
      mailer: undefined,
      outbox: undefined,
      secret: undefined,
      origin: '',
      close: async () => {},
    };
    const say = async (...words: string[]) => String((await run(words, staff, NOW, async () => true)).content);
    assert.match(
      await say('list'),
      /^aaaaaaaaaaaa .* delivered .*\n3f2a9c0e5b7d .* waiting .*\nbbbbbb .* suspect .*\n3 in the store/,
    );
    assert.match(await say('show', ID.slice(0, 12)), /asha@client\.example/);
    assert.equal((await say('export', '--csv')).split('\r\n').length, 5);
    for (const start of [ID, OLD_ID, 'bbbbbb']) await say('delete', start);
    assert.equal(await say('list'), '0 in the store. Times are those of Dar es Salaam.');
  });

  it('is renamed by the retention, and erased when its time is over', async () => {
    await erase(new Date('2026-02-28T08:00:00Z'));
    assert.deepEqual(keys('done'), [`done/2024-03-01/08-00-00-000Z-${OLD_ID}`]);
    assert.deepEqual(keys('suspect'), ['suspect/2026-03-02/08-00-00-000Z-bbbbbb']);
    assert.equal(await store.findName(OLD_ID), `2024-03-01/08-00-00-000Z-${OLD_ID}`);
    await erase(NOW);
    assert.deepEqual([keys('done'), keys('ids')], [[], []]);
  });
});
