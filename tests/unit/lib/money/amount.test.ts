import {
  applyPercent,
  clampAmount,
  exactShare,
  MAX_AMOUNT_TZS,
  percentageOf,
  roundToCents,
  sumExactly,
} from '@/lib/money/amount';
import { fc, forAll } from '@/tests/support/properties';

describe('roundToCents', () => {
  it.each([
    [0.005, 0.01],
    [-0.005, -0.01],
    [1.005, 1.01],
    [-1.005, -1.01],
    [2.675, 2.68],
    [1.0049, 1],
    [123456.785, 123456.79],
    [999999999.995, 1000000000],
    [0, 0],
  ])('rounds %d to %d, halves away from zero', (amount, rounded) => expect(roundToCents(amount)).toBe(rounded));

  it('never returns negative zero', () => expect(Object.is(roundToCents(-0.001), 0)).toBe(true));

  it('keeps amounts in cents and rounds every half cent up', () => {
    forAll(fc.integer({ min: 0, max: 1_000_000_000_000 }), (cents) => {
      expect(roundToCents(cents / 100)).toBe(cents / 100);
      expect(roundToCents((cents * 10 + 5) / 1000)).toBe((cents + 1) / 100);
      expect(roundToCents((cents * 10 + 4) / 1000)).toBe(cents / 100);
    });
  });
});

describe('parts of amounts', () => {
  it('calculates half percents without floating-point errors', () => {
    expect(applyPercent(800000, 3.5)).toBe(28000);
    expect(applyPercent(1.1, 10)).toBe(0.11);
  });

  it('are 0% of a whole of 0', () => {
    expect(percentageOf(5, 0)).toBe(0);
    expect(percentageOf(660000, 800000)).toBe(82.5);
  });

  it.each([
    [Number.NaN, 0],
    [-1, 0],
    [Number.NEGATIVE_INFINITY, 0],
    [Number.POSITIVE_INFINITY, MAX_AMOUNT_TZS],
    [5.5, 5.5],
  ])('clamps %d to %d', (amount, clamped) => expect(clampAmount(amount)).toBe(clamped));
});

describe('a share of an amount', () => {
  it.each([
    [118, 18, 118, 18],
    [100, 18, 118, 15.25],
    [0.25, 18, 100, 0.05],
    [2777.75, 18, 100, 500],
    // Exact halves such as 1.005 and 1.115, which floating-point arithmetic would round down.
    [1, 100.5, 100, 1.01],
    [8.57, 100.0583, 100, 8.57],
    [22.3, 5, 100, 1.12],
    [0.1, 5, 100, 0.01],
    [0.09, 5, 100, 0],
    [1e13, 18, 118, 1_525_423_728_813.56],
    [1e13, 12.5, 100, 1_250_000_000_000],
    [500, 0, 100, 0],
  ])('%d × %d / %d is %d', (amount, part, whole, share) => expect(exactShare(amount, part, whole)).toBe(share));

  it('and the share of the rest differ from the whole by at most a cent', () => {
    forAll(fc.nat(1e9), fc.integer({ min: 0, max: 1_000_000 }), (cents, tenThousandths) => {
      const [amount, percent] = [cents / 100, tenThousandths / 10_000];
      const both = sumExactly(exactShare(amount, percent, 100), exactShare(amount, 100 - percent, 100));
      return Math.abs(Math.round(both * 100) - cents) <= 1;
    });
  });
});

it('a sum is exact to the cent, even of large amounts', () => {
  expect(sumExactly(0.1, 0.2)).toBe(0.3);
  expect(sumExactly(9_999_999_999_999.99, -0.01)).toBe(9_999_999_999_999.98);
  expect(sumExactly()).toBe(0);
});
