import { yearRows } from '@/components/calculators/salary/salaryRows';
import { bonusMonth } from '@/lib/salary/netToGross';
import { grossToNet } from '@/lib/salary/salary';
import { getCalculatorRates } from '@/lib/server/content/loaders/tax/salary';
import { fc, forAll } from '@/tests/support/properties';
import { salaryParts } from '@/tests/unit/components/calculators/salary/salaryParts';

const rates = getCalculatorRates('grossToNet');
const published = getCalculatorRates('netToGross');

describe('the month with a bonus', () => {
  // By hand, PAYE of the month with the bonus less that of the usual month.
  it.each([
    [800_000, 1_000_000, 315_000, 255_000, 645_000, 64.5],
    [300_000, 0.01, 0, 0, 0.01, 100],
    [0, 800_000, 60_000, 60_000, 660_000, 82.5],
  ])('gross %d, bonus %d: PAYE %d, of it %d on the bonus; %d is left, %d%%', (gross, bonus, ...expected) => {
    const month = bonusMonth(grossToNet(gross, rates), gross, bonus, rates, {});
    expect([month.pay.paye, month.paye, month.left, month.leftPercent]).toEqual(expected);
  });

  it('takes a student loan from the salary alone', () => {
    const usual = grossToNet(800_000, rates, {}, { loanPercent: 15, union: 0, insurance: 0, other: 10_000 });
    const { pay } = bonusMonth(usual, 800_000, 1_000_000, rates, {});
    expect(pay.deducted).toMatchObject({ heslb: 120_000, total: 130_000, left: 1_305_000 - 130_000 });
  });

  it('leaves less of a bonus than of the same amount spread over the year, or as much, and never less than the top rate does', () => {
    const amount = fc.double({ min: 1000, max: 1e7, noNaN: true });
    forAll(amount, amount, (gross, bonus) => {
      const month = bonusMonth(grossToNet(gross, published), gross, bonus, published, {});
      const spread = 12 * (grossToNet(gross + bonus / 12, published).netPay - grossToNet(gross, published).netPay);
      expect(month.left).toBeLessThanOrEqual(spread + 0.2);
      expect(month.left).toBeGreaterThanOrEqual(bonus * 0.63 - 0.05);
    });
  });
});

describe('the year with a bonus', () => {
  const usual = grossToNet(800_000, rates);
  const rows = yearRows(usual, bonusMonth(usual, 800_000, 1_000_000, rates, {}), salaryParts(rates));
  const amountsOf = (id: string) => rows.find((row) => row.id === id)?.amounts;

  // By hand: eleven months of 660,000 and one of 1,305,000.
  it.each([
    ['gross', [800_000, 1_800_000, 10_600_000]],
    ['nssf', [80_000, 180_000, 1_060_000]],
    ['taxable', [720_000, 1_620_000, 9_540_000]],
    ['paye', [60_000, 315_000, 975_000]],
    ['net', [660_000, 1_305_000, 8_565_000]],
    ['total', [912_000, 2_047_000, 12_079_000]],
  ])('has in the row %s a usual month, the month with the bonus and the year: %j', (id, amounts) => {
    expect(amountsOf(id)).toEqual(amounts);
  });

  it('explains its sums, and has no rows for deductions where there are none', () => {
    expect(rows.find(({ id }) => id === 'net')?.formula).toBe('11 × 660,000 + 1,305,000 = 8,565,000');
    expect(amountsOf('deductions')).toBeUndefined();
  });

  it('sums up other deductions and what they leave', () => {
    const deducted = grossToNet(800_000, rates, {}, { loanPercent: 0, union: 10_000, insurance: 0, other: 0 });
    const ofYear = yearRows(deducted, bonusMonth(deducted, 800_000, 1_000_000, rates, {}), salaryParts(rates));
    expect(ofYear.find(({ id }) => id === 'deductions')?.amounts).toEqual([10_000, 10_000, 120_000]);
    expect(ofYear.find(({ id }) => id === 'left')?.amounts).toEqual([650_000, 1_295_000, 8_445_000]);
  });
});
