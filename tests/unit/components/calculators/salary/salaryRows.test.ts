import { amountInRow, roundingLine } from '@/components/calculators/result/ResultRows';
import { employeeRows, employerRows, netToGrossRows, yearRows } from '@/components/calculators/salary/salaryRows';
import { roundToCents, roundToShillings } from '@/lib/money/amount';
import { type BreakdownRow, type Columns, type RoundedRow, roundRows } from '@/lib/money/breakdown';
import { bonusMonth, netToGross } from '@/lib/salary/netToGross';
import { grossToNet, type OtherDeductions } from '@/lib/salary/salary';
import { getCalculatorRates } from '@/lib/server/content/loaders/tax/salary';
import { ENGLISH } from '@/lib/words/translate';
import { fc, forAll } from '@/tests/support/properties';
import { netToGrossParts, salaryParts } from './salaryParts';

const rates = getCalculatorRates('grossToNet');
const netRates = getCalculatorRates('netToGross');

/** Returns the signed amount that a row shows in a column, in cents. */
const shownCents = (row: RoundedRow, column = 0) => {
  const text = amountInRow(row, row.shown[column] ?? Number.NaN)
    .replace(/[,\s]/g, '')
    .replace('−', '-');
  return Math.round(Number(text) * 100);
};

const SCREEN = roundToShillings;
const FILE = roundToCents;

/** Returns whether every total row among `sums` shows the sum of the amounts above it, and each column has one. */
function doAddUp(rows: readonly BreakdownRow[], columns: Columns, ...sums: string[]): boolean {
  return [SCREEN, FILE].every((round) => {
    const rounded = roundRows(rows, columns, round, roundingLine(ENGLISH));
    return (rounded[0]?.shown ?? []).every((_, column) => {
      let above = 0;
      const checked = rounded.flatMap((row) => {
        if (sums.includes(row.id)) return [shownCents(row, column) === above];
        above += shownCents(row, column);
        return [];
      });
      return checked.length > 0 && checked.every(Boolean);
    });
  });
}

const SUMS = ['taxable', 'net', 'left', 'total'];

/** Generates salaries to the cent. */
const salary = fc.integer({ min: 1, max: 5_000_000_00 }).map((cents) => cents / 100);
const deductions = fc.option(
  fc.record({ loanPercent: fc.constantFrom(0, 15), union: salary, insurance: salary, other: salary }),
  { nil: undefined },
);

describe('displayed and exported amounts add up', () => {
  const parts = (of: OtherDeductions | undefined) => salaryParts(rates, of);

  it("from any gross to net pay, to the rest after deductions, and to the employer's cost", () =>
    forAll(salary, deductions, (gross, of) => {
      const result = grossToNet(gross, rates, {}, of);
      return [employeeRows, employerRows].every((rows) => doAddUp(rows(result, parts(of)), 'periods', ...SUMS));
    }));

  it('from any net pay or rest, as typed, to gross', () =>
    forAll(salary, deductions, (net, of) => {
      const result = netToGross(net, netRates, {}, of);
      if (!result) return true;
      const rows = netToGrossRows(result, netToGrossParts(netRates, of));
      const [typed] = roundRows(rows, 'periods', SCREEN, roundingLine(ENGLISH));
      expect(typed && shownCents(typed)).toBe(Math.round(net * 100));
      return doAddUp(rows, 'periods', 'taxable', 'gross', ...(of ? ['net'] : []));
    }));

  it('in every column of the year with a bonus', () =>
    forAll(salary, salary, deductions, (gross, bonus, of) => {
      const usual = grossToNet(gross, rates, {}, of);
      const rows = yearRows(usual, bonusMonth(usual, bonus, rates, {}), parts(of));
      // The cost to the employer, the last row, is not a sum of the rows above it.
      return doAddUp(rows.slice(0, -1), ['Usual', 'Bonus', 'Year'], ...SUMS);
    }));
});
