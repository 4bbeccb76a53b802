import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareAge, entryName, idInName, timeInName } from '../../../../../netlify/forms/runtime/entryName.ts';

const ID = 'f'.repeat(64);

describe('The name of an entry', () => {
  it('begins with its day and time in UTC, and tells both and the id', () => {
    const name = entryName({ id: ID, receivedAt: '2026-03-02T08:05:09.007Z' });
    assert.equal(name, `2026-03-02/08-05-09-007Z-${ID}`);
    assert.equal(timeInName(name), '2026-03-02T08:05:09.007Z');
    assert.equal(idInName(name), ID);
  });

  it('is the same whether the time was written with milliseconds or without', () => {
    assert.equal(
      entryName({ id: ID, receivedAt: '2026-03-02T08:05:09Z' }),
      entryName({ id: ID, receivedAt: '2026-03-02T08:05:09.000Z' }),
    );
  });

  it('of the first release is the id alone', () => {
    assert.equal(timeInName(ID), undefined);
    assert.equal(idInName(ID), ID);
  });

  it('sorts by age, what has no time first', () => {
    const names = ['2026-03-02T08:00:00Z', '2025-12-31T23:59:59Z', '2026-03-02T07:59:59.999Z'].map((receivedAt) =>
      entryName({ id: ID, receivedAt }),
    );
    const [second = '', first = '', middle = ''] = names;
    assert.deepEqual([...names, ID, 'a'].sort(compareAge), ['a', ID, first, middle, second]);
  });
});
