import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { createStoreFetch } from '../../../../../netlify/forms/runtime/blobs.ts';

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

  it('that stays without an answer is given up after 3 seconds, twice', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const silence = (_: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const store = mock.method(globalThis, 'fetch', silence);
    let answer: Response | undefined;
    const answered = call().then((response) => {
      answer = response;
    });
    for (const count of [1, 2]) {
      // The pause between the two is real.
      while (store.mock.callCount() < count) await turn();
      mock.timers.tick(2_999);
      await turn();
      assert.deepEqual([answer, store.mock.callCount()], [undefined, count]);
      mock.timers.tick(1);
    }
    await answered;
    assert.ok(answer);
    assertGivenUp(answer, 'TimeoutError');
  });
});
