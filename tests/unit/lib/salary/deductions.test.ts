import { bandNameOf } from '@/components/calculators/salary/bandTexts';
import { netToGross, readNetSalary } from '@/lib/salary/netToGross';
import { nonResidentRates } from '@/lib/salary/rates';
import { grossToNet, type OtherDeductions } from '@/lib/salary/salary';
import { getCalculatorRates, getSalaryYears } from '@/lib/server/content/loaders/tax/salary';
import { ENGLISH } from '@/lib/words/translate';
import { fc, forAll } from '@/tests/support/properties';

const rates = getCalculatorRates('grossToNet');
const inverse = getCalculatorRates('netToGross');
const LOAN: OtherDeductions = { loanPercent: 15, union: 0, insurance: 0, other: 0 };

const amounts = fc.double({ min: 0, max: 5e6, noNaN: true });
const loanPercent = fc.constantFrom(0, 15);
const anyDeductions = fc.record({ loanPercent, union: amounts, insurance: amounts, other: amounts });
const anyYear = fc.constantFrom(
  ...getSalaryYears('netToGross', 'en').flatMap(({ tables }) => tables.map(({ rates: ofTable }) => ofTable)),
);

describe('a non-resident employee', () => {
  const flat = nonResidentRates(inverse, 15);

  // Calculated by hand: 15% and 10% of 10,000,000 are 1,500,000 and 1,000,000.
  it('pays the flat rate on the whole gross salary, and NSSF', () => {
    const flat = nonResidentRates(rates, 15);
    const result = grossToNet(10_000_000, flat);
    expect(result).toMatchObject({
      taxablePay: 10_000_000,
      paye: 1_500_000,
      employeeNSSF: 1_000_000,
      netPay: 7_500_000,
    });
    expect(bandNameOf(result, flat, ENGLISH)).toBe('15% of gross');
    expect(result.summary.marginalRate).toBe(15);
  });

  it('gets the same gross salary from both calculators, with other deductions too', () => {
    forAll(fc.integer({ min: 1_000, max: 1e9 }), loanPercent, (gross, percent) => {
      const deductions = { ...LOAN, loanPercent: percent, other: 100 };
      const left = grossToNet(gross, flat, {}, deductions).deducted?.left ?? 0;
      expect(netToGross(left, flat, {}, deductions)?.grossSalary).toBe(gross);
    });
  });
});

describe('other deductions', () => {
  it('change neither tax nor contributions', () => {
    forAll(amounts, anyDeductions, anyYear, (gross, deductions, ofYear) => {
      const { deducted, ...result } = grossToNet(gross, ofYear, {}, deductions);
      expect(result).toEqual(grossToNet(gross, ofYear));
      expect(deducted).toBeDefined();
    });
  });
});

describe('the gross salary for an amount after deductions', () => {
  it('leaves the requested amount, except for rounding, in every year and with all deductions', () => {
    forAll(fc.double({ min: 1, max: 1e9, noNaN: true }), anyDeductions, anyYear, (left, deductions, ofYear) => {
      const { band, asked, ...found } = { ...netToGross(left, ofYear, {}, deductions) };
      expect(asked).toBe(left);
      expect(Math.abs((found.deducted?.left ?? Number.NaN) - left)).toBeLessThanOrEqual(1);
      expect(found).toEqual({ ...grossToNet(found.grossSalary ?? 0, ofYear, {}, deductions), band: undefined });
    });
  });

  it('accepts an amount after deductions, but not 0', () => {
    expect(readNetSalary('0', inverse, LOAN)).toEqual({ error: { code: 'net-not-positive' } });
    expect(readNetSalary('540,000', inverse, LOAN)).toEqual({ amount: 540_000 });
  });
});
