import { amountInRow } from '@/components/calculators/result/ResultRows';
import { bandNameOf, netRangeText } from '@/components/calculators/salary/bandTexts';
import { employeeRows, employerRows, netToGrossRows, yearRows } from '@/components/calculators/salary/salaryRows';
import type { BreakdownRow } from '@/lib/money/breakdown';
import { formatTzs } from '@/lib/money/format';
import { bonusMonth, netToGross } from '@/lib/salary/netToGross';
import { grossToNet, type OtherDeductions } from '@/lib/salary/salary';
import { getCalculatorRates } from '@/lib/server/content/loaders/tax/salary';
import { ENGLISH } from '@/lib/words/say';
import { fc, forAll } from '@/tests/support/properties';
import { netToGrossParts, salaryParts } from './salaryParts';

const rates = getCalculatorRates('grossToNet');
const netRates = getCalculatorRates('netToGross');
const formulas = (rows: BreakdownRow[]) => Object.fromEntries(rows.map(({ id, formula }) => [id, formula]));

function rowsForNet(net: number) {
  const result = netToGross(net, netRates);
  if (!result) throw new Error(`no gross for ${net}`);
  return netToGrossRows(result, netToGrossParts(netRates));
}

describe('rows from gross to net', () => {
  it.each([
    [300_000, 'tax-free', 'There is no tax on taxable pay of 270,000.'],
    [500_000, '8%', '8% × (450,000 − 270,000) = 14,400'],
    [2_500_000, '129,000 + 30%', '129,000 + 30% × (2,250,000 − 1,000,000) = 504,000'],
  ])('state the rule of the band of %d', (gross, rule, formula) => {
    const paye = employeeRows(grossToNet(gross, rates), salaryParts(rates)).find(({ id }) => id === 'paye');
    expect([paye?.rule, paye?.formula]).toEqual([rule, formula]);
  });
});

describe('rows of the employer’s side', () => {
  it('say why no skills levy is charged', () => {
    const rows = employerRows(grossToNet(800_000, rates, { isSdlCharged: false }), salaryParts(rates));
    expect(rows.find(({ id }) => id === 'sdl')).toMatchObject({
      rule: 'fewer than 10 employees',
      formula: 'Not charged.',
    });
  });

  it('do not say so of a salary of 0, which bears no levy either way', () => {
    const rows = employerRows(grossToNet(0, rates), salaryParts(rates));
    expect(rows.find(({ id }) => id === 'sdl')?.formula).toBe('0 × 3.5% = 0');
  });
});

describe('rows from net to gross', () => {
  it('turn the band’s formula round', () => {
    expect(formulas(rowsForNet(600_000))).toEqual({
      net: 'Your figure.',
      rounding: '0.24',
      taxable: '(600,000.24 + 20,000 − 20% × 520,000) / 80% = 645,000.30',
      paye: '20,000 + 20% × (645,000.30 − 520,000) = 45,000.06',
      nssf: '716,667 × 10% = 71,666.70',
      gross: '645,000.30 / 90% = 716,667',
    });
  });

  it.each([
    [200_000, 'No tax: the net pay of 199,999.80 is the taxable pay.'],
    [400_000, '(400,000.14 − 8% × 270,000) / 92% = 411,304.50'],
  ])('for a net of %d', (net, formula) => expect(formulas(rowsForNet(net)).taxable).toBe(formula));
});

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

describe('the band of a salary', () => {
  it('has its name and its range of net pay from the same band', () =>
    forAll(salary, (gross) => {
      const result = grossToNet(gross, rates);
      const band = rates.bands[result.band];
      const from = rates.bands[result.band - 1]?.netUpTo ?? 0;
      const name = band?.rate ? `${band.rate}% tax band` : 'Tax-free (0%)';
      return (
        bandNameOf(result, rates, ENGLISH) === name &&
        netRangeText(rates.bands, result.band, ENGLISH).startsWith(formatTzs(from))
      );
    }));
});
