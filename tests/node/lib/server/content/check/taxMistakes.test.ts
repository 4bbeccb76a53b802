import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { payeSchema } from '../../../../../../lib/content/schemas/tax.ts';
import { copyContent } from '../support/contentCopy.ts';

/** What can go wrong in a new tax table, and the line that the check answers with. */

const PAYE = 'content/tax/paye.json';
const CONTRIBUTIONS = 'content/tax/contributions.json';
const NEXT = { id: 'paye-2026-10', from: '2026-10-01', years: ['2027/28'] };
const SIXTH = { above: 5_000_000, rate: 35, fixed: 1_328_000 };

type Paye = ReturnType<typeof payeSchema.parse>;

/** A copy of the content, and a function that changes its PAYE tables and lists what the check then says of the file. */
function editor(context: TestContext) {
  const copy = copyContent(context);
  const change = async (edit: (paye: Paye) => void, file = PAYE): Promise<string[]> => {
    const paye = payeSchema.parse(JSON.parse(copy.read(PAYE)));
    edit(paye);
    copy.write(PAYE, JSON.stringify(paye, null, 2));
    const { lines } = await copy.check();
    return lines.filter((line) => line.startsWith(file)).map((line) => line.replace(/:\d+ /, ''));
  };
  return { copy, change };
}

/** Adds a table after the newest one, with a sixth band. */
function addTable(
  paye: Paye,
  { fixed = SIXTH.fixed, ...changes }: Partial<Paye['tables'][number]> & { fixed?: number } = {},
) {
  const newest = paye.tables.at(-1);
  assert.ok(newest);
  const bands = [...newest.bands, { ...SIXTH, fixed }];
  paye.tables.push({ ...newest, ...NEXT, bands, ...changes });
}

test('a new table with a sixth band that adds up is accepted', async (context) => {
  const { change } = editor(context);
  assert.deepEqual(
    await change((paye) => {
      addTable(paye);
      paye.calculatorYear = '2027/28';
    }),
    [],
  );
});

test('a fixed tax that is not what the bands before add up to', async (context) => {
  const { copy, change } = editor(context);
  const [line] = await change((paye) => addTable(paye, { fixed: 1_238_000 }));
  const entry = payeSchema.parse(JSON.parse(copy.read(PAYE))).tables.length;
  assert.equal(
    line,
    `${PAYE} tables entry ${entry} (${NEXT.id}) bands entry 6 fixed: found 1238000, expected 128000 + 30% of 4000000, which the bands before add up to, or "fixedSource" with the publication that says otherwise, for example "fixed": 1328000`,
  );
});

test('a fixed tax that a publication states otherwise is accepted with its source', async (context) => {
  const { change } = editor(context);
  const found = await change((paye) => {
    addTable(paye, { fixed: 1_329_000 });
    const band = paye.tables.at(-1)?.bands.at(-1);
    if (band) band.fixedSource = 'Tanzania Revenue Authority, monthly income tax table';
  });
  assert.deepEqual(found, []);
});

test('bands that do not rise, or do not begin at 0', async (context) => {
  const { change } = editor(context);
  const found = await change((paye) => {
    const [first, second, third] = paye.tables.at(-1)?.bands ?? [];
    assert.ok(first && second && third);
    first.above = 1;
    third.above = second.above;
  });
  assert.match(found[0] ?? '', /bands entry 1 above: found 1, expected 0: the first band begins there$/);
  assert.match(
    found[1] ?? '',
    /bands entry 3 above: found 270000, expected more than 270000, where the band before begins$/,
  );
});

test('tables that do not stand in the order of their days', async (context) => {
  const { change } = editor(context);
  const [line] = await change((paye) => addTable(paye, { from: '2019-07-01' }));
  assert.match(line ?? '', /from: found "2019-07-01", expected a day after 20\d\d-\d\d-\d\d: the oldest table first$/);
});

test('a year that stands in two tables, or in one that is not in force when it begins', async (context) => {
  const { change } = editor(context);
  const [twice, early] = await change((paye) => addTable(paye, { years: ['2026/27', '2025/26', '2027/28'] }));
  assert.match(
    twice ?? '',
    /years entry 1: found "2026\/27", which paye-2021-07 has too, expected each year in one table$/,
  );
  assert.match(early ?? '', /years entry 2: found "2025\/26", which paye-2021-07 has too/);
  const [wrong] = await change((paye) => {
    paye.tables.at(-1)?.years.splice(0, 2, '2030/31');
    paye.tables.at(-2)?.years.push('2029/30');
  });
  assert.match(
    wrong ?? '',
    /years entry \d: found "2029\/30", which begins on 2029-07-01, expected years that begin while this table is in force: on that day it is paye-2026-10$/,
  );
});

test('a calculators’ year without a table', async (context) => {
  const { change } = editor(context);
  const [line] = await change((paye) => {
    paye.calculatorYear = '2031/32';
  });
  assert.match(
    line ?? '',
    /calculatorYear: found "2031\/32", for which there is no table, expected a year of one of the tables; .*, for example "calculatorYear": "20\d\d\/\d\d"$/,
  );
});

test('a reading of the top band that belongs to no table, or that no table can have', async (context) => {
  const { change } = editor(context);
  const [far] = await change((paye) => {
    paye.calculatorTopFixed.grossToNet = 1_290_000;
  });
  assert.equal(
    far,
    `${PAYE} calculatorTopFixed.grossToNet: found 1290000, expected at most 1,000 from the 128,000 of paye-2021-07, for example "grossToNet": 128000`,
  );
  const [unknown] = await change((paye) => {
    paye.calculatorTopFixed.table = 'paye-2021';
  });
  assert.match(
    unknown ?? '',
    /calculatorTopFixed.table: found "paye-2021", expected the id of the table .*, for example "table": "paye-2021-07"$/,
  );
});

test('rates of employers that are out of order', async (context) => {
  const { copy } = editor(context);
  const line = copy.edit(CONTRIBUTIONS, '"from": "2023-07-01"', '"from": "2009-07-01"');
  const { lines } = await copy.check();
  assert.ok(
    lines.some(
      (text) =>
        text.startsWith(`${CONTRIBUTIONS}:${line}  sdl entry`) &&
        /from: found "2009-07-01", expected a day after 20\d\d-07-01: the oldest rate first$/.test(text),
    ),
    lines.join('\n'),
  );
});

test('rates of employers that begin after the calculators’ year', async (context) => {
  const { change } = editor(context);
  const found = await change((paye) => {
    const [first] = paye.tables;
    assert.ok(first);
    first.from = '2010-07-01';
    first.years.unshift('2010/11');
    paye.calculatorYear = '2010/11';
  }, CONTRIBUTIONS);
  assert.equal(found.length, 2);
  assert.match(
    found[0] ?? '',
    /sdl entry 1 from: found "20\d\d-07-01" as the first day, expected a rate for 2010-07-01 too, when/,
  );
});
