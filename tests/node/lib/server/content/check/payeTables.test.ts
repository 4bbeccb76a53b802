import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PayeTables } from '../../../../../../lib/content/schemas/tax/salary.ts';
import { TAX_FILES } from '../../../../../../lib/content/schemas/tax/tax.ts';
import { checkPaye } from '../../../../../../lib/server/content/check/tables/checkPaye.ts';
import { checkSums } from '../../../../../../lib/server/content/check/tables/checkSums.ts';
import { changedTree, wordsOf } from '../support/changedTree.ts';

/** Mistakes in a new PAYE table, with the check's answers. */

const NEXT = { id: 'paye-2026-10', from: '2026-10-01', years: ['2027/28'] };
const SIXTH = { above: 5_000_000, rate: 35, fixed: 1_328_000 };

type Table = PayeTables['tables'][number];

/** Adds a table after the newest one, with a sixth band. */
function addTable(paye: PayeTables, changes: Partial<Table>, band: Partial<Table['bands'][number]> = {}): void {
  const newest = paye.tables.at(-1) ?? assert.fail();
  paye.tables.push({ ...newest, ...NEXT, bands: [...newest.bands, { ...SIXTH, ...band }], ...changes });
}

const bandOf = (paye: PayeTables, index: number) => paye.tables.at(-1)?.bands[index] ?? assert.fail();

/** A change of the tables, and the answers after the name of the table. */
type Case = { name: string; change: (paye: PayeTables) => void; says?: readonly RegExp[] };

const CASES: readonly Case[] = [
  {
    name: 'a new table with a sixth band that adds up is accepted',
    change: (paye) => addTable(paye, {}),
  },
  {
    name: 'a fixed tax that is not what the bands before add up to',
    change: (paye) => addTable(paye, {}, { fixed: 1_238_000 }),
    says: [
      /^tables entry \d+ \(paye-2026-10\) bands entry 6 fixed: found 1238000, expected 128000 \+ 30% of 4000000, which the bands before add up to, or "fixedSource" with the publication that says otherwise, for example "fixed": 1328000$/,
    ],
  },
  {
    name: 'a fixed tax that a publication states otherwise is accepted with its source',
    change: (paye) => addTable(paye, {}, { fixed: 1_329_000, fixedSource: 'TRA, monthly income tax table' }),
  },
  {
    name: 'bands that do not rise, or do not begin at 0',
    change: (paye) => {
      bandOf(paye, 0).above = 1;
      bandOf(paye, 2).above = bandOf(paye, 1).above;
    },
    says: [
      /bands entry 1 above: found 1, expected 0: the first band begins there$/,
      /bands entry 3 above: found 270000, expected more than 270000, where the band before begins$/,
      /bands entry 4 fixed: found 68000, expected 20000 \+ 20% of 490000, which the bands before add up to/,
    ],
  },
  {
    name: 'a year that stands in two tables',
    change: (paye) => addTable(paye, { years: ['2026/27', '2027/28'] }),
    says: [/years entry 1: found "2026\/27", which paye-2021-07 has too, expected each year in one table$/],
  },
  {
    name: 'a year in a table that is not in force when it begins',
    change: (paye) => {
      addTable(paye, { years: ['2030/31'] });
      paye.tables.at(-2)?.years.push('2029/30');
    },
    says: [
      /years entry \d: found "2029\/30", which begins on 2029-07-01, expected years that begin while this table is in force: on that day it is paye-2026-10$/,
    ],
  },
  {
    name: 'a reading of the top band that no table can have',
    change: (paye) => Object.assign(paye.calculatorTopFixed, { grossToNet: 1_290_000 }),
    says: [/^calculatorTopFixed\.grossToNet: found 1290000, expected at most 1,000 from the 128,000 of paye-2021-07/],
  },
];

for (const { name, change, says = [] } of CASES) {
  test(name, () => {
    const lines = wordsOf(checkPaye(changedTree(TAX_FILES.paye, change)));
    assert.equal(lines.length, says.length, lines.join('\n'));
    for (const [index, expected] of says.entries()) assert.match(lines[index] ?? '', expected);
  });
}

test('rates of employers that begin after the newest year of PAYE', () => {
  const tree = changedTree(TAX_FILES.paye, (paye) => paye.tables.at(-1)?.years.push('2010/11'));
  const lines = wordsOf(checkSums(tree));
  assert.equal(lines.length, 3);
  assert.match(
    lines[0] ?? '',
    /^nssf entry 1 from: found .* as the first day, expected a rate for 2010-07-01 too, when/,
  );
  assert.match(lines[1] ?? '', /^sdl entry 1 from: /);
  assert.match(lines[2] ?? '', /^wcf entry 1 from: /);
});
