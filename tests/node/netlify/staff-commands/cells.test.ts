import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { momentBefore } from '../../../../netlify/staff-commands/age.ts';
import { toCsv } from '../../../../netlify/staff-commands/csv.ts';
import { assertEach } from '../support/assertEach.ts';

const NOW = new Date('2026-03-31T08:00:00Z');

describe('A cell of the table', () => {
  const cells = [
    { value: '=1+1', cell: "'=1+1" },
    { value: '+255 700', cell: "'+255 700" },
    { value: '-1', cell: "'-1" },
    { value: '@SUM(A1)', cell: "'@SUM(A1)" },
    { value: '\t=1', cell: "'\t=1" },
    { value: ' =1', cell: "' =1" },
    { value: '\n=1', cell: "'\n=1" },
    { value: '\u200b=1', cell: "'\u200b=1" },
    { value: '＝1', cell: "'＝1" },
    { value: '|cmd', cell: "'|cmd" },
    { value: 'a=1', cell: 'a=1' },
    { value: 'say "no", twice', cell: 'say ""no"", twice' },
    { value: '', cell: '' },
  ];
  it('holds no formula that is alive, and every quote doubled', () =>
    assertEach(
      cells,
      ({ value }) => JSON.stringify(value),
      ({ value, cell }) => assert.equal(toCsv(['h'], [[value]]), `\uFEFF"h"\r\n"${cell}"\r\n`),
    ));
});

describe('An age', () => {
  const ages = [
    { age: '24mo', before: '2024-03-31' },
    { age: '1mo', before: '2026-02-28' },
    { age: '2y', before: '2024-03-31' },
    { age: '31d', before: '2026-02-28' },
  ];
  it('leads from 31 March 2026 to a day that the calendar has', () =>
    assertEach(
      ages,
      ({ age }) => age,
      ({ age, before }) => assert.equal(momentBefore(age, NOW).toISOString().slice(0, 10), before),
    ));

  it('is refused in any other form', () =>
    assertEach(
      ['', '0mo', '24', '-1d', '1w', '24mo '],
      (age) => `'${age}'`,
      (age) => assert.throws(() => momentBefore(age, NOW)),
    ));
});
