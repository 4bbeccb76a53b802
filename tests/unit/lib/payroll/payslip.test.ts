import type { Employee } from '@/lib/payroll/payslip';
import { readCases } from '@/tests/support/cases';
import { slipFor } from './sampleEmployee';

// All figures were calculated independently of this code, with exact fractions, from the law and the published tables.

it.each(readCases('cases/payroll-months.csv'))('in $month basic pay of $basic leaves a net pay of $net', (line) => {
  const { month = '', basic, ...lines } = line;
  const expected = Object.fromEntries(Object.entries(lines).map(([id, amount]) => [id, Number(amount)]));
  const slip = slipFor(month, { basic: Number(basic) });
  expect(slip).toMatchObject({ ...expected, employerPension: expected.employeePension });
});

/** Expected: employer's pension contribution, SDL, WCF and total cost, on basic pay of 1,000,000. */
it.each([
  ['2026-11', {}, { staff: 9 }, 100_000, 0, 5000, 1_105_000],
  ['2026-11', {}, { isSdlExempt: true }, 100_000, 0, 5000, 1_105_000],
  ['2021-06', {}, { staff: 3 }, 100_000, 0, 10_000, 1_110_000],
  ['2021-06', {}, { staff: 4 }, 100_000, 40_000, 10_000, 1_150_000],
  ['2018-01', {}, { isPublicBody: true }, 100_000, 45_000, 5000, 1_150_000],
  ['2021-08', { fund: 'psssf' }, { isPublicBody: true }, 150_000, 40_000, 5000, 1_195_000],
] as const)(
  'in %s an employee with %j costs an employer with %j the expected charges',
  (month, values, settings, ...expected) => {
    const { employerPension, sdl, wcf, cost } = slipFor(month, { basic: 1_000_000, ...values }, settings);
    expect([employerPension, sdl, wcf, cost]).toEqual(expected);
  },
);

/** Expected: employee's pension contribution, taxable pay, tax, net pay and total cost. */
it.each<[Partial<Employee>, ...number[]]>([
  [{ basic: 2_000_000, status: 'non-resident' }, 200_000, 2_000_000, 300_000, 1_500_000, 2_280_000],
  [{ basic: 2_000_000, status: 'second-job' }, 200_000, 1_800_000, 540_000, 1_260_000, 2_280_000],
  [{ basic: 2_000_000, status: 'director', fund: 'none' }, 0, 2_000_000, 300_000, 1_700_000, 2_000_000],
  [{ basic: 1_000_000, nssfShare: 0 }, 0, 1_000_000, 128_000, 872_000, 1_240_000],
  [{ basic: 1_000_000, nssfShare: 7.5 }, 75_000, 925_000, 109_250, 815_750, 1_165_000],
  [{ basic: 1_000_000, fund: 'psssf' }, 50_000, 950_000, 115_500, 834_500, 1_190_000],
  [{ basic: 1_000_000, allowances: 200_000, fund: 'psssf-basic' }, 50_000, 1_150_000, 173_000, 977_000, 1_398_000],
  [{ basic: 1_000_000, fund: 'none' }, 0, 1_000_000, 128_000, 872_000, 1_040_000],
])('calculates pay of an employee with %j', (values, ...expected) => {
  const { employeePension, taxable, paye, net, cost } = slipFor('2026-11', values);
  expect([employeePension, taxable, paye, net, cost]).toEqual(expected);
});

/** Expected: student loan, union dues, net pay and total cost. */
it.each<[Partial<Employee>, ...number[]]>([
  [{ basic: 1_000_000, allowances: 200_000, heslb: 'gross' }, 180_000, 0, 748_000, 1_368_000],
  [{ basic: 1_000_000, allowances: 200_000, heslb: 'basic' }, 150_000, 0, 778_000, 1_368_000],
  [
    { basic: 900_000, union: { percent: 2 }, insurance: 30_000, otherDeductions: 50_000 },
    0,
    18_000,
    631_500,
    1_026_000,
  ],
  [{ basic: 900_000, overtime: 100_000, union: { percent: 2 } }, 0, 18_000, 779_000, 1_139_500],
  [{ basic: 900_000, union: { amount: 5000 }, bonus: 300_000, overtime: 75_000 }, 0, 5000, 970_250, 1_451_625],
  // The student loan and WCF exclude overtime and bonus; WCF also excludes allowances that are not fixed.
  [{ basic: 800_000, allowances: 100_000, bonus: 300_000, heslb: 'gross' }, 135_000, 0, 793_000, 1_366_500],
  [{ basic: 800_000, allowances: 100_000, wcfEarnings: 800_000 }, 0, 0, 729_500, 1_025_500],
])('deducts %j', (values, ...expected) => {
  const { heslb, union, net, cost } = slipFor('2026-11', values);
  expect([heslb, union, net, cost]).toEqual(expected);
});

/** Expected: taxable pay, tax and net pay with benefits in kind. */
it.each<[Partial<Employee>, ...number[]]>([
  [{ basic: 1_500_000, benefits: 20_833.33 }, 1_370_833.33, 239_250, 1_110_750],
  [{ basic: 1_500_000, benefits: 83_333.33 }, 1_433_333.33, 258_000, 1_092_000],
  [{ basic: 2_000_000, benefits: 500_000 }, 2_300_000, 518_000, 1_282_000],
  [{ basic: 4_000_000, benefits: 810_833.33, status: 'non-resident' }, 4_810_833.33, 721_625, 2_878_375],
])('taxes the benefits of %j', (values, ...expected) => {
  const { taxable, paye, net } = slipFor('2026-11', values);
  expect([taxable, paye, net]).toEqual(expected);
});
