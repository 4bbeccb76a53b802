import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
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

  it('answers the platform’s client through the emulation’s private method', async () => {
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

  it('keeps metadata, and knows when an entry has none any more', async () => {
    await store.set('notes/a', 'one', { metadata: { by: 'Asha' } });
    assert.deepEqual((await store.getWithMetadata('notes/a'))?.metadata, { by: 'Asha' });
    await store.set('notes/a', 'two');
    assert.deepEqual((await store.getWithMetadata('notes/a'))?.metadata, {});
    assert.deepEqual((await store.getMetadata('notes/a'))?.metadata, {});
    await store.delete('notes/a');
    assert.equal(await store.getMetadata('notes/a'), null);
    assert.equal(await store.getWithMetadata('notes/a'), null);
  });

  it('writes on a condition', async () => {
    for (const [text, modified] of [
      ['one', true],
      ['two', false],
    ] as const) {
      assert.equal((await store.set('notes/b', text, { onlyIfNew: true })).modified, modified);
    }
    assert.equal(await store.get('notes/b'), 'one');
  });

  it('deletes what is not there, and finds nothing where a folder is', async () => {
    await store.set('notes/day/c', 'one');
    await store.delete('notes/none');
    assert.equal(await store.get('notes/day'), null);
    assert.equal(await store.get('notes/day/c/deeper'), null);
  });

  const addressOf = (key: string) => `${blobs.access.edgeURL}/${blobs.access.siteID}/site:test/${key}`;

  /** Announces more bytes than it sends, and leaves. */
  async function abortUpload(key: string): Promise<void> {
    const { port, pathname } = new URL(addressOf(key));
    const socket = connect(Number(port), '127.0.0.1');
    const head = [`PUT ${pathname} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${blobs.access.token}`];
    socket.write(`${[...head, 'Content-Length: 1000'].join('\r\n')}\r\n\r\nhalf a value`);
    await once(socket, 'connect');
    socket.destroy();
    await once(socket, 'close');
  }

  it('stores nothing of an upload that is broken off, keeps what was there, and lives on', async () => {
    await store.set('pending/b', 'whole');
    for (const key of ['pending/b', 'pending/c']) await abortUpload(key);
    assert.equal(await store.get('pending/b'), 'whole');
    assert.equal(await store.get('pending/c'), null);
    await store.set('pending/c', 'later');
    assert.equal(await store.get('pending/c'), 'later');
  });

  it('refuses a value above the limit and stores nothing of it', async () => {
    const headers = { authorization: `Bearer ${blobs.access.token}` };
    const body = new Uint8Array(7 * 1024 * 1024);
    const answer = await fetch(addressOf('large'), { method: 'PUT', headers, body }).catch(() => undefined);
    assert.ok(answer === undefined || answer.status === 413);
    assert.equal((await fetch(addressOf('large'), { headers })).status, 404);
  });

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
