import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getStore } from '@netlify/blobs';
import { type LocalBlobs, startLocalBlobs } from '../../../../netlify/local-server/localBlobs.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

describe('The local store', () => {
  let blobs: LocalBlobs;
  let store: ReturnType<typeof getStore>;
  before(async () => {
    blobs = await startLocalBlobs(temporaryFolder());
    store = getStore({ ...blobs.access, name: 'test', consistency: 'strong' });
  });
  after(() => blobs.stop());

  it('lets one of many writers be the first', async () => {
    const writes = Array.from({ length: 50 }, (_, number) => store.set('ids/one', `${number}`, { onlyIfNew: true }));
    const first = (await Promise.all(writes)).filter(({ modified }) => modified);
    assert.equal(first.length, 1);
  });

  it('is reached with its token alone', async () => {
    const { edgeURL, token } = blobs.access;
    assert.equal(new URL(edgeURL).hostname, '127.0.0.1');
    const stranger = getStore({ ...blobs.access, token: `${token}x`, name: 'test', fetch });
    await assert.rejects(stranger.get('pending/a'));
  });
});
