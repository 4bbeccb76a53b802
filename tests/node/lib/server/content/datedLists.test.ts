import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { copyContent, developIn, PROJECT } from './support/contentCopy.ts';
import { figuresOf } from './support/figuresOf.ts';

type Content = ReturnType<typeof copyContent>;
type Entry = Record<string, unknown>;

/** A dated list: its file in content/tax, and where it stands there. */
type List = { file: string; in: (data: Record<string, Entry[]>) => Entry[] };

const contributions = (name: string): List => ({ file: 'contributions', in: (data) => data[name] ?? [] });
const rate = (id: string): List => ({
  file: 'rates',
  in: ({ rates = [] }) => (rates.find((each) => each.id === id)?.values ?? []) as Entry[],
});

const LISTS = {
  nssf: contributions('nssf'),
  sdl: contributions('sdl'),
  wcf: contributions('wcf'),
  paye: { file: 'paye', in: ({ tables = [] }) => tables },
  heslb: rate('pension.heslb'),
  abroad: rate('paye.non-resident'),
} as const satisfies Record<string, List>;

/** Changes a list of a copy of content. */
function change({ read, write }: Content, { file, in: listIn }: List, edit: (list: Entry[]) => void): void {
  const data = JSON.parse(read(`content/tax/${file}.json`));
  edit(listIn(data));
  write(`content/tax/${file}.json`, JSON.stringify(data));
}

/** Adds an entry to a list, like its newest but for these fields. */
const addTo = (content: Content, list: List, fields: Entry) =>
  change(content, list, (entries) => entries.push({ ...entries.at(-1), ...fields }));

/** Leaves each list one entry, so that the figures of this test stay what they are when the law changes. */
function frozenContent(context: TestContext): Content {
  const content = copyContent();
  const kept = {
    nssf: { employeeRate: 10, employerRate: 10 },
    sdl: { rate: 3.5 },
    wcf: { rate: 0.5 },
    paye: { years: ['2025/26', '2026/27'] },
    heslb: { value: 15 },
    abroad: { value: 15 },
  };
  for (const [name, fields] of Object.entries(kept)) {
    change(content, LISTS[name as keyof typeof kept], (list) => {
      const entry = list.find(({ id }) => id === 'paye-2021-07') ?? list.at(-1);
      list.splice(0, list.length, { ...entry, from: '2012-07-01', ...fields });
    });
  }
  developIn(content.root, context);
  context.after(() => delete process.env.SOURCE_DATE_EPOCH);
  return content;
}

/** The bands of the frozen PAYE table with a top rate of 35%. */
const TOP_BANDS = JSON.parse(readFileSync(`${PROJECT}/content/tax/paye.json`, 'utf8'))
  .tables.find(({ id }: Entry) => id === 'paye-2021-07')
  .bands.map((band: Entry) => (band.rate === 30 ? { ...band, rate: 35 } : band));

/** By hand, of 2,000,000: NSSF 10%; PAYE 128,000 + 30% of 800,000, which gross to net begins with 129,000. */
const USUAL = { nssf: 200_000, employerNssf: 200_000, sdl: 70_000, wcf: 10_000, heslb: 300_000 };
const TAX = { published: 368_000, own: 369_000, abroad: 300_000 };

type Change = readonly [
  list: keyof typeof LISTS,
  from: string,
  newest: Entry,
  rate: string,
  figures: readonly [before: string, after: string],
  changed: { amounts?: Partial<typeof USUAL>; tax?: Partial<typeof TAX>; isOnChart?: true },
];

/** All after the days that the content of today was read on, which no build is earlier than. */
const CHANGES: readonly Change[] = [
  ['sdl', '2027-03-01', { rate: 3 }, 'sdl.rate', ['3.5%', '3%'], { amounts: { sdl: 60_000 }, isOnChart: true }],
  // 12% are 240,000; 30% of 760,000 are 228,000.
  [
    'nssf',
    '2027-01-01',
    { employeeRate: 12, employerRate: 12 },
    'pension.nssf',
    ['20%', '24%'],
    { amounts: { nssf: 240_000, employerNssf: 240_000 }, tax: { published: 356_000, own: 357_000 } },
  ],
  // 35% of 800,000 are 280,000. Only the table of 2021 has two readings.
  [
    'paye',
    '2027-04-01',
    { id: 'paye-2027-04', years: ['2027/28'], bands: TOP_BANDS },
    'paye.top-rate',
    ['30%', '35%'],
    { tax: { published: 408_000, own: 408_000 } },
  ],
  ['heslb', '2027-05-01', { value: 12 }, 'pension.heslb', ['15%', '12%'], { amounts: { heslb: 240_000 } }],
  ['abroad', '2027-03-01', { value: 20 }, 'paye.non-resident', ['15%', '20%'], { tax: { abroad: 400_000 } }],
];

/** What the tools give in a month. */
function tools(amounts: typeof USUAL, { published, own, abroad }: typeof TAX, written: string) {
  const { nssf, sdl, wcf } = amounts;
  return {
    grossToNet: { written, ...amounts, paye: own, abroad },
    netToGross: { gross: 2_000_000, paye: published, sdl, wcf },
    payslip: { nssf, paye: published },
    payroll: { ...amounts, paye: published },
  };
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

for (const [list, from, fields, rateId, texts, { amounts, tax, isOnChart }] of CHANGES) {
  test(`a change of the list ${list} within a tax year reaches every tool, card and text from its day on`, (context) => {
    const content = frozenContent(context);
    addTo(content, LISTS[list], { from, ...fields });
    const [newest, eve] = [from.slice(0, 7), dayBefore(from)];
    const before = (month: string) => tools(USUAL, TAX, month);
    const after = (month: string) => tools({ ...USUAL, ...amounts }, { ...TAX, ...tax }, month);
    const shown = (figure: string) => ({
      card: figure,
      row: isOnChart && figure,
      text: figure,
      guide: figure,
      earlierGuide: texts[0],
    });

    const on = (visit: string) => figuresOf(visit, rateId);
    assert.deepEqual(on(eve), { ...before(eve.slice(0, 7)), ...shown(texts[0]) });
    assert.deepEqual(on(from), { ...after(newest), ...shown(texts[1]) });
    assert.deepEqual(on(`${eve}/${newest}`), { ...after(newest), ...shown(texts[0]) });
    assert.deepEqual(on(`${from}/2026-07`), { ...before('2026-07'), ...shown(texts[1]) });
  });
}

test('a table and a year that are written before they begin are used from their day on, and no month is written', (context) => {
  const content = frozenContent(context);
  addTo(content, LISTS.paye, { id: 'paye-2027-07', from: '2027-07-01', years: ['2027/28'] });
  const [before, after] = ['2027-06-30', '2027-07-01'].map((day) => figuresOf(day));
  assert.deepEqual([before?.grossToNet.paye, after?.grossToNet.paye], [TAX.own, TAX.published]);
  assert.equal(before?.grossToNet.written, undefined, 'a tax year without a change inside it');
});
