import { bonusMonth } from '@/lib/salary/netToGross';
import { grossToNet } from '@/lib/salary/salary';
import { getCalculatorRates } from '@/lib/server/content/loaders/tax/salary';
import { fc, forAll } from '@/tests/support/properties';

const rates = getCalculatorRates('grossToNet');
const published = getCalculatorRates('netToGross');

describe('the month with a bonus', () => {
  // By hand, PAYE of the month with the bonus less that of the usual month.
  it.each([
    [800_000, 1_000_000, 315_000, 255_000, 645_000, 64.5],
    [300_000, 0.01, 0, 0, 0.01, 100],
    [0, 800_000, 60_000, 60_000, 660_000, 82.5],
  ])('gross %d, bonus %d: PAYE %d, of it %d on the bonus; %d is left, %d%%', (gross, bonus, ...expected) => {
    const month = bonusMonth(grossToNet(gross, rates), bonus, rates, {});
    expect([month.pay.paye, month.paye, month.left, month.leftPercent]).toEqual(expected);
  });

  it('takes a student loan from the salary alone', () => {
    const usual = grossToNet(800_000, rates, {}, { loanPercent: 15, union: 0, insurance: 0, other: 10_000 });
    const { pay } = bonusMonth(usual, 1_000_000, rates, {});
    expect(pay.deducted).toMatchObject({ heslb: 120_000, total: 130_000, left: 1_305_000 - 130_000 });
  });

  it('leaves less of a bonus than of the same amount spread over the year, or as much, and never less than the top rate does', () => {
    const amount = fc.double({ min: 1000, max: 1e7, noNaN: true });
    forAll(amount, amount, (gross, bonus) => {
      const month = bonusMonth(grossToNet(gross, published), bonus, published, {});
      const spread = 12 * (grossToNet(gross + bonus / 12, published).netPay - grossToNet(gross, published).netPay);
      expect(month.left).toBeLessThanOrEqual(spread + 0.2);
      expect(month.left).toBeGreaterThanOrEqual(bonus * 0.63 - 0.05);
    });
  });
});
