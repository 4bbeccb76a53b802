import { bandIndexOf, payeOn, salaryRates } from '@/lib/salary/rates';
import { grossToNet } from '@/lib/salary/salary';
import { readSalary } from '@/lib/salary/salaryInput';
import { getCalculatorRates, getPayeTable, getPublishedRates } from '@/lib/server/content/loaders/tax/salary';
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

const YEARS_WITH_A_WHOLE_TABLE = ['2021/22', '2022/23', '2023/24', '2024/25', '2025/26'];

/** Taxable pay at and around every band edge, with its PAYE and band. An edge belongs to the band below it. */
const EDGES = [
  [0, 0, 0],
  [1, 0, 0],
  [269_999, 0, 0],
  [270_000, 0, 0],
  [270_001, 0.08, 1],
  [519_999, 19_999.92, 1],
  [520_000, 20_000, 1],
  [520_001, 20_000.2, 2],
  [759_999, 67_999.8, 2],
  [760_000, 68_000, 2],
  [760_001, 68_000.25, 3],
  [999_999, 127_999.75, 3],
  [1_000_000, 128_000, 3],
  [1_000_001, 128_000.3, 4],
  [2_000_000, 428_000, 4],
] as const;

const toMillionths = (amount: number) => Math.round(amount * 1e6) / 1e6;

it.each(YEARS_WITH_A_WHOLE_TABLE)('PAYE of %s at and around every band edge', (year) => {
  const { bands } = getPayeTable(year, 'en');
  const worked = EDGES.map(([pay]) => [pay, toMillionths(payeOn(pay, bands)), bandIndexOf(pay, bands)]);
  expect(worked).toEqual(EDGES);
});
