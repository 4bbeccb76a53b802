import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { copyContent, PROJECT } from './support/contentCopy.ts';

type Content = ReturnType<typeof copyContent>;
type Entry = Record<string, unknown>;

const PAYE = 'content/tax/paye.json';
const CONTRIBUTIONS = 'content/tax/contributions.json';
const RATES = 'content/tax/rates.json';

/** Changes a JSON file of a copy of content. */
function change({ read, write }: Content, file: string, edit: (data: Record<string, Entry[]>) => void): void {
  const data = JSON.parse(read(file));
  edit(data);
  write(file, JSON.stringify(data, null, 2));
}

/** Leaves each list one entry, so that the figures of this test stay what they are when the law changes. */
function freeze(content: Content): void {
  change(content, PAYE, (paye) => {
    const table = paye.tables?.find(({ id }) => id === 'paye-2021-07');
    paye.tables = [{ ...table, from: '2012-07-01', years: ['2025/26', '2026/27'] }];
  });
  change(content, CONTRIBUTIONS, ({ nssf, sdl, wcf }) => {
    nssf?.splice(0, nssf.length, { ...nssf[0], employeeRate: 10, employerRate: 10 });
    sdl?.splice(0, sdl.length, { ...sdl.at(-1), from: '2012-07-01', rate: 3.5 });
    wcf?.splice(0, wcf.length, { ...wcf.at(-1), from: '2012-07-01', rate: 0.5 });
  });
  change(content, RATES, (card) => {
    for (const [id, value] of [
      ['pension.heslb', 15],
      ['paye.non-resident', 15],
    ]) {
      const rate = card.rates?.find((each) => each.id === id) as { values: Entry[] } | undefined;
      rate?.values.splice(0, rate.values.length, { ...rate.values[0], from: '2012-07-01', value });
    }
  });
}

/** Adds an entry to a list, like its newest but for these fields. */
const addTo = (file: string, list: string, fields: Entry) => (content: Content) =>
  change(content, file, (data) => data[list]?.push({ ...data[list].at(-1), ...fields }));

const addValue = (id: string, fields: Entry) => (content: Content) =>
  change(content, RATES, ({ rates }) => {
    const rate = rates?.find((each) => each.id === id) as { values: Entry[] } | undefined;
    rate?.values.push({ ...rate.values.at(-1), ...fields });
  });

function addTable(content: Content): void {
  change(content, PAYE, ({ tables }) => {
    const newest = tables?.at(-1) as { bands: Entry[] };
    const bands = newest.bands.with(-1, { ...newest.bands.at(-1), rate: 35 });
    tables?.push({ ...newest, id: 'paye-2027-04', from: '2027-04-01', years: ['2027/28'], bands });
  });
}

/** Returns what every consumer gives for pages built on each day, where `/` precedes the month that a visitor chooses. */
function figuresOn(days: readonly string[], root: string, rate = 'sdl.rate') {
  const script = `${PROJECT}/tests/node/lib/server/content/support/figuresOf.ts`;
  return JSON.parse(execFileSync(process.execPath, [script, rate, ...days], { cwd: root }).toString());
}

/** By hand, of 2,000,000: NSSF 10%; PAYE 128,000 + 30% of 800,000, which gross to net begins with 129,000. */
const USUAL = { nssf: 200_000, employerNssf: 200_000, sdl: 70_000, wcf: 10_000, heslb: 300_000 };
const TAX = { published: 368_000, own: 369_000, abroad: 300_000 };

type Change = {
  of: string;
  from: string;
  write: (content: Content) => void;
  rate: string;
  /** Figure of the rate before and after. */
  texts: readonly [before: string, after: string];
  isOnCloth?: boolean;
  amounts?: Partial<typeof USUAL>;
  tax?: Partial<typeof TAX>;
};

/** All after the days that the content of today was read on, which no build is earlier than. */
const CHANGES: readonly Change[] = [
  {
    of: 'SDL',
    from: '2027-03-01',
    write: addTo(CONTRIBUTIONS, 'sdl', { from: '2027-03-01', rate: 3 }),
    rate: 'sdl.rate',
    texts: ['3.5%', '3%'],
    isOnCloth: true,
    amounts: { sdl: 60_000 },
  },
  {
    // 12% are 240,000; 30% of 760,000 are 228,000.
    of: 'NSSF',
    from: '2027-01-01',
    write: addTo(CONTRIBUTIONS, 'nssf', { from: '2027-01-01', employeeRate: 12, employerRate: 12 }),
    rate: 'pension.nssf',
    texts: ['20%', '24%'],
    amounts: { nssf: 240_000, employerNssf: 240_000 },
    tax: { published: 356_000, own: 357_000 },
  },
  {
    of: 'WCF',
    from: '2027-02-01',
    write: addTo(CONTRIBUTIONS, 'wcf', { from: '2027-02-01', rate: 0.4 }),
    rate: 'wcf.rate',
    texts: ['0.5%', '0.4%'],
    isOnCloth: true,
    amounts: { wcf: 8_000 },
  },
  {
    // 35% of 800,000 are 280,000. Only the table of 2021 has two readings.
    of: 'the PAYE table',
    from: '2027-04-01',
    write: addTable,
    rate: 'paye.top-rate',
    texts: ['30%', '35%'],
    tax: { published: 408_000, own: 408_000 },
  },
  {
    of: 'the student loan',
    from: '2027-05-01',
    write: addValue('pension.heslb', { from: '2027-05-01', value: 12 }),
    rate: 'pension.heslb',
    texts: ['15%', '12%'],
    amounts: { heslb: 240_000 },
  },
  {
    of: 'the tax of non-residents',
    from: '2027-03-01',
    write: addValue('paye.non-resident', { from: '2027-03-01', value: 20 }),
    rate: 'paye.non-resident',
    texts: ['15%', '20%'],
    tax: { abroad: 400_000 },
  },
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

for (const { of, from, write, rate, texts, isOnCloth, amounts, tax } of CHANGES) {
  test(`a change of ${of} within a tax year reaches every tool, card and text from its day on`, async (context) => {
    const content = copyContent(context);
    freeze(content);
    write(content);
    const [newest, eve] = [from.slice(0, 7), dayBefore(from)];
    const before = (month: string) => tools(USUAL, TAX, month);
    const after = (month: string) => tools({ ...USUAL, ...amounts }, { ...TAX, ...tax }, month);
    const shown = (figure: string) => ({
      card: figure,
      ...(isOnCloth && { row: figure }),
      text: figure,
      guide: figure,
      earlierGuide: texts[0],
    });

    const days = [eve, from, `${eve}/${newest}`, `${from}/2026-07`];
    const [onEve, onDay, aheadOfDay, lookingBack] = figuresOn(days, content.root, rate);
    assert.deepEqual(onEve, { ...before(eve.slice(0, 7)), ...shown(texts[0]) });
    assert.deepEqual(onDay, { ...after(newest), ...shown(texts[1]) });
    assert.deepEqual(aheadOfDay, { ...after(newest), ...shown(texts[0]) });
    assert.deepEqual(lookingBack, { ...before('2026-07'), ...shown(texts[1]) });
  });
}

test('a tax year without a change has no month in the address of a result', (context) => {
  const content = copyContent(context);
  freeze(content);
  const [figures] = figuresOn(['2027-01-27'], content.root);
  assert.equal(figures.grossToNet.written, undefined);
});

test('a table and a year that are written before they begin are used from their day on', async (context) => {
  const content = copyContent(context);
  freeze(content);
  addTo(PAYE, 'tables', { id: 'paye-2027-07', from: '2027-07-01', years: ['2027/28'] })(content);
  const [before, after] = figuresOn(['2027-06-30', '2027-07-01'], content.root);
  assert.deepEqual([before.grossToNet.paye, after.grossToNet.paye], [TAX.own, TAX.published]);
});
