import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { openEnquiryStore } from '../../../../../netlify/forms/enquiry/enquiryStore.ts';
import { receiveEnquiry } from '../../../../../netlify/forms/enquiry/receiveEnquiry.ts';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { writeNew } from '../../../../../netlify/forms/runtime/blobs.ts';
import { type LocalBlobs, startLocalBlobs } from '../../../../../netlify/local-server/localBlobs.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { ADDRESS, BY_SCRIPT, CONTACT, multipart, NO_LIMIT } from '../../support/forms.ts';
import { enquiryTools } from '../../support/memory.ts';

const PAIRS = 100;

describe('Two instances over one store', () => {
  catchLogs();
  const running: Promise<unknown>[] = [];
  const servers: LocalBlobs[] = [];
  after(() => Promise.all(servers.map((server) => server.stop())));

  function openInstance(server: LocalBlobs, mailer: (record: { id: string }) => Promise<void>) {
    const openStore = (totalMs: number) => openEnquiryStore({ context: 'dev', totalMs, blobs: server.access });
    const waitUntil = (work: Promise<unknown>) => void running.push(work);
    const tools = enquiryTools({ openStore, mailer, waitUntil });
    const post = (submission: string) => {
      const body = multipart({ ...CONTACT, submission });
      return receiveEnquiry(new Request(ADDRESS, { method: 'POST', body, headers: BY_SCRIPT }), tools);
    };
    return { store: openStore(600_000), post };
  }

  it(`that get the same form at the same moment store it once and mail it once: ${PAIRS} pairs`, async () => {
    const server = await startLocalBlobs(join(temporaryFolder(), 'blobs'));
    servers.push(server);
    const mailed: string[] = [];
    const mailer = async ({ id }: { id: string }) => void mailed.push(id);
    const [one, other] = [openInstance(server, mailer), openInstance(server, mailer)];
    for (let number = 0; number < PAIRS; number += 1) {
      const answers = await Promise.all([one.post(`pair ${number}`), other.post(`pair ${number}`)]);
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200],
      );
    }
    await Promise.all(running);
    const later = new Date(Date.now() + 120_000);
    await redeliverPending({ store: one.store, mailer, now: () => later, mailsAnHour: NO_LIMIT, sendAlert: undefined });
    assert.deepEqual([(await one.store.listNames('done')).length, await one.store.listNames('pending')], [PAIRS, []]);
    assert.deepEqual([mailed.length, new Set(mailed).size], [PAIRS, PAIRS]);
  });

  it('believe no write that the client only reports: the store decides', async () => {
    const set = async () => ({ modified: true, etag: '' });
    const holding = (text: string | null) => ({
      set,
      get: async () => text,
      delete: async () => {},
      list: async () => ({ blobs: [], directories: [] }),
    });
    assert.equal(await writeNew(holding('mine'), 'key', 'mine'), true);
    assert.equal(await writeNew(holding('theirs'), 'key', 'mine'), false);
    await assert.rejects(writeNew(holding(null), 'key', 'mine'));
  });
});
