import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cronMatches } from '../../netlify/local-server/cron.ts';
import { assertEach } from './support/assertEach.ts';

/** A Monday. */
const at = (clock: string) => new Date(`2026-03-02T${clock}:00Z`);

describe('A schedule', () => {
  const cases = [
    { expression: '*/5 * * * *', clock: '08:10', expected: true },
    { expression: '*/5 * * * *', clock: '08:11', expected: false },
    { expression: '0 5 * * *', clock: '05:00', expected: true },
    { expression: '0 5 * * *', clock: '17:00', expected: false },
    { expression: '0,30 8-10 * * 1', clock: '10:30', expected: true },
    { expression: '0,30 8-10 * * 1', clock: '11:30', expected: false },
    { expression: '0 8 * * 0', clock: '08:00', expected: false },
    { expression: '0 8 2 3 *', clock: '08:00', expected: true },
    { expression: '10-20/5 * * * *', clock: '08:15', expected: true },
    { expression: '10-20/5 * * * *', clock: '08:17', expected: false },
    { expression: '@daily', clock: '00:00', expected: true },
    { expression: '@hourly', clock: '08:01', expected: false },
  ];
  it('names the minutes that its five fields or its word say', () =>
    assertEach(
      cases,
      ({ expression, clock }) => `'${expression}' at ${clock} on a Monday`,
      ({ expression, clock, expected }) => assert.equal(cronMatches(expression, at(clock)), expected),
    ));
});
