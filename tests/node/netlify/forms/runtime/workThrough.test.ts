import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { workThrough } from '../../../../../netlify/forms/runtime/workThrough.ts';
import { createVirtualClock } from '../../support/virtualClock.ts';

const ITEMS = Array.from({ length: 10 }, (_, index) => index);

describe('Working through a list', () => {
  it('begins in order, with no more at once than allowed, until all are done', async () => {
    const clock = createVirtualClock(new Date(0));
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const work = async (item: number) => {
      begun.push(item);
      running += 1;
      most = Math.max(most, running);
      await clock.sleep(100);
      running -= 1;
    };
    assert.deepEqual(await clock.run(workThrough(ITEMS, { atOnce: 3 }, work)), []);
    assert.deepEqual(begun, ITEMS);
    assert.equal(most, 3);
    assert.equal(clock.now().getTime(), 400);
  });

  it('gives back what had not begun when the time was over, and waits for what had', async () => {
    const clock = createVirtualClock(new Date(0));
    const done: number[] = [];
    const isOver = () => clock.now().getTime() >= 150;
    const work = async (item: number) => {
      await clock.sleep(100);
      done.push(item);
    };
    assert.deepEqual(await clock.run(workThrough(ITEMS, { atOnce: 2, isOver }, work)), [4, 5, 6, 7, 8, 9]);
    assert.deepEqual(done, [0, 1, 2, 3]);
  });

  it('fails with the first error, and begins nothing after it', async () => {
    const begun: number[] = [];
    const work = async (item: number) => {
      begun.push(item);
      if (item === 1) throw new Error('no');
    };
    await assert.rejects(workThrough(ITEMS, { atOnce: 2 }, work), /^Error: no$/);
    assert.ok(begun.length < ITEMS.length);
  });

  it('has nothing to do with an empty list', async () => {
    assert.deepEqual(await workThrough([], { atOnce: 5 }, () => assert.fail('began')), []);
  });
});
