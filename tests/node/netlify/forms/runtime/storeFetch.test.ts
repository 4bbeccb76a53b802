import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { createStoreFetch } from '../../../../../netlify/forms/runtime/storeFetch.ts';

/** Lets the store answer with these statuses, one after the other; returns a function that counts its calls. */
function answerWith({ mock }: TestContext, ...statuses: number[]): () => number {
  const answers = statuses.values();
  const store = mock.method(globalThis, 'fetch', async () => new Response('text', { status: answers.next().value }));
  return () => store.mock.callCount();
}

const call = () => createStoreFetch(6_000)('http://127.0.0.1/store');

describe('A call of the store', () => {
  for (const status of [429, 500, 503]) {
    it(`is made again after ${status}`, async (context) => {
      const calls = answerWith(context, status, 200);
      const response = await call();
      assert.equal(response.status, 200);
      assert.equal(await response.text(), 'text');
      assert.equal(calls(), 2);
    });

    it(`ends after ${status} twice with a status that the client does not retry`, async (context) => {
      const calls = answerWith(context, status, status);
      const response = await call();
      assert.equal(response.status, 424);
      assert.equal(response.headers.get('x-nf-error'), `status ${status}`);
      assert.equal(calls(), 2);
    });
  }

  it('is not begun where the time of all calls is over', async (context) => {
    const calls = answerWith(context, 200);
    const response = await createStoreFetch(0)('http://127.0.0.1/store');
    assert.equal(response.status, 424);
    assert.equal(response.headers.get('x-nf-error'), 'TimeoutError');
    assert.equal(calls(), 0);
  });

  for (const status of [200, 403, 404]) {
    it(`is not made again after ${status}`, async (context) => {
      const calls = answerWith(context, status);
      assert.equal((await call()).status, status);
      assert.equal(calls(), 1);
    });
  }
});
