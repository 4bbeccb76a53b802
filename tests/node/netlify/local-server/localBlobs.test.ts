import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getStore } from '@netlify/blobs';
import { type LocalBlobs, startLocalBlobs } from '../../../../netlify/local-server/localBlobs.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('The local store', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let blobs: LocalBlobs;
  before(async () => {
    folder = await temporaryFolder();
    blobs = await startLocalBlobs(folder.path);
  });
  after(async () => {
    await blobs.stop();
    await folder.remove();
  });

  it('answers the platform’s client through the emulation’s private method', async () => {
    const store = getStore({ ...blobs.access, name: 'test', consistency: 'strong' });
    await store.set('pending/a', 'one');
    assert.equal(await store.get('pending/a'), 'one');
    const { blobs: listed } = await store.list({ prefix: 'pending/' });
    assert.deepEqual(
      listed.map(({ key }) => key),
      ['pending/a'],
    );
    await store.delete('pending/a');
    assert.equal(await store.get('pending/a'), null);
  });

  it('is reached on this machine alone, and with its token', async () => {
    const { edgeURL, token } = blobs.access;
    assert.equal(new URL(edgeURL).hostname, '127.0.0.1');
    const store = getStore({ ...blobs.access, token: `${token}x`, name: 'test', fetch });
    await assert.rejects(store.get('pending/a'));
  });
});
