import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { payrollRun } from '../../../../../lib/payroll/run.ts';
import { netToGross } from '../../../../../lib/salary/netToGross.ts';
import type { SalaryCalculator } from '../../../../../lib/salary/publishedRates.ts';
import { grossToNet } from '../../../../../lib/salary/salary.ts';
import { readSalaryCase } from '../../../../../lib/salary/salaryInput.ts';
import { checkSlip, readSlipInput } from '../../../../../lib/salary/slip.ts';
import {
  getPayrollRules,
  getSalaryYears,
  getShownDay,
  getSlipRules,
  runningTaxYear,
} from '../../../../../lib/server/content/loaders/tax/salary.ts';
import { readingDays, readRate } from '../../../../../lib/server/content/source/rateTokens.ts';
import { getRateCard } from '../../../../../lib/server/content/source/readCollection.ts';
import { rateGroups } from '../../../../../lib/server/rates/rateHistory.ts';
import { rateRows } from '../../../../../lib/server/rates/rateRows.ts';
import { copyContent, developIn, PROJECT } from './support/contentCopy.ts';

type Content = ReturnType<typeof copyContent>;
type Entry = Record<string, unknown>;

/** A dated list: its file in content/tax, and its location in that file. */
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

/** Edits a list in a copy of the content. */
function change({ read, write }: Content, { file, in: listIn }: List, edit: (list: Entry[]) => void): void {
  const data = JSON.parse(read(`content/tax/${file}.json`));
  edit(listIn(data));
  write(`content/tax/${file}.json`, JSON.stringify(data));
}

/** Adds a copy of a list's newest entry, with these fields replaced. */
const addTo = (content: Content, list: List, fields: Entry) =>
  change(content, list, (entries) => entries.push({ ...entries.at(-1), ...fields }));

/** Reduces each list to one entry, so that this test's figures do not change with the law. */
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

/** The bands of the frozen PAYE table, with the top rate raised to 35%. */
const TOP_BANDS = JSON.parse(readFileSync(`${PROJECT}/content/tax/paye.json`, 'utf8'))
  .tables.find(({ id }: Entry) => id === 'paye-2021-07')
  .bands.map((band: Entry) => (band.rate === 30 ? { ...band, rate: 35 } : band));

const GROSS = 2_000_000;

const NOTHING = { union: '', insurance: '', other: '', bonus: '' };

/** Reads a salary as a form does. */
function salaryCase(calculator: SalaryCalculator, month: string, abroad = '') {
  const data = {
    year: runningTaxYear(),
    month: getShownDay().slice(0, 7),
    years: getSalaryYears(calculator, 'en'),
  };
  const read = (texts: Parameters<typeof readSalaryCase>[0]) => {
    const { input } = readSalaryCase(texts, data, () => ({ amount: GROSS }));
    if (!input) throw new Error('the salary is not accepted');
    return input;
  };
  return read({ ...NOTHING, small: '', year: '', month, abroad, heslb: '1' });
}

function figuresOfGross(month: string) {
  const { table, options, deductions, month: written } = salaryCase('grossToNet', month);
  const result = grossToNet(GROSS, table.rates, options, deductions);
  const abroad = grossToNet(GROSS, salaryCase('grossToNet', month, '1').table.rates, options, undefined);
  const { employeeNSSF: nssf, paye, employerNSSF: employerNssf, sdl, wcf, deducted } = result;
  return { written, nssf, paye, employerNssf, sdl, wcf, heslb: deducted?.heslb, abroad: abroad.paye };
}

/** Calculates back from the pay left of the gross salary to the gross salary. */
function figuresOfNet(month: string) {
  const { table, options, deductions } = salaryCase('netToGross', month);
  const left = grossToNet(GROSS, table.rates, options, deductions).deducted?.left ?? 0;
  const result = netToGross(left, table.rates, options, deductions);
  return { gross: result?.grossSalary, paye: result?.paye, sdl: result?.sdl, wcf: result?.wcf };
}

function payslip(month: string) {
  const rules = getSlipRules('en');
  const empty = { gross: String(GROSS), net: '1', year: '', month, basic: '', bonus: '', share: '', nssf: '' };
  const read = (texts: Parameters<typeof readSlipInput>[0]) => {
    const { input } = readSlipInput(texts, rules);
    if (!input) throw new Error('the payslip is not accepted');
    return input;
  };
  const { nssf, paye } = checkSlip(read({ ...empty, paye: '', other: '' }), rules);
  return { nssf: nssf.right, paye: paye.right };
}

function payroll(month: string) {
  const rules = getPayrollRules();
  const first = `${month || getShownDay().slice(0, 7)}-01`;
  const share = rules.periods.findLast(({ from }) => from <= first)?.nssf.employeeMost ?? 0;
  const amounts = { basic: GROSS, allowances: 0, overtime: 0, bonus: 0, insurance: 0, otherDeductions: 0, benefits: 0 };
  const kinds = { status: 'resident', fund: 'nssf', heslb: 'gross', nssfShare: share, union: { amount: 0 } } as const;
  const employee = { number: '1', name: 'Asha', ...kinds, ...amounts };
  const settings = { month: first, staff: 10, isPublicBody: false, isSdlExempt: false };
  const {
    employeePension: nssf,
    paye,
    employerPension: employerNssf,
    sdl,
    wcf,
    heslb,
  } = payrollRun([employee], settings, rules).totals as Record<string, number>;
  return { nssf, paye, employerNssf, sdl, wcf, heslb };
}

/**
 * Returns what every consumer of the dated lists shows for the content that loaders read and a salary of 2,000,000 with
 * a student loan.
 *
 * @param visit day of the build, optionally followed by the requested month: 2027-01-01/2026-11
 */
function figuresOf(visit: string, rateId = 'sdl.rate') {
  const [day = '', month = ''] = visit.split('/');
  const anchor = rateId.replace('.', '-');
  const figureIn = (file: string) => readRate(getRateCard('en'), { of: rateId }, readingDays(file));
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(`${day}T09:00:00Z`) / 1000);
  const rates = rateGroups(runningTaxYear()).flatMap((group) => group.rates);
  return {
    grossToNet: figuresOfGross(month),
    netToGross: figuresOfNet(month),
    payslip: payslip(month),
    payroll: payroll(month),
    card: rates.find(({ id }) => id === anchor)?.text,
    row: rateRows().rows.find(({ id }) => id === anchor)?.stripes[0]?.text,
    text: figureIn('content/services/accounting.mdx'),
    guide: figureIn('content/resources/guides/tax-guide-2026-27.mdx'),
    earlierGuide: figureIn('content/resources/guides/tax-guide-2025-26.mdx'),
    financeAct: figureIn('content/resources/finance-act/finance-act-2026.mdx'),
  };
}

/**
 * Calculated by hand for 2,000,000: NSSF 10%; PAYE 128,000 + 30% of 800,000, where gross to net uses 129,000 for
 * 128,000.
 */
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

/** All are later than the days on which today's content was checked; no build can predate those. */
const CHANGES: readonly Change[] = [
  ['sdl', '2027-03-01', { rate: 3 }, 'sdl.rate', ['3.5%', '3%'], { amounts: { sdl: 60_000 }, isOnChart: true }],
  // 12% is 240,000; 30% of 760,000 is 228,000.
  [
    'nssf',
    '2027-01-01',
    { employeeRate: 12, employerRate: 12 },
    'pension.nssf',
    ['20%', '24%'],
    { amounts: { nssf: 240_000, employerNssf: 240_000 }, tax: { published: 356_000, own: 357_000 } },
  ],
  // 35% of 800,000 is 280,000. Only the table of 2021 has two readings.
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

/** The figures that the tools must show for a month. */
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
  test(`a change to the list ${list} during a tax year reaches every tool, card and text from its first day`, (context) => {
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
      // The page of a Finance Act keeps the rates that applied when the Act took effect.
      financeAct: texts[0],
    });

    const on = (visit: string) => figuresOf(visit, rateId);
    assert.deepEqual(on(eve), { ...before(eve.slice(0, 7)), ...shown(texts[0]) });
    assert.deepEqual(on(from), { ...after(newest), ...shown(texts[1]) });
    assert.deepEqual(on(`${eve}/${newest}`), { ...after(newest), ...shown(texts[0]) });
    assert.deepEqual(on(`${from}/2026-07`), { ...before('2026-07'), ...shown(texts[1]) });
  });
}

test('a table and a tax year entered in advance take effect on their first day', (context) => {
  const content = frozenContent(context);
  addTo(content, LISTS.paye, { id: 'paye-2027-07', from: '2027-07-01', years: ['2027/28'] });
  const [before, after] = ['2027-06-30', '2027-07-01'].map((day) => figuresOf(day));
  assert.deepEqual([before?.grossToNet.paye, after?.grossToNet.paye], [TAX.own, TAX.published]);
  assert.equal(before?.grossToNet.written, undefined, 'a tax year without a change inside it');
});
