import { amountForTax, mixPieces, taxByPieces } from '@/lib/tax/presumptiveYear';

const BANDS = [
  { above: 0, fixed: 0, rate: 0 },
  { above: 100, fixed: 0, rate: 10 },
  { above: 300, fixed: 20, rate: 30 },
];
const WITH_JUMP = [
  { above: 0, fixed: 0, rate: 0 },
  { above: 200, fixed: 50, rate: 0 },
];

describe('a tax in linear pieces', () => {
  it('jumps above an edge, not on it', () => {
    expect([200, 201].map((amount) => taxByPieces(WITH_JUMP, amount))).toEqual([0, 50]);
  });

  it('mixed with another by weight is the weighted sum at every amount', () => {
    const mixed = mixPieces([
      { pieces: BANDS, weight: 0.25 },
      { pieces: WITH_JUMP, weight: 0.75 },
    ]);
    for (const amount of [0, 50, 100, 150, 200, 201, 300, 301, 1000]) {
      const expected = taxByPieces(BANDS, amount) / 4 + (taxByPieces(WITH_JUMP, amount) * 3) / 4;
      expect(taxByPieces(mixed, amount)).toBeCloseTo(expected, 9);
    }
  });

  it.each([
    [-1, undefined],
    [0, 100],
    [10, 200],
    [20, 300],
    [50, 400],
  ])('is at most %d up to %s', (tax, amount) => expect(amountForTax(BANDS, tax)).toBe(amount));

  it('that never rises again is at most its last value on any amount', () => {
    expect(amountForTax(WITH_JUMP, 60)).toBe(Number.POSITIVE_INFINITY);
  });
});
