import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildDay, builtAt } from '../../../../../lib/server/site-build/builtAt.ts';

const at = (moment: string) => ({ SOURCE_DATE_EPOCH: String(Date.parse(moment) / 1000) });

describe('The moment of a build', () => {
  it('is that of SOURCE_DATE_EPOCH, else now', () => {
    assert.equal(builtAt(at('2026-03-02T08:00:00Z')).toISOString(), '2026-03-02T08:00:00.000Z');
    const before = Date.now();
    assert.ok(builtAt({}).getTime() >= before);
  });

  it('falls on the day of Dar es Salaam, three hours ahead of UTC', () => {
    assert.equal(buildDay(at('2026-12-31T20:59:59Z')), '2026-12-31');
    assert.equal(buildDay(at('2026-12-31T21:00:00Z')), '2027-01-01');
  });
});
