import { bandNameOf } from '@/components/calculators/salary/bandTexts';
import { employeeRows, netToGrossRows } from '@/components/calculators/salary/salaryRows';
import { netToGross, readNetSalary } from '@/lib/salary/netToGross';
import { nonResidentRates } from '@/lib/salary/rates';
import { grossToNet, type OtherDeductions } from '@/lib/salary/salary';
import { getCalculatorRates, getSalaryYears } from '@/lib/server/content/loaders/tax/salary';
import { ENGLISH } from '@/lib/words/say';
import { fc, forAll } from '@/tests/support/properties';
import { netToGrossParts, salaryParts } from '@/tests/unit/components/calculators/salary/salaryParts';

const rates = getCalculatorRates('grossToNet');
const inverse = getCalculatorRates('netToGross');
const LOAN: OtherDeductions = { loanPercent: 15, union: 0, insurance: 0, other: 0 };

const amounts = fc.double({ min: 0, max: 5e6, noNaN: true });
const loanPercent = fc.constantFrom(0, 15);
const anyDeductions = fc.record({ loanPercent, union: amounts, insurance: amounts, other: amounts });
const anyYear = fc.constantFrom(
  ...getSalaryYears('netToGross').flatMap(({ tables }) => tables.map(({ rates: ofTable }) => ofTable)),
);

describe('an employee who is not resident', () => {
  const flat = nonResidentRates(inverse, 15);

  // By hand: 15% and 10% of 10,000,000 are 1,500,000 and 1,000,000.
  it('bears the flat rate on all of gross, and NSSF', () => {
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

  it('has the same gross by both calculators, with other deductions too', () => {
    forAll(fc.integer({ min: 1_000, max: 1e9 }), loanPercent, (gross, percent) => {
      const deductions = { ...LOAN, loanPercent: percent, other: 100 };
      const left = grossToNet(gross, flat, {}, deductions).deducted?.left ?? 0;
      expect(netToGross(left, flat, {}, deductions)?.grossSalary).toBe(gross);
    });
  });

  it('sees how gross follows from net pay, line by line', () => {
    const result = netToGross(7_500_000, flat, {}, undefined);
    if (!result) throw new Error('no gross');
    const { employee } = netToGrossRows(result, netToGrossParts(flat));
    expect(employee.map(({ id, rule, formula }) => [id, rule, formula])).toEqual([
      ['net', undefined, 'Your figure.'],
      ['taxable', 'all of gross', '7,500,000 / 75% = 10,000,000'],
      ['paye', '15%', '15% × (10,000,000 − 0) = 1,500,000'],
      ['nssf', '10% of gross', '10,000,000 × 10% = 1,000,000'],
      ['gross', '', '10,000,000'],
    ]);
  });
});

describe('other deductions', () => {
  // By hand: 800,000 gross, 660,000 net; 15% of gross is 120,000.
  it.each<[string, OtherDeductions, number, number]>([
    ['a student loan', LOAN, 120_000, 540_000],
    ['a union', { ...LOAN, loanPercent: 0, union: 16_000 }, 16_000, 644_000],
    ['insurance', { ...LOAN, loanPercent: 0, insurance: 25_000.5 }, 25_000.5, 634_999.5],
    ['all of them', { loanPercent: 15, union: 16_000, insurance: 25_000, other: 50_000 }, 211_000, 449_000],
    ['more than the net pay', { ...LOAN, other: 600_000 }, 720_000, -60_000],
  ])('take %s from the net pay of 800,000', (_what, deductions, total, left) => {
    expect(grossToNet(800_000, rates, {}, deductions).deducted).toMatchObject({ total, left });
  });

  it('change neither tax nor contributions', () => {
    forAll(amounts, anyDeductions, anyYear, (gross, deductions, ofYear) => {
      const { deducted, ...result } = grossToNet(gross, ofYear, {}, deductions);
      expect(result).toEqual(grossToNet(gross, ofYear));
      expect(deducted).toBeDefined();
    });
  });

  it('are absent where there are none', () => {
    expect(grossToNet(800_000, rates, {}, undefined)).toEqual(grossToNet(800_000, rates));
    expect(netToGross(600_000, inverse, {}, undefined)).toEqual(netToGross(600_000, inverse));
  });

  it('stand below the net pay line by line, those that are taken', () => {
    const deductions = { ...LOAN, other: 10_000 };
    const rows = employeeRows(grossToNet(800_000, rates, {}, deductions), salaryParts(rates, deductions)).slice(-4);
    expect(rows.map(({ id, formula }) => [id, formula])).toEqual([
      ['net', '800,000 − 80,000 − 60,000 = 660,000'],
      ['heslb', '800,000 × 15% = 120,000'],
      ['other', 'Your figure.'],
      ['left', '660,000 − 120,000 − 10,000 = 530,000'],
    ]);
  });
});

describe('the gross salary for an amount after deductions', () => {
  // By hand, in the band of 20%: taxable t leaves t - 20,000 - 0.2 (t - 520,000) - t / 6 = 540,000, so t = 720,000.
  it.each<[number, OtherDeductions, number]>([
    [540_000, LOAN, 800_000],
    [644_000, { ...LOAN, loanPercent: 0, union: 16_000 }, 800_000],
    [449_000, { loanPercent: 15, union: 16_000, insurance: 25_000, other: 50_000 }, 800_000],
    [225_000, LOAN, 300_000],
    [1, { ...LOAN, loanPercent: 0, other: 269_999 }, 300_000],
    [892_000, { ...LOAN, union: 0 }, 1_500_000],
  ])('of %d after %j is %d', (left, deductions, gross) => {
    expect(netToGross(left, inverse, {}, deductions)?.grossSalary).toBe(gross);
  });

  it('leaves what was asked for but for the rounding of the gross, in every year and with all deductions', () => {
    forAll(fc.double({ min: 1, max: 1e9, noNaN: true }), anyDeductions, anyYear, (left, deductions, ofYear) => {
      const { band, rounding = Number.NaN, ...found } = { ...netToGross(left, ofYear, {}, deductions) };
      expect((found.deducted?.left ?? 0) - rounding).toBeCloseTo(left, 1);
      expect(Math.abs(rounding)).toBeLessThanOrEqual(1);
      expect(found).toEqual({ ...grossToNet(found.grossSalary ?? 0, ofYear, {}, deductions), band: undefined });
    });
  });

  it('comes back to the gross that the amount came from', () => {
    forAll(fc.double({ min: 1e5, max: 1e9, noNaN: true }), anyYear, (gross, ofYear) => {
      const left = grossToNet(gross, ofYear, {}, LOAN).deducted?.left ?? 0;
      return Math.abs((netToGross(left, ofYear, {}, LOAN)?.grossSalary ?? 0) - gross) <= 1;
    });
  });

  it('is explained from that amount up to the net pay, and on to the gross', () => {
    const result = netToGross(540_000, inverse, {}, LOAN);
    if (!result) throw new Error('no gross salary');
    const { employee } = netToGrossRows(result, netToGrossParts(inverse, LOAN));
    expect(employee.slice(0, 3).map(({ id, formula }) => [id, formula])).toEqual([
      ['left', 'Your figure.'],
      ['heslb', '800,000 × 15% = 120,000'],
      ['net', '540,000 + 120,000 = 660,000'],
    ]);
  });

  it('does not exist for nothing, less than nothing, and more than all salaries', () => {
    for (const left of [0, -1, 1e13, Number.NaN]) expect(netToGross(left, inverse, {}, LOAN)).toBeUndefined();
    expect(readNetSalary('0', inverse, LOAN)).toEqual({ error: { code: 'net-not-positive' } });
    expect(readNetSalary('540,000', inverse, LOAN)).toEqual({ amount: 540_000 });
  });
});
