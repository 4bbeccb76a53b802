import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { createStoreFetch, openBlobs, writeNew } from '../../../../../netlify/forms/runtime/blobs.ts';

/** Makes the store answer with these statuses in order; returns a function that counts its calls. */
function answerWith({ mock }: TestContext, ...statuses: number[]): () => number {
  const answers = statuses.values();
  const store = mock.method(globalThis, 'fetch', async () => new Response('text', { status: answers.next().value }));
  return () => store.mock.callCount();
}

const call = (totalMs = 6_000) => createStoreFetch(totalMs)('http://127.0.0.1/store');

function assertGivenUp(response: Response, why: string): void {
  // A status that the client does not retry.
  assert.equal(response.status, 424);
  assert.equal(response.headers.get('x-nf-error'), why);
}

describe('A call of the store', () => {
  it('is made again after 429 and 503, and once only', async (context) => {
    for (const status of [429, 503]) {
      const calls = answerWith(context, status, 200);
      const response = await call();
      assert.deepEqual([response.status, await response.text(), calls()], [200, 'text', 2]);
      answerWith(context, status, status, 200);
      assertGivenUp(await call(), `status ${status}`);
    }
  });

  it('is not made again after 403', async (context) => {
    const calls = answerWith(context, 403);
    assert.deepEqual([(await call()).status, calls()], [403, 1]);
  });

  it('is not begun where the time of all calls is over', async (context) => {
    const calls = answerWith(context, 200);
    assertGivenUp(await call(0), 'TimeoutError');
    assert.equal(calls(), 0);
  });

  it('that stays without an answer is given up after 3 seconds, twice, or when the time of all calls is over', async ({
    mock,
  }) => {
    const limits: number[] = [];
    mock.method(AbortSignal, 'timeout', (ms: number) => {
      limits.push(ms);
      return AbortSignal.abort(new DOMException('', 'TimeoutError'));
    });
    mock.method(globalThis, 'fetch', async (_: unknown, { signal }: { signal: AbortSignal }) =>
      signal.throwIfAborted(),
    );
    assertGivenUp(await call(), 'TimeoutError');
    assertGivenUp(await call(1_000), 'TimeoutError');
    const [first, second, third = 0, fourth = 0] = limits;
    assert.deepEqual([first, second], [3_000, 3_000]);
    assert.ok(third <= 1_000 && fourth <= 850, limits.join());
  });

  it('whose answer breaks off is made again', async ({ mock }) => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
    const answers = [new Response(broken), new Response('whole')];
    mock.method(globalThis, 'fetch', async () => answers.shift() ?? assert.fail());
    assert.equal(await (await call()).text(), 'whole');
  });

  it('is never taken for one that worked: the client throws', async (context) => {
    context.mock.method(globalThis, 'fetch', async () => new Response('', { status: 503 }));
    const blobs = { siteID: 'x', token: 'x', edgeURL: 'http://127.0.0.1', uncachedEdgeURL: 'http://127.0.0.1' };
    const store = openBlobs('enquiries', { context: 'dev', totalMs: 1_000, blobs });
    const calls = [
      () => store.set('a', 'text'),
      () => store.get('a', { type: 'text' }),
      () => store.delete('a'),
      () => store.list({ prefix: '' }),
      () => writeNew(store, 'a', 'text'),
    ];
    for (const one of calls) await assert.rejects(one);
  });
});
