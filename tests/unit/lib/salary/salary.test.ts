import { salaryRates } from '@/lib/salary/rates';
import { grossToNet } from '@/lib/salary/salary';
import { readSalary } from '@/lib/salary/salaryInput';
import { getCalculatorRates, getPublishedRates } from '@/lib/server/content/loaders/tax/salary';
import { fc, forAll } from '@/tests/support/properties';

const rates = getCalculatorRates('grossToNet');
const published = salaryRates(getPublishedRates('2024/25'));
const anyGross = fc.double({ min: 0, max: 5_000_000, noNaN: true });

// fixtures.test.ts compares the amounts around every band edge with those calculated by bc.
describe('gross to net', () => {
  it.each([
    [300_000, 0, 8],
    [300_001, 1, 8],
    [577_777, 1, 8],
    [577_778, 2, 20],
    [844_444, 2, 20],
    [844_445, 3, 25],
    [1_111_111, 3, 25],
    [1_111_112, 4, 30],
  ])('gives the band of a gross salary of %d (%d) and its marginal rate', (gross, band, marginalRate) => {
    expect(grossToNet(gross, rates)).toMatchObject({ band, summary: { marginalRate } });
  });

  it('charges WCF on basic pay and fixed allowances if they are less than gross pay', () => {
    expect(grossToNet(800_000, rates, { wcfEarnings: 500_000 }).wcf).toBe(2_500);
  });

  it('never lowers net pay as gross rises with the published table', () => {
    forAll(anyGross, anyGross, (a, b) => {
      const [lower, higher] = [grossToNet(Math.min(a, b), published), grossToNet(Math.max(a, b), published)];
      return lower.netPay <= higher.netPay;
    });
  });

  it('lowers net pay only once with 129,000, by 1,000 where taxable pay exceeds 1,000,000', () => {
    expect(grossToNet(1_111_111.11, rates).netPay - grossToNet(1_111_111.12, rates).netPay).toBeCloseTo(1_000, 1);
    forAll(anyGross, anyGross, (a, b) => {
      const [lower, higher] = [grossToNet(Math.min(a, b), rates), grossToNet(Math.max(a, b), rates)];
      const isAcrossTheStep = lower.taxablePay <= 1_000_000 && higher.taxablePay > 1_000_000;
      return lower.netPay <= higher.netPay + (isAcrossTheStep ? 1_000 : 0);
    });
  });
});

describe('a salary', () => {
  it.each([
    ['', { code: 'salary-missing' }],
    ['800,50', { code: 'unclear-separators' }],
    ['-1', { code: 'negative' }],
    ['1000000000000.01', { code: 'too-large', most: 1e12 }],
  ])('typed as %j is refused: %s', (text, error) => expect(readSalary(text)).toEqual({ error }));

  it.each([
    ['0', 0],
    ['800,500', 800_500],
    ['1000000000000', 1e12],
  ])('typed as %j is accepted as %d', (text, amount) => expect(readSalary(text)).toEqual({ amount }));
});
