import { bandIndexOf, payeOn } from '@/lib/salary/paye';
import { getPayeTable, getPublishedRates } from '@/lib/server/content/loaders/tax';
import { getYearlyRates } from '@/lib/server/content/loaders/yearlyRates';

const YEARS_WITH_A_WHOLE_TABLE = ['2021/22', '2022/23', '2023/24', '2024/25', '2025/26'];

/** Taxable pay at and beside every edge: its PAYE and its band; an upper edge belongs to the lower band. */
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

it.each(YEARS_WITH_A_WHOLE_TABLE)('PAYE of %s at and beside every edge of a band', (year) => {
  const { bands } = getPayeTable(year);
  const worked = EDGES.map(([pay]) => [pay, toMillionths(payeOn(pay, bands)), bandIndexOf(pay, bands)]);
  expect(worked).toEqual(EDGES);
});

describe('the yearly headline rates', () => {
  const { years } = getYearlyRates();

  it('follow each other from 2012/13 without a gap', () => {
    expect(years.map(({ year }) => Number(year.slice(0, 4)))).toEqual(years.map((_, index) => 2012 + index));
  });

  it('tax nothing up to the first edge, and the first rate from there', () => {
    for (const { year, taxFreePay, firstBandRate } of years) {
      const bands = [
        { above: 0, rate: 0, fixed: 0 },
        { above: taxFreePay, rate: firstBandRate, fixed: 0 },
      ];
      const worked = [-1, 0, 1].map((step) => toMillionths(payeOn(taxFreePay + step, bands)));
      expect([year, ...worked]).toEqual([year, 0, 0, firstBandRate / 100]);
    }
  });

  it('agree with the PAYE tables', () => {
    for (const row of years.filter(({ year }) => YEARS_WITH_A_WHOLE_TABLE.includes(year))) {
      const { bands } = getPayeTable(row.year);
      const [first, top] = [bands[1], bands.at(-1)];
      expect(row).toMatchObject({ taxFreePay: first?.above, firstBandRate: first?.rate });
      expect(row).toMatchObject({ topThreshold: top?.above, topRate: top?.rate });
    }
  });

  it('agree with the skills levy', () => {
    for (const { year, sdlRate } of years.filter((row) => row.year >= '2022/23')) {
      expect([year, getPublishedRates(year).sdl]).toEqual([year, sdlRate]);
    }
  });

  it('say so where a whole set of rates was not published', () => {
    expect(() => getPayeTable('2011/12')).toThrow('content/tax/paye.json holds no table for 2011/12');
    expect(() => getPublishedRates('2014/15')).toThrow('content/tax holds no WCF rate for 2014-07-01');
  });
});
