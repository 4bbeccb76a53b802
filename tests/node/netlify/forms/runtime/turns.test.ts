import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createConcurrencyLimit } from '../../../../../netlify/forms/runtime/concurrencyLimit.ts';
import { workThrough } from '../../../../../netlify/forms/runtime/workThrough.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { openFixture } from '../../support/enquiryFixture.ts';
import { CONTACT } from '../../support/forms.ts';
import { createVirtualClock } from '../../support/virtualClock.ts';

const ITEMS = Array.from({ length: 10 }, (_, index) => index);

describe('Work in turn', () => {
  it('frees the place of work that failed', async () => {
    const inTurn = createConcurrencyLimit(1);
    await assert.rejects(inTurn(() => Promise.reject(new Error('no'))));
    let isDone = false;
    await inTurn(async () => {
      isDone = true;
    });
    assert.ok(isDone);
  });
});

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

describe('A delivery whose turn comes late', () => {
  catchLogs();

  it('is left to the schedule, which has it by then', async () => {
    const mailed: string[] = [];
    const release = Promise.withResolvers<void>();
    const fixture = await openFixture({
      mailer: async ({ values }) => {
        await release.promise;
        mailed.push(values.name);
      },
    });
    for (let count = 1; count <= 5; count += 1) await fixture.post({ ...CONTACT, name: `Visitor ${count}` });
    // The schedule takes over 60 seconds after the post, and a mail may take 15.
    fixture.later({ seconds: 46 });
    release.resolve();
    await fixture.settle();
    assert.deepEqual(mailed.sort(), ['Visitor 1', 'Visitor 2', 'Visitor 3', 'Visitor 4']);
    const [left] = await fixture.records('pending');
    assert.equal(left?.values.name, 'Visitor 5');
  });
});
