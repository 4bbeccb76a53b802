import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { workThrough } from '../../../../../netlify/forms/runtime/workThrough.ts';
import { createVirtualClock } from '../../support/memory.ts';

const ITEMS = Array.from({ length: 10 }, (_, index) => index);

describe('Working through a list', () => {
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
});
