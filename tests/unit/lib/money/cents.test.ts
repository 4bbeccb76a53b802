import { exactShare, sumExactly } from '@/lib/money/amount';
import { fc, forAll } from '@/tests/support/properties';

describe('a share of an amount', () => {
  it.each([
    [118, 18, 118, 18],
    [100, 18, 118, 15.25],
    [0.25, 18, 100, 0.05],
    [2777.75, 18, 100, 500],
    // Halves, which binary fractions would round down: 1.005, 8.575, 1.115.
    [1, 100.5, 100, 1.01],
    [8.57, 100.0583, 100, 8.57],
    [22.3, 5, 100, 1.12],
    [0.1, 5, 100, 0.01],
    [0.09, 5, 100, 0],
    [1e13, 18, 118, 1_525_423_728_813.56],
    [1e13, 12.5, 100, 1_250_000_000_000],
    [500, 0, 100, 0],
  ])('%d × %d / %d is %d', (amount, part, whole, share) => expect(exactShare(amount, part, whole)).toBe(share));

  it('and the share of the rest differ from the whole by a cent at most', () => {
    forAll(fc.nat(1e9), fc.integer({ min: 0, max: 1_000_000 }), (cents, tenThousandths) => {
      const [amount, percent] = [cents / 100, tenThousandths / 10_000];
      const both = sumExactly(exactShare(amount, percent, 100), exactShare(amount, 100 - percent, 100));
      return Math.abs(Math.round(both * 100) - cents) <= 1;
    });
  });
});

it('a sum is exact to the cent, of large amounts too', () => {
  expect(sumExactly(0.1, 0.2)).toBe(0.3);
  expect(sumExactly(9_999_999_999_999.99, -0.01)).toBe(9_999_999_999_999.98);
  expect(sumExactly()).toBe(0);
});
