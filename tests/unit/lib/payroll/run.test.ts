import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dueDay } from '@/lib/payroll/rates';
import { calculateSheet, caveatsOf, namesBelowZero, payrollRun, type RunCaveat } from '@/lib/payroll/run';
import type { MonthTexts, RowTexts } from '@/lib/payroll/sheet';
import { readSheet } from '@/lib/payroll/sheetFile';
import { readCases } from '@/tests/support/cases';
import { employee, rules, settings } from './sampleEmployee';

it('omits an authority that receives nothing', () => {
  const idsOf = (month: string, staff: number) =>
    payrollRun([employee({ basic: 1_000_000 })], settings({ month, staff }), rules).authorities.map(({ id }) => id);
  expect(idsOf('2026-11-01', 9)).toEqual(['paye', 'nssf', 'wcf']);
  expect(idsOf('2014-11-01', 10)).toEqual(['paye', 'sdl', 'nssf']);
});

it.each([
  ['2026-12-01', 7, '2027-01-07'],
  ['2026-12-01', 'end', '2027-01-31'],
  ['2027-01-01', 'end', '2027-02-28'],
  ['2028-01-01', 'end', '2028-02-29'],
  ['2026-03-01', 15, '2026-04-15'],
  ['2026-03-01', null, undefined],
] as const)('for the month from %s a payment due %s is due on %s', (month, due, day) => {
  expect(dueDay(month, due)).toBe(day);
});

describe('the assumptions of a run', () => {
  type Person = Parameters<typeof employee>[0];
  const runOf = (person: Person) => payrollRun([employee({ basic: 1_000_000, ...person })], settings(), rules);

  it.each<[Person, RunCaveat]>([
    [{ status: 'director', fund: 'none' }, 'directors'],
    [{ allowances: 1 }, 'wcf-base'],
    [{ fund: 'psssf' }, 'psssf-base'],
    [{ heslb: 'gross' }, 'heslb-base'],
  ])('are flagged for %j: %s', (person, doubt) => {
    expect(caveatsOf(runOf(person))).toEqual([doubt]);
  });

  it('are not flagged for a plain salary', () => expect(caveatsOf(runOf({}))).toEqual([]));

  it('are flagged for an unconfirmed rate of a past month', () => {
    const run = runOf({ status: 'non-resident' });
    const rates = { ...run.rates, nonResident: { ...run.rates.nonResident, isConfirmed: false } };
    expect(caveatsOf({ ...run, rates })).toEqual(['later-rates']);
  });

  it('include the names of those whose deductions exceed their pay', () => {
    expect(namesBelowZero(runOf({ otherDeductions: 2_000_000 }))).toEqual(['Asha Mushi']);
    expect(namesBelowZero(runOf({}))).toEqual([]);
  });
});

const MONTH: MonthTexts = { employer: '', month: '2026-11', staff: '', kind: 'private' };

const outcomeOf = (rows: readonly RowTexts[], month: Partial<MonthTexts> = {}) =>
  calculateSheet({ month: { ...MONTH, ...month }, rows: rows.map((texts, key) => ({ key, texts })) }, rules);

const people = (count: number): RowTexts[] => Array.from({ length: count }, () => ({ name: 'A', basic: '1m' }));

it('calculates the valid rows and reports the mistakes in the others', () => {
  const { run, errors, rows } = outcomeOf([{ name: 'Asha', basic: '1m' }, { basic: '1m' }, { name: ' ' }]);
  expect(run?.slips.map(({ employee }) => employee.name)).toEqual(['Asha']);
  expect(rows).toEqual([{ name: 'Asha', basic: '1m' }]);
  expect([...errors]).toEqual([[1, { name: { code: 'name-missing' } }]]);
});

it('has no run without a valid row', () => expect(outcomeOf([{}]).run).toBeUndefined());

it.each([
  ['as many as are listed', 9, '', 0],
  ['as many as are listed', 10, '', 350_000],
  ['more than are listed', 1, '10', 35_000],
])('charges SDL by the number of employees: %s', (_, count, staff, sdl) => {
  expect(outcomeOf(people(count), { staff }).run?.totals.sdl).toBe(sdl);
});

it('counts an invalid row as an employee, but not a director or a remark', () => {
  expect(outcomeOf([...people(9), { name: 'B', basic: 'x' }]).run?.totals.sdl).toBe(315_000);
  const remarks = [{ name: 'Prepared by Asha' }, { number: 'TOTAL', basic: '7,200,000' }, { number: 'Signed' }];
  expect(outcomeOf([...people(9), ...remarks]).run?.totals.sdl).toBe(0);
  expect(outcomeOf([...people(9), { name: 'D', basic: '1m', status: 'director' }]).run?.totals.sdl).toBe(0);
});

it.each(['2', 'many', '10.5'])('rejects a number of %s employees with three rows', (staff) => {
  const { staffError, run } = outcomeOf(people(3), { staff });
  expect(staffError).toEqual({ code: 'staff-unreadable', listed: 3 });
  expect(run?.totals.sdl).toBe(0);
});

it.each([
  ['private', 350_000, 50_000],
  ['exempt', 0, 50_000],
  ['public', 0, 50_000],
])('a %s employer pays SDL %d and WCF %d', (kind, sdl, wcf) => {
  expect(outcomeOf(people(10), { kind }).run?.totals).toMatchObject({ sdl, wcf });
});

const file = readFileSync(join(process.cwd(), 'tests/fixtures/payroll/small-firm.csv'), 'utf8');

const rows = readSheet(file).rows.map((texts, key) => ({ key, texts }));
const { run, errors } = calculateSheet({ month: MONTH, rows }, rules);

const BY_HAND = readCases('cases/payroll.csv');

it('the file of a firm with twelve people is read without mistakes', () => {
  expect(errors.size).toBe(0);
  expect(run?.slips.map(({ employee }) => employee.name)).toEqual(BY_HAND.map(({ name }) => name));
});

it.each(BY_HAND)('$name in that file has a net pay of $net, as calculated by hand', ({ name, ...lines }) => {
  const expected = Object.fromEntries(Object.entries(lines).map(([line, amount]) => [line, Number(amount)]));
  expect(run?.slips.find(({ employee }) => employee.name === name)).toMatchObject(expected);
});

it('the totals are the sums of these rows, divided among the authorities', () => {
  expect(run?.totals).toMatchObject({
    ...{ gross: 19_516_111.5, benefits: 1_164_166.67, employeePension: 1_731_055.58, taxable: 19_549_222.59 },
    ...{ paye: 3_354_966.78, heslb: 322_500, union: 55_000, net: 13_528_589.14 },
    ...{ employerPension: 1_942_166.73, sdl: 665_563.9, wcf: 91_005.56, cost: 22_214_847.69 },
  });
  expect(run?.authorities.map(({ id, amount, due }) => [id, amount, due])).toEqual([
    ['paye', 3_279_966.78, '2026-12-07'],
    ['directors', 75_000, '2026-12-07'],
    ['sdl', 665_563.9, '2026-12-07'],
    ['nssf', 3_473_222.31, '2026-12-31'],
    ['psssf', 200_000, undefined],
    ['wcf', 91_005.56, '2026-12-31'],
    ['heslb', 322_500, '2026-12-15'],
    ['union', 55_000, undefined],
    ['insurance', 24_000, undefined],
    ['other', 500_000, undefined],
  ]);
  expect(run?.cash).toBe(22_214_847.69);
});
