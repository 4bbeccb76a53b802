import fc from 'fast-check';
import { formatAmount } from '@/lib/money/formatAmount';
import { formatPercent } from '@/lib/money/formatPercent';
import { formatTzs } from '@/lib/money/formatTzs';
import { limitAmount, MAX_AMOUNT_TZS } from '@/lib/money/limitAmount';
import { percentOf } from '@/lib/money/percentOf';
import { roundToCents } from '@/lib/money/roundToCents';
import { shareOf } from '@/lib/money/shareOf';

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
  ])('rounds %d to %d, halves away from zero', (amount, rounded) => {
    expect(roundToCents(amount)).toBe(rounded);
  });

  it('has no negative zero', () => {
    expect(Object.is(roundToCents(-0.001), 0)).toBe(true);
  });

  it('leaves amounts to the cent as they are and takes every half cent up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (cents) => {
        expect(roundToCents(cents / 100)).toBe(cents / 100);
        expect(roundToCents((cents * 10 + 5) / 1000)).toBe((cents + 1) / 100);
        expect(roundToCents((cents * 10 + 4) / 1000)).toBe(cents / 100);
      }),
    );
  });
});

describe('what a visitor reads', () => {
  it.each([
    [800000, 'TZS 800,000'],
    [0, 'TZS 0'],
    [4444.44, 'TZS 4,444'],
    [4444.5, 'TZS 4,445'],
    [-1250000, '-TZS 1,250,000'],
    [-0.2, 'TZS 0'],
  ])('writes %d as %j, with the code and an ordinary space', (amount, text) => {
    expect(formatTzs(amount)).toBe(text);
  });

  it('writes an amount without its currency where a column carries it', () => {
    expect(formatAmount(1746000.4)).toBe('1,746,000');
  });

  it.each([
    [82.5, '82.5%'],
    [14, '14%'],
    [21.46, '21.5%'],
    [0, '0%'],
  ])('writes %d percent as %j', (percent, text) => {
    expect(formatPercent(percent)).toBe(text);
  });
});

describe('parts of amounts', () => {
  it('takes half percents without a floating surprise', () => {
    expect(percentOf(800000, 3.5)).toBe(28000);
    expect(percentOf(1.1, 10)).toBe(0.11);
  });

  it('has a share of 0 in a whole of 0', () => {
    expect(shareOf(5, 0)).toBe(0);
    expect(shareOf(660000, 800000)).toBe(82.5);
  });

  it.each([
    [Number.NaN, 0],
    [-1, 0],
    [Number.NEGATIVE_INFINITY, 0],
    [Number.POSITIVE_INFINITY, MAX_AMOUNT_TZS],
    [5.5, 5.5],
  ])('limits %d to %d', (amount, limited) => {
    expect(limitAmount(amount)).toBe(limited);
  });
});
