import { dueDay } from '@/lib/payroll/rates';
import { doubtsOf, namesBelowZero, payrollRun, type RunDoubt, workOut } from '@/lib/payroll/run';
import type { MonthTexts, RowTexts } from '@/lib/payroll/sheet';
import { employee, rules, settings } from './sampleEmployee';

const PEOPLE = [
  employee({ name: 'Resident', basic: 1_000_000, heslb: 'basic', union: { amount: 10_000 }, insurance: 20_000 }),
  employee({ name: 'Public', basic: 1_000_000, fund: 'psssf', otherDeductions: 5_000 }),
  employee({ name: 'Director', basic: 400_000, status: 'director', fund: 'none' }),
];

const totalsOf = (month: string, staff = 10) => {
  const { authorities } = payrollRun(PEOPLE, settings({ month, staff }), rules);
  return Object.fromEntries(authorities.map(({ id, amount, due }) => [id, [amount, due]]));
};

it('says to whom each payment of November 2026 goes and by when', () => {
  expect(totalsOf('2026-11-01')).toEqual({
    // 103,000 on 900,000 and 115,500 on 950,000.
    paye: [218_500, '2026-12-07'],
    directors: [60_000, '2026-12-07'],
    sdl: [70_000, '2026-12-07'],
    nssf: [200_000, '2026-12-31'],
    psssf: [200_000, undefined],
    wcf: [10_000, '2026-12-31'],
    heslb: [150_000, '2026-12-15'],
    union: [10_000, undefined],
    insurance: [20_000, undefined],
    other: [5_000, undefined],
  });
});

it('leaves out an authority that gets nothing', () => {
  expect(totalsOf('2026-11-01', 9)).not.toHaveProperty('sdl');
  expect(totalsOf('2014-11-01')).not.toHaveProperty('wcf');
});

it.each([
  ['2026-12-01', 7, '2027-01-07'],
  ['2026-12-01', 'end', '2027-01-31'],
  ['2027-01-01', 'end', '2027-02-28'],
  ['2028-01-01', 'end', '2028-02-29'],
  ['2026-03-01', 15, '2026-04-15'],
  ['2026-03-01', null, undefined],
] as const)('of the month from %s the duty of %s is due on %s', (month, due, day) => {
  expect(dueDay(month, due)).toBe(day);
});

describe('what was assumed in a run', () => {
  type Person = Parameters<typeof employee>[0];
  const runOf = (person: Person) => payrollRun([employee({ basic: 1_000_000, ...person })], settings(), rules);

  it.each<[Person, RunDoubt]>([
    [{ status: 'director', fund: 'none' }, 'directors'],
    [{ allowances: 1 }, 'wcf-base'],
    [{ fund: 'psssf' }, 'psssf-base'],
    [{ heslb: 'gross' }, 'heslb-base'],
  ])('is doubted for %j: %s', (person, doubt) => {
    expect(doubtsOf(runOf(person))).toEqual([doubt]);
  });

  it('is nothing for a plain salary', () => expect(doubtsOf(runOf({}))).toEqual([]));

  it('includes a rate of a past month that was not confirmed', () => {
    const run = runOf({ status: 'non-resident' });
    const rates = { ...run.rates, nonResident: { ...run.rates.nonResident, isConfirmed: false } };
    expect(doubtsOf({ ...run, rates })).toEqual(['later-rates']);
  });

  it('names whose deductions are more than the pay', () => {
    expect(namesBelowZero(runOf({ otherDeductions: 2_000_000 }))).toEqual(['Asha Mushi']);
    expect(namesBelowZero(runOf({}))).toEqual([]);
  });
});

const MONTH: MonthTexts = { employer: '', month: '2026-11', staff: '', kind: 'private' };

const outcomeOf = (rows: readonly RowTexts[], month: Partial<MonthTexts> = {}) =>
  workOut({ month: { ...MONTH, ...month }, rows: rows.map((texts, key) => ({ key, texts })) }, rules);

const people = (count: number): RowTexts[] => Array.from({ length: count }, () => ({ name: 'A', basic: '1m' }));

it('works out the usable rows and names the errors of the others', () => {
  const { run, errors, rows } = outcomeOf([{ name: 'Asha', basic: '1m' }, { basic: '1m' }, { name: ' ' }]);
  expect(run?.slips.map(({ employee }) => employee.name)).toEqual(['Asha']);
  expect(rows).toEqual([{ name: 'Asha', basic: '1m' }]);
  expect([...errors]).toEqual([[1, { name: { code: 'name-missing' } }]]);
});

it('has no run while no row can be used', () => expect(outcomeOf([{}]).run).toBeUndefined());

it.each([
  ['as many as are listed', 9, '', 0],
  ['as many as are listed', 10, '', 350_000],
  ['more than are listed', 1, '10', 35_000],
])('charges SDL by the employees: %s', (_, count, staff, sdl) => {
  expect(outcomeOf(people(count), { staff }).run?.totals.sdl).toBe(sdl);
});

it('counts a row with a mistake as an employee, a director not', () => {
  expect(outcomeOf([...people(9), { name: 'B', basic: 'x' }]).run?.totals.sdl).toBe(315_000);
  expect(outcomeOf([...people(9), { name: 'D', basic: '1m', status: 'director' }]).run?.totals.sdl).toBe(0);
});

it.each(['2', 'many', '10.5'])('names the error of %s employees where three are listed', (staff) => {
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
