import { roundToCents } from '@/lib/money/amount';
import type { Employee } from '@/lib/payroll/payslip';
import { payrollRatesOn } from '@/lib/payroll/rates';
import { payrollRun } from '@/lib/payroll/run';
import { salaryRates } from '@/lib/salary/rates';
import { grossToNet } from '@/lib/salary/salary';
import { getPublishedRates } from '@/lib/server/content/loaders/tax/salary';
import { fc, forAll } from '@/tests/support/properties';
import { employee, rules, settings } from './sampleEmployee';

const amount = fc.integer({ min: 0, max: 2_000_000_000 }).map((cents) => cents / 100);
const percent = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);

const anyone: fc.Arbitrary<Employee> = fc.record({
  number: fc.string(),
  name: fc.string(),
  status: fc.constantFrom('resident', 'non-resident', 'second-job', 'director'),
  basic: amount,
  allowances: amount,
  overtime: amount,
  bonus: amount,
  fund: fc.constantFrom('nssf', 'psssf', 'psssf-basic', 'none'),
  nssfShare: percent,
  heslb: fc.constantFrom('no', 'gross', 'basic'),
  union: fc.oneof(fc.record({ percent }), fc.record({ amount })),
  insurance: amount,
  otherDeductions: amount,
  benefits: amount,
});

const months = fc
  .integer({ min: 2012 * 12 + 6, max: 2026 * 12 + 11 })
  .map((index) => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`);

const cents = (value: number) => Math.round(value * 100);
const centsOf = (values: readonly number[]) => values.reduce((sum, value) => sum + cents(value), 0);

const run = (employees: readonly Employee[], month = '2026-11-01') => payrollRun(employees, settings({ month }), rules);

describe('for any employee in any month', () => {
  it('net pay is gross pay less deductions, and cost is gross pay plus employer charges, to the cent', () => {
    forAll(anyone, months, (person, month) => {
      const [slip] = run([person], month).slips;
      if (!slip) throw new Error('no payslip');
      const { gross, employeePension, paye, heslb, union, insurance, otherDeductions } = slip;
      const taken = centsOf([employeePension, paye, heslb, union, insurance, otherDeductions]);
      expect(cents(slip.net)).toBe(cents(gross) - taken);
      expect(cents(slip.cost)).toBe(centsOf([gross, slip.employerPension, slip.sdl, slip.wcf]));
    });
  });

  it('benefits in kind change taxable pay and tax, but no contribution, levy or cost', () => {
    forAll(anyone, months, (person, month) => {
      const [withThem] = run([person], month).slips;
      const [without] = run([{ ...person, benefits: 0 }], month).slips;
      if (!withThem || !without) throw new Error('no payslip');
      for (const line of [
        'gross',
        'pensionBase',
        'employeePension',
        'employerPension',
        'sdl',
        'wcf',
        'cost',
      ] as const) {
        expect(withThem[line]).toBe(without[line]);
      }
      expect(withThem.taxable).toBeGreaterThanOrEqual(without.taxable);
      expect(withThem.net).toBeLessThanOrEqual(without.net);
    });
  });
});

describe('for a whole payroll', () => {
  it("payments to authorities and net pay add up to the employer's cost", () => {
    forAll(fc.array(anyone, { maxLength: 12 }), months, (people, month) => {
      const { cash, totals } = run(people, month);
      expect(cents(cash)).toBe(cents(totals.cost));
    });
  });
});

it('a resident with an even NSSF split pays the same as in the gross to net calculator with the published table', () => {
  const published = salaryRates(getPublishedRates('2026/27'));
  forAll(fc.integer({ min: 0, max: 50_000_000 }), (basic) => {
    const [slip] = run([employee({ basic })]).slips;
    const { employeeNSSF, taxablePay, paye, employerNSSF, sdl, wcf } = grossToNet(basic, published);
    const salary = [employeeNSSF, taxablePay, paye, employerNSSF, sdl, wcf].map(roundToCents);
    expect([slip?.employeePension, slip?.taxable, slip?.paye, slip?.employerPension, slip?.sdl, slip?.wcf]).toEqual(
      salary,
    );
  });
});

it('rates before July 2012 are unknown', () => {
  expect(() => payrollRatesOn(rules.periods, '2012-06-01')).toThrow('no payroll rates for 2012-06-01');
});
