import { getVatRules } from '@/lib/server/content/loaders/vat';
import { vatRegistration } from '@/lib/tax/vatRegistration';
import { fc } from '@/tests/support/properties';

const rules = getVatRules();
const M = 1_000_000;
const resultOf = (first: string, turnovers: number[]) => vatRegistration({ who: '', first, turnovers }, rules);
const months = (count: number, turnover: number) => Array.from({ length: count }, () => turnover);

describe('turnovers', () => {
  it.each([
    // Twelve months of a steady business around 200 m and, until June 2023, 100 m.
    ['12 months of 16.6 m', '2025-01-01', months(12, 16.6 * M), undefined, undefined, undefined],
    ['6 months of 16.7 m', '2025-01-01', months(12, 16.7 * M), '2025-06-01', 'six', '2025-07-30'],
    ['6 months that make 100 m exactly', '2025-01-01', [50 * M, 0, 0, 0, 0, 50 * M], '2025-06-01', 'six', '2025-07-30'],
    ['one shilling less', '2025-01-01', [50 * M, 0, 0, 0, 0, 50 * M - 1], undefined, undefined, undefined],
    ['one cent less', '2025-01-01', [50 * M, 0, 0, 0, 0, 50 * M - 0.01], undefined, undefined, undefined],
    ['100 m in 7 months', '2025-01-01', [50 * M, 0, 0, 0, 0, 0, 50 * M], undefined, undefined, undefined],
    ['100 m in the first month', '2025-01-01', [100 * M], '2025-01-01', 'six', '2025-03-02'],
    ['200 m in the first month', '2025-01-01', [200 * M], '2025-01-01', 'twelve', '2025-03-02'],
    [
      '200 m in 12 months, 101 m of them in the last 6',
      '2024-01-01',
      [99 * M, 0, 0, 0, 0, 0, 99 * M, 0, 0, 0, 0, 2 * M],
      '2024-12-01',
      'twelve',
      '2025-01-30',
    ],
    [
      '198 m in 12 months',
      '2024-01-01',
      [99 * M, 0, 0, 0, 0, 0, 99 * M, 0, 0, 0, 0, 0],
      undefined,
      undefined,
      undefined,
    ],
    [
      '200 m in 13 months',
      '2024-01-01',
      [99 * M, 0, 0, 0, 0, 0, 90 * M, 0, 0, 0, 0, 0, 11 * M],
      undefined,
      undefined,
      undefined,
    ],
    ['50 m in 6 months to June 2023', '2023-01-01', [25 * M, 0, 0, 0, 0, 25 * M], '2023-06-01', 'six', '2023-07-30'],
    ['50 m in 6 months to July 2023', '2023-02-01', [25 * M, 0, 0, 0, 0, 25 * M], undefined, undefined, undefined],
    ['100 m in 12 months to June 2023', '2022-07-01', months(12, 8.4 * M), '2022-12-01', 'six', '2023-01-30'],
    ['8.3 m a month to June 2023', '2022-07-01', months(12, 8.3 * M), undefined, undefined, undefined],
    [
      '8.3 m a month and a last one of 8.7 m',
      '2022-07-01',
      [...months(11, 8.3 * M), 8.7 * M],
      '2023-06-01',
      'twelve',
      '2023-07-30',
    ],
    ['the same a month later', '2022-08-01', [...months(11, 8.3 * M), 8.7 * M], undefined, undefined, undefined],
    ['the first month of the record', '2015-07-01', [50 * M], '2015-07-01', 'six', '2015-08-30'],
    ['a leap February', '2024-02-01', [200 * M], '2024-02-01', 'twelve', '2024-03-30'],
    ['a year end', '2025-12-01', [100 * M], '2025-12-01', 'six', '2026-01-30'],
    ['nothing', '2025-01-01', [0], undefined, undefined, undefined],
  ])('%s from %s', (_, first, turnovers, month, by, applyBy) => {
    const { reached, applyBy: day } = resultOf(first, turnovers);
    expect([reached?.month, reached?.reached, day]).toEqual([month, by, applyBy]);
  });

  it('are summed over the 6 and the 12 months up to each', () => {
    const { months: rows } = resultOf(
      '2025-01-01',
      Array.from({ length: 14 }, (_, index) => index + 1),
    );
    expect(rows.map(({ six }) => six)).toEqual([1, 3, 6, 10, 15, 21, 27, 33, 39, 45, 51, 57, 63, 69]);
    expect(rows.map(({ twelve }) => twelve)).toEqual([1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 90, 102]);
    expect(rows.at(-1)?.month).toBe('2026-02-01');
  });

  it('are compared with the threshold at the end of their month', () => {
    const { months: rows } = resultOf('2023-05-01', [1, 1, 1]);
    expect(rows.map(({ threshold }) => threshold / M)).toEqual([100, 100, 200]);
    expect(rows.map(({ thresholdHalf }) => thresholdHalf / M)).toEqual([50, 50, 100]);
  });

  it('of more reach a threshold no later', () => {
    const turnover = fc.integer({ min: 0, max: 60 * M });
    fc.assert(
      fc.property(fc.array(turnover, { minLength: 1, maxLength: 24 }), fc.nat(30 * M), (turnovers, more) => {
        const reached = resultOf('2022-01-01', turnovers).reached?.month ?? '9';
        const later =
          resultOf(
            '2022-01-01',
            turnovers.map((amount) => amount + more),
          ).reached?.month ?? '9';
        return later <= reached;
      }),
    );
  });

  it('have their highest sum at or above that of every other run of months', () => {
    const turnover = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(fc.array(turnover, { minLength: 1, maxLength: 24 }), (turnovers) => {
        const { highestTwelve, highestSix, months: rows } = resultOf('2022-01-01', turnovers);
        return rows.every(({ six, twelve }) => six <= highestSix.six && twelve <= highestTwelve.twelve);
      }),
    );
  });
});
