import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createConcurrencyLimit } from '../../../../../netlify/forms/runtime/concurrencyLimit.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { CONTACT } from '../../support/forms.ts';
import { openOffice } from '../../support/office.ts';

describe('Work in turn', () => {
  it('runs two at a time, in the order of its coming, and all of it', async () => {
    const inTurn = createConcurrencyLimit(2);
    const begun: number[] = [];
    const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
    const all = ends.map(({ promise }, index) =>
      inTurn(async () => {
        begun.push(index);
        await promise;
      }),
    );
    assert.deepEqual(begun, [0, 1]);
    ends[1]?.resolve();
    await all[1];
    await Promise.resolve();
    assert.deepEqual(begun, [0, 1, 2]);
    for (const { resolve } of ends) resolve();
    await Promise.all(all);
    assert.deepEqual(begun, [0, 1, 2, 3, 4]);
  });

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

describe('A delivery whose turn comes late', () => {
  catchLogs();

  it('is left to the schedule, which has it by then', async () => {
    const mailed: string[] = [];
    const release = Promise.withResolvers<void>();
    const office = await openOffice({
      mailer: async ({ values }) => {
        await release.promise;
        mailed.push(values.name);
      },
    });
    for (let count = 1; count <= 5; count += 1) await office.post({ ...CONTACT, name: `Visitor ${count}` });
    // The schedule takes over 60 seconds after the post, and a mail may last 15.
    office.later({ seconds: 46 });
    release.resolve();
    await office.settle();
    assert.deepEqual(mailed.sort(), ['Visitor 1', 'Visitor 2', 'Visitor 3', 'Visitor 4']);
    assert.deepEqual(
      (await office.records('pending')).map(({ values }) => values.name),
      ['Visitor 5'],
    );
  });
});
