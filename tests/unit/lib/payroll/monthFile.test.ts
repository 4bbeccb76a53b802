import { changeOf, compareMonths } from '@/lib/payroll/compareMonths';
import { controlTotals } from '@/lib/payroll/controlTotals';
import { payslipTexts } from '@/lib/payroll/lineTexts';
import { MONTH_FILE_ERRORS, type MonthPerson, monthIn, peopleOf, readMonthFile } from '@/lib/payroll/monthFile';
import { payrollRatesOn } from '@/lib/payroll/rates';
import { MONTHS, type MonthTexts } from '@/lib/payroll/sheet';
import { runCsv } from '@/lib/payroll/sheetFile';
import { workOut } from '@/lib/payroll/workOut';
import { fc, forAll } from '@/tests/support/properties';
import { rules } from './sampleEmployee';

const NOVEMBER: MonthTexts = { employer: '', year: '2026/27', month: '11', staff: '', kind: 'private' };
const texts = payslipTexts(payrollRatesOn(rules.periods, '2026-11-01'), rules);

const sheetOf = (people: readonly (readonly [name: string, basic: number, number?: string])[]) => ({
  month: NOVEMBER,
  rows: people.map(([name, basic, number = ''], key) => ({ key, texts: { name, basic: String(basic), number } })),
});

/** A run of these people and its file. */
function runOf(...people: Parameters<typeof sheetOf>[0][number][]) {
  const outcome = workOut(sheetOf(people), rules);
  if (!outcome.run) throw new Error('no run');
  return { outcome, run: outcome.run, csv: runCsv(outcome.rows, outcome.run, texts) };
}
const read = (source: string, name = 'a.csv') => readMonthFile(source, name, NOVEMBER, rules);
const net = (person?: MonthPerson) => person?.lines.net;

describe('a month’s file', () => {
  it('of a run gives its month, and its people with the results that stand in it', () => {
    const { csv, run } = runOf(['Asha', 1_000_000, '7'], ['=Juma', 800_000]);
    expect(read(csv)).toEqual({ month: { year: '2026/27', month: '11' }, people: peopleOf(run), notes: [] });
    expect(read(csv.replaceAll(',', ';').replace(/"/g, ''))).toMatchObject({
      people: [{ name: 'Asha' }, { name: '=Juma' }],
    });
  });

  it('that no longer adds up to its totals, or has none, says so', () => {
    const { csv } = runOf(['Asha', 1_000_000], ['Juma', 800_000]);
    expect(read(csv.replace('797000.00', '897000.00'))).toMatchObject({
      notes: ['The rows of this file do not add up to its own totals: Net pay. It was changed after the run.'],
    });
    expect(read(csv.split('\r\n').slice(0, 3).join('\r\n'))).toMatchObject({
      people: [{ name: 'Asha' }, { name: 'Juma' }],
      notes: ['The totals of the run are missing at the foot of this file.'],
    });
  });

  it('in the template’s columns is worked out by the rates of the month in its name', () => {
    const sheet = 'Name,Basic pay\nAsha,1000000\nJuma,lots\nTotal,1000000';
    const found = read(sheet, 'payroll-june-2021.csv');
    expect(found).toMatchObject({
      month: { year: '2020/21', month: '06' },
      people: [{ name: 'Asha', lines: { paye: 105_500 } }],
    });
    expect(read(sheet)).toMatchObject({
      people: [{ lines: { paye: 103_000 } }],
      notes: [
        'The file holds no results: its pay was worked out here.',
        'Left out as totals: Total.',
        '1 row could not be read and left out.',
      ],
    });
  });

  it.each([
    ['', MONTH_FILE_ERRORS.empty],
    ['PK\u0003\u0004workbook', MONTH_FILE_ERRORS.workbook],
    ['%PDF-1.7', MONTH_FILE_ERRORS.workbook],
    ['Date,Shop\nMonday,Market', MONTH_FILE_ERRORS.unnamed],
    ['Name,Basic pay\nAsha,lots', MONTH_FILE_ERRORS.nobody],
    ['Name,Basic pay\n', MONTH_FILE_ERRORS.empty],
    [runOf(['Asha', 1]).csv.replace(/^(,Asha.*,)1\.00,/m, '$1?,'), MONTH_FILE_ERRORS.unpaid],
  ])('%j is none: %s', (source, error) => {
    expect(read(source)).toEqual({ error });
  });

  it.each([
    ['payroll-november-2026.csv', { year: '2026/27', month: '11' }],
    ['January 2027', { year: '2026/27', month: '01' }],
    ['wages_march_2027', { year: '2026/27', month: '03' }],
    ['staff.csv', undefined],
    ['smarch 2027', undefined],
  ])('of %s is %o', (name, month) => expect(monthIn(name)).toEqual(month));

  it('is read back as its people, whoever they are', () => {
    const person = fc.tuple(fc.stringMatching(/^[A-Z][a-z ,;"=+-]{0,8}$/), fc.integer({ min: 1, max: 10 ** 9 }));
    forAll(fc.array(person, { minLength: 1, maxLength: 5 }), fc.constantFrom(...MONTHS), (people, [month]) => {
      const outcome = workOut({ ...sheetOf(people), month: { ...NOVEMBER, month } }, rules);
      if (!outcome.run) return false;
      const found = read(runCsv(outcome.rows, outcome.run, texts));
      return (
        found.error === undefined &&
        found.month?.month === month &&
        found.notes.length === 0 &&
        JSON.stringify(found.people) === JSON.stringify(peopleOf(outcome.run))
      );
    });
  });
});

describe('two months side by side', () => {
  const october = peopleOf(
    runOf(['Asha', 1_000_000, '1'], ['Juma', 800_000], ['Neema', 500_000, '3'], ['Rehema', 500_000], ['Ali', 400_000])
      .run,
  );
  const november = peopleOf(
    runOf(
      ['Asha M.', 1_100_000, '1'],
      ['juma', 700_000, '2'],
      ['Neema', 500_000, '4'],
      ['Rehema', 505_000],
      ['Zawadi', 1],
    ).run,
  );

  it('names who is new, who left and whose pay changed; people are known by number, else by name', () => {
    const { differences, unchanged, totals } = compareMonths(october, november, 10);
    expect(differences.map(({ kind, name, last, now }) => [kind, name, net(last), net(now)])).toEqual([
      ['new', 'Neema', undefined, 435_600],
      ['new', 'Zawadi', undefined, 0.9],
      ['left', 'Neema', 435_600, undefined],
      ['left', 'Ali', 352_800, undefined],
      ['changed', 'juma', 660_000, 588_000],
    ]);
    expect(unchanged).toBe(2);
    expect(totals[0]).toEqual({ label: 'Employees', last: 5, now: 5, isCount: true });
    expect(totals[1]).toEqual({ label: 'Gross pay', last: 3_200_000, now: 2_805_001 });
  });

  it.each([
    [9.99, 2],
    [10, 1],
    [0, 3],
  ])('at %d%% there are %d changed', (limit, count) => {
    const { differences } = compareMonths(october, november, limit);
    expect(differences.filter(({ kind }) => kind === 'changed')).toHaveLength(count);
  });

  it('everybody is counted once, and a month beside itself has no differences', () => {
    const name = fc.constantFrom('Asha', 'Juma', 'Neema');
    const month = fc.array(fc.tuple(name, fc.integer({ min: 1, max: 9 }), fc.constantFrom('', '1', '2')), {
      maxLength: 6,
    });
    const people = (rows: [string, number, string][]) => (rows.length > 0 ? peopleOf(runOf(...rows).run) : []);
    forAll(month, month, (one, other) => {
      const { differences, unchanged } = compareMonths(people(one), people(other), 10);
      const count = (...kinds: string[]) => differences.filter(({ kind }) => kinds.includes(kind)).length;
      const same = compareMonths(people(one), people(one), 0);
      return (
        count('new', 'changed') + unchanged === other.length &&
        count('left', 'changed') + unchanged === one.length &&
        same.differences.length === 0
      );
    });
  });

  it('a change from nothing has no percentage', () => {
    expect([changeOf(0, 5), changeOf(200, 150), changeOf(-100, 100)]).toEqual([undefined, -25, 200]);
  });
});

describe('control totals', () => {
  it('agree for a sheet that is right', () => {
    const { outcome, run } = runOf(['Asha', 1_000_000], ['Juma', 800_000]);
    expect(controlTotals(outcome, run).map(({ figure, isRight }) => [figure, isRight])).toEqual([
      ['2', true],
      ['1,800,000', true],
      ['163,000', true],
      ['360,000', true],
      ['1,457,000', true],
      ['1,989,000', true],
    ]);
  });

  it('point to rows left out, to doubles and to net pay below 0', () => {
    const sheet = sheetOf([
      ['Asha', 100],
      ['Asha', 100],
      ['7', 100],
    ]);
    const rows = sheet.rows.map((row) => ({ ...row, texts: { ...row.texts, other: '200' } }));
    const outcome = workOut({ ...sheet, rows }, rules);
    if (!outcome.run) throw new Error('no run');
    const faults = controlTotals(outcome, outcome.run).filter(({ isRight }) => !isRight);
    expect(faults.map(({ label, check }) => `${label}: ${check}`)).toEqual([
      'Employees: 1 of 3 rows left out; 1 may be there twice',
      'Net pay: 2 below 0',
    ]);
  });

  it('find a sum that was changed', () => {
    const { outcome, run } = runOf(['Asha', 1_000_000]);
    const wrong = { ...run, totals: { ...run.totals, paye: 1 } };
    expect(controlTotals(outcome, wrong)[2]).toMatchObject({ isRight: false, check: 'what goes to TRA: 103,000' });
  });
});
