import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { momentBefore } from '../../../../netlify/staff-commands/age.ts';
import { toCsv } from '../../../../netlify/staff-commands/csv.ts';
import { assertEach } from '../support/assertEach.ts';

const NOW = new Date('2026-03-31T08:00:00Z');

describe('A cell of the table', () => {
  const formulas = ['=1+1', '+255 700', '-1', '@SUM(A1)', '\t=1', ' =1', '\n=1', '\u200b=1', '＝1', '|cmd'];
  it('holds no formula that is alive', () =>
    assertEach(formulas, (value) => assert.equal(toCsv(['h'], [[value]]), `\uFEFF"h"\r\n"'${value}"\r\n`)));

  it('holds anything else as it was, with every quote doubled', () => {
    assert.equal(
      toCsv(['h'], [['a=1'], ['say "no", twice'], ['']]),
      '\uFEFF"h"\r\n"a=1"\r\n"say ""no"", twice"\r\n""\r\n',
    );
  });
});

describe('An age', () => {
  it('leads from 31 March 2026 to a day that the calendar has', () => {
    const days = ['24mo', '1mo', '2y', '31d'].map((age) => momentBefore(age, NOW).toISOString().slice(0, 10));
    assert.deepEqual(days, ['2024-03-31', '2026-02-28', '2024-03-31', '2026-02-28']);
  });

  it('is refused in any other form', () =>
    assertEach(['', '0mo', '24', '-1d', '1w', '24mo '], (age) => assert.throws(() => momentBefore(age, NOW))));
});
