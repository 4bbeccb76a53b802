import { monthOptions } from '@/components/calculators/payroll/PayrollCalculator';
import { workOut } from '@/lib/payroll/run';
import type { MonthTexts, RowTexts } from '@/lib/payroll/sheet';
import { rules } from './sampleEmployee';

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
  expect(run?.settings.staff).toBe(3);
});

it.each([
  ['private', 350_000, 50_000],
  ['exempt', 0, 50_000],
  ['public', 0, 50_000],
])('a %s employer pays SDL %d and WCF %d', (kind, sdl, wcf) => {
  expect(outcomeOf(people(10), { kind }).run?.totals).toMatchObject({ sdl, wcf });
});

it('offers the months of an income year from July to June', () => {
  const months = monthOptions(['2026/27', '2025/26']);
  expect(months).toHaveLength(2 * 12);
  expect([months[0], months[6], months[12]]).toEqual([
    { value: '2026-07', label: 'July 2026', group: 'Income year 2026/27' },
    { value: '2027-01', label: 'January 2027', group: 'Income year 2026/27' },
    { value: '2025-07', label: 'July 2025', group: 'Income year 2025/26' },
  ]);
});
