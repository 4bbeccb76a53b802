import { amountInRow } from '@/components/calculators/result/ResultRows';
import { employeeRows, employerRows, netToGrossRows, yearRows } from '@/components/calculators/salary/salaryRows';
import type { BreakdownRow } from '@/lib/money/breakdown';
import { bonusMonth, netToGross } from '@/lib/salary/netToGross';
import { grossToNet, type OtherDeductions } from '@/lib/salary/salary';
import { getCalculatorRates } from '@/lib/server/content/loaders/tax/salary';
import { fc, forAll } from '@/tests/support/properties';
import { netToGrossParts, salaryParts } from './salaryParts';

const rates = getCalculatorRates('grossToNet');
const netRates = getCalculatorRates('netToGross');

/** Amount that a row shows, with its sign, in cents. */
const shownCents = (row: BreakdownRow) => {
  const text = amountInRow(row, row.amount).replace(/[,\s]/g, '').replace('−', '-');
  return Math.round(Number(text) * 100);
};

/** True if each of these rows is in sight the sum of those above it, and there is one. */
function doAddUp(rows: readonly BreakdownRow[], ...sums: string[]): boolean {
  let above = 0;
  const checked = rows.flatMap((row) => {
    if (sums.includes(row.id)) return [shownCents(row) === above];
    above += shownCents(row);
    return [];
  });
  return checked.length > 0 && checked.every(Boolean);
}

/** What the row of an id shows. */
const shownIn = (rows: readonly BreakdownRow[], of: string) => rows.filter(({ id }) => id === of).map(shownCents)[0];

const SUMS = ['taxable', 'net', 'left', 'total'];

/** Salaries to the cent. */
const salary = fc.integer({ min: 1, max: 5_000_000_00 }).map((cents) => cents / 100);
const deductions = fc.option(
  fc.record({ loanPercent: fc.constantFrom(0, 15), union: salary, insurance: salary, other: salary }),
  { nil: undefined },
);

describe('amounts in sight add up to the cent', () => {
  const parts = (of: OtherDeductions | undefined) => salaryParts(rates, of);

  it('from any gross to net pay, to what is left, and to the employer’s cost', () =>
    forAll(salary, deductions, (gross, of) => {
      const result = grossToNet(gross, rates, {}, of);
      return doAddUp(employeeRows(result, parts(of)), ...SUMS) && doAddUp(employerRows(result, parts(of)), ...SUMS);
    }));

  it('from any net pay, or any rest, to gross', () =>
    forAll(salary, deductions, (net, of) => {
      const result = netToGross(net, netRates, {}, of);
      if (!result) return true;
      const employee = netToGrossRows(result, netToGrossParts(netRates, of));
      // Taxable pay, net pay plus PAYE, stands before the PAYE that follows from it.
      const [taxable = NaN, nssf = NaN] = ['taxable', 'nssf'].map((of) => shownIn(employee, of));
      const others = employee.filter(({ id }) => id !== 'taxable');
      return taxable + nssf === shownIn(employee, 'gross') && doAddUp(others, 'gross', ...(of ? ['net'] : []));
    }));

  it('in every column of the year with a bonus', () =>
    forAll(salary, salary, deductions, (gross, bonus, of) => {
      const usual = grossToNet(gross, rates, {}, of);
      const rows = yearRows(usual, bonusMonth(usual, bonus, rates, {}), parts(of));
      // The cost to the employer, the last row, is no sum of the rows above it.
      const columns = [0, 1, 2].map((column) => rows.map((row) => ({ ...row, amount: row.amounts?.[column] ?? 0 })));
      return columns.every((shown) => doAddUp(shown.slice(0, -1), ...SUMS));
    }));
});
