import { parseAmount, suggestAmounts } from '@/lib/money/input';
import { fc, forAll } from '@/tests/support/properties';

describe('suggestAmounts', () => {
  it.each([
    ['800.000', [800000, 800]],
    ['800,50', [80050, 800.5]],
    ['813500000,000', [813500000, 813500000000]],
    ['1,35,00', [13500, 135]],
    ['1.350.000,00', [1350000, 135000000]],
    ['12,3456', [123456]],
    ['1,35m', [1350000, 135000000]],
    ['1,350m', [1350000, 1350000000]],
    ['1,350,000,00', [135000000, 1350000]],
    ['1,35O,OOO', [1350000]],
    ['I,350,000', [1350000]],
    ['1_350_000', [1350000]],
    ['1,350,000 after tax', [1350000]],
    ['800,000 - 900,000', [800000, 900000]],
    ['-5.000', [-5000, -5]],
  ])('asks of %j whether it means %j', (text, amounts) => expect(suggestAmounts(text)).toEqual(amounts));

  it.each(['', 'a lot', '5%', '12abc', '1,350,000', '0.00', `${'9'.repeat(20)} or so`])('asks nothing of %j', (text) =>
    expect(suggestAmounts(text)).toEqual([]),
  );

  it('asks nothing of a text that is read, and suggests only amounts in range', () => {
    forAll(fc.string(), (text) => {
      const amounts = suggestAmounts(text);
      expect(amounts.every((amount) => Math.abs(amount) <= 1e12 && amount !== 0)).toBe(true);
      expect(parseAmount(text) !== null && amounts.length > 0).toBe(false);
    });
  });
});
