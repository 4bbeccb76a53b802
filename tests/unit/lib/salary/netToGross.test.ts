import { bandNameOf, netRangeText } from '@/components/calculators/salary/bandTexts';
import { bonusMonth, type FoundSalary, netToGross, readNetSalary } from '@/lib/salary/netToGross';
import { grossToNet, type SalaryOptions } from '@/lib/salary/salary';
import { getCalculatorRates } from '@/lib/server/content/loaders/tax/salary';
import { ENGLISH } from '@/lib/words/translate';
import { fc, forAll } from '@/tests/support/properties';

const rates = getCalculatorRates('netToGross');
const grossRates = getCalculatorRates('grossToNet');
const NOT_POSITIVE = { code: 'net-not-positive' };
const NO_MATCH = { code: 'net-without-gross' };

function found(net: number, options?: SalaryOptions): FoundSalary {
  const result = netToGross(net, rates, options);
  if (!result) throw new Error(`no gross salary for ${net}`);
  return result;
}

describe('net to gross', () => {
  it.each([
    [269_999, 'Tax-free (0%)', 'TZS 0 - 270,000'],
    [270_000, 'Tax-free (0%)', 'TZS 0 - 270,000'],
    [270_001, '8% tax band', 'TZS 270,000 - 500,000'],
    [500_000, '8% tax band', 'TZS 270,000 - 500,000'],
    [500_001, '20% tax band', 'TZS 500,000 - 692,000'],
    [692_000, '20% tax band', 'TZS 500,000 - 692,000'],
    [692_001, '25% tax band', 'TZS 692,000 - 872,000'],
    [872_000, '25% tax band', 'TZS 692,000 - 872,000'],
    [872_001, '30% tax band', 'TZS 872,000 and above'],
  ])('puts a net salary of %d into the %s and %s', (net, band, range) => {
    const result = found(net);
    expect([bandNameOf(result, rates, ENGLISH), netRangeText(rates.bands, result.band, ENGLISH)]).toEqual([
      band,
      range,
    ]);
  });

  it.each([
    0,
    -1,
    0.001,
    0.4,
    Number.NaN,
    Number.NEGATIVE_INFINITY,
    1_000_000_000_000.01,
    1e300,
    Number.POSITIVE_INFINITY,
  ])('finds no gross salary for %d', (net) => expect(netToGross(net, rates)).toBeUndefined());

  it('accepts a gross salary whose net is less than 1 shilling off, but none further off', () => {
    // A deliberately inconsistent table: a net above 270,000 is inverted without tax, but its gross is taxed at 8%.
    const [first, ...others] = rates.bands;
    const bent = { ...rates, bands: first ? [{ ...first, netUpTo: 300_000 }, ...others] : [] };
    expect(netToGross(270_009, bent)?.grossSalary).toBe(300_010);
    expect(netToGross(270_018, bent)).toBeUndefined();
  });

  it('still finds a result for the largest net salary', () =>
    expect(found(1_000_000_000_000).grossSalary).toBe(1_587_301_314_286));

  it('returns a gross salary whose net is within 1 shilling of the requested one', () => {
    forAll(fc.double({ min: 0.5, max: 1e9, noNaN: true }), (net) => {
      const { grossSalary } = found(net);
      return Math.abs(grossToNet(grossSalary, rates).netPay - net) <= 1 && Number.isInteger(grossSalary);
    });
  });
});

describe('a net salary', () => {
  it.each([
    ['', NOT_POSITIVE],
    ['0', NOT_POSITIVE],
    ['-5', NOT_POSITIVE],
    ['0.4', NO_MATCH],
    ['1,000,000,000,001', NO_MATCH],
    ['1e300', NO_MATCH],
    ['1.500', { code: 'unclear-separators' }],
    ['six', { code: 'unreadable' }],
  ])('typed as %j is refused: %s', (text, error) => expect(readNetSalary(text, rates)).toEqual({ error }));

  it('above 872,000 is found with its own table', () => {
    expect(readNetSalary('872,001', rates)).toEqual({ amount: 872_001 });
  });
});

describe('a month with a bonus', () => {
  // Calculated by hand: PAYE for the month with the bonus minus PAYE for a usual month.
  it.each([
    [800_000, 1_000_000, 315_000, 255_000, 645_000, 64.5],
    [0, 800_000, 60_000, 60_000, 660_000, 82.5],
  ])('gross %d, bonus %d: PAYE %d, of which %d on the bonus; %d is left, %d%%', (gross, bonus, ...expected) => {
    const month = bonusMonth(grossToNet(gross, grossRates), bonus, grossRates, {});
    expect([month.pay.paye, month.paye, month.left, month.leftPercent]).toEqual(expected);
  });

  it('deducts the student loan from the salary only', () => {
    const usual = grossToNet(800_000, grossRates, {}, { loanPercent: 15, union: 0, insurance: 0, other: 10_000 });
    const { pay } = bonusMonth(usual, 1_000_000, grossRates, {});
    expect(pay.deducted).toMatchObject({ heslb: 120_000, total: 130_000, left: 1_305_000 - 130_000 });
  });

  it('leaves at most as much of a bonus as if spread over the year, and at least as much as the top rate leaves', () => {
    const amount = fc.double({ min: 1000, max: 1e7, noNaN: true });
    forAll(amount, amount, (gross, bonus) => {
      const month = bonusMonth(grossToNet(gross, rates), bonus, rates, {});
      const spread = 12 * (grossToNet(gross + bonus / 12, rates).netPay - grossToNet(gross, rates).netPay);
      expect(month.left).toBeLessThanOrEqual(spread + 0.2);
      expect(month.left).toBeGreaterThanOrEqual(bonus * 0.63 - 0.05);
    });
  });
});
