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

  it('answers its own process without a connection while it is asked to, and only calls that are for it', async (context) => {
    const network = context.mock.method(globalThis, 'fetch', async () => new Response('from the network'));
    const end = blobs.answerDirectly();
    try {
      await store.set('pending/direct', 'one');
      assert.equal(await store.get('pending/direct'), 'one');
      assert.equal(network.mock.callCount(), 0);
      assert.equal(await (await fetch('http://elsewhere.example/')).text(), 'from the network');
    } finally {
      end();
      network.mock.restore();
    }
    assert.equal(await store.get('pending/direct'), 'one');
  });

  it('is reached on this machine alone, and with its token', async () => {
    const { edgeURL, token } = blobs.access;
    assert.equal(new URL(edgeURL).hostname, '127.0.0.1');
    const stranger = getStore({ ...blobs.access, token: `${token}x`, name: 'test', fetch });
    await assert.rejects(stranger.get('pending/a'));
  });
});
