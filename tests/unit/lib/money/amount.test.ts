import { applyPercent, clampAmount, MAX_AMOUNT_TZS, percentageOf, roundToCents } from '@/lib/money/amount';
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

  it('has no negative zero', () => expect(Object.is(roundToCents(-0.001), 0)).toBe(true));

  it('leaves amounts to the cent as they are and takes every half cent up', () => {
    forAll(fc.integer({ min: 0, max: 1_000_000_000_000 }), (cents) => {
      expect(roundToCents(cents / 100)).toBe(cents / 100);
      expect(roundToCents((cents * 10 + 5) / 1000)).toBe((cents + 1) / 100);
      expect(roundToCents((cents * 10 + 4) / 1000)).toBe(cents / 100);
    });
  });
});

describe('parts of amounts', () => {
  it('takes half percents without a floating surprise', () => {
    expect(applyPercent(800000, 3.5)).toBe(28000);
    expect(applyPercent(1.1, 10)).toBe(0.11);
  });

  it('has a share of 0 in a whole of 0', () => {
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
