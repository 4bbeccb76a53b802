import { bandIndexOf, payeOn } from '@/lib/salary/paye';
import { salaryRates } from '@/lib/salary/salaryRates';
import { getPayeTable, getPublishedRates, getYearlyRates } from '@/lib/server/content/loaders/tax';

const YEARS_WITH_A_WHOLE_TABLE = ['2021/22', '2022/23', '2023/24', '2024/25', '2025/26'];

describe.each(YEARS_WITH_A_WHOLE_TABLE)('PAYE of %s on taxable pay', (year) => {
  const { bands } = getPayeTable(year);

  it.each([
    [0, 0],
    [1, 0],
    [269_999, 0],
    [270_000, 0],
    [270_001, 0.08],
    [519_999, 19_999.92],
    [520_000, 20_000],
    [520_001, 20_000.2],
    [759_999, 67_999.8],
    [760_000, 68_000],
    [760_001, 68_000.25],
    [999_999, 127_999.75],
    [1_000_000, 128_000],
    [1_000_001, 128_000.3],
    [2_000_000, 428_000],
  ])('on %d is %d', (taxablePay, paye) => {
    expect(payeOn(taxablePay, bands)).toBeCloseTo(paye, 6);
  });

  it.each([
    [270_000, 0],
    [270_001, 1],
    [520_000, 1],
    [520_001, 2],
    [760_000, 2],
    [760_001, 3],
    [1_000_000, 3],
    [1_000_001, 4],
  ])('puts %d into band %d: an upper edge belongs to the lower band', (taxablePay, index) => {
    expect(bandIndexOf(taxablePay, bands)).toBe(index);
  });
});

describe.each(getYearlyRates().years)('the first edge of $year', ({ taxFreePay, firstBandRate }) => {
  const bands = [
    { above: 0, rate: 0, fixed: 0 },
    { above: taxFreePay, rate: firstBandRate, fixed: 0 },
  ];

  it.each([
    ['one below', -1, 0],
    ['on it', 0, 0],
    ['one above', 1, firstBandRate / 100],
  ])('%s', (_place, step, paye) => {
    expect(payeOn(taxFreePay + step, bands)).toBeCloseTo(paye, 9);
  });
});

describe('the yearly headline rates', () => {
  const { years } = getYearlyRates();

  it('run from 2012/13 to 2025/26 without a gap', () => {
    expect(years.map(({ year }) => Number(year.slice(0, 4)))).toEqual(
      Array.from({ length: 14 }, (_, index) => 2012 + index),
    );
  });

  it.each(years.filter(({ year }) => YEARS_WITH_A_WHOLE_TABLE.includes(year)))(
    'agree with the PAYE table of $year',
    (row) => {
      const { bands } = getPayeTable(row.year);
      expect([row.taxFreePay, row.firstBandRate]).toEqual([bands[1]?.above, bands[1]?.rate]);
      expect([row.topThreshold, row.topRate]).toEqual([bands.at(-1)?.above, bands.at(-1)?.rate]);
    },
  );

  it.each(years.filter(({ year }) => year >= '2022/23'))('agree with the skills levy of $year', ({ year, sdlRate }) => {
    expect(getPublishedRates(year).sdl).toBe(sdlRate);
  });

  it('say so where a whole set of rates was not published', () => {
    expect(() => getPayeTable('2019/20')).toThrow('content/tax/paye.json holds no table for 2019/20');
    expect(() => getPublishedRates('2021/22')).toThrow('content/tax holds no WCF rate for 2021-07-01');
  });
});

describe('prepared rates', () => {
  const { bands } = salaryRates(getPublishedRates('2024/25'));

  it('carry the labels of the bands', () => {
    expect(bands.map(({ label }) => label)).toEqual([
      'Tax-free (0%)',
      '8% tax band',
      '20% tax band',
      '25% tax band',
      '30% tax band',
    ]);
  });

  it('carry the ranges of net pay', () => {
    expect(bands.map(({ netRange }) => netRange)).toEqual([
      'TZS 0 - 270,000',
      'TZS 270,000 - 500,000',
      'TZS 500,000 - 692,000',
      'TZS 692,000 - 872,000',
      'TZS 872,000 and above',
    ]);
  });

  it('read the top band with another fixed tax where told, and remember the published one', () => {
    const rates = salaryRates(getPublishedRates('2024/25'), 129_000);
    expect([rates.bands.at(-1)?.fixed, rates.publishedTopFixed]).toEqual([129_000, 128_000]);
  });
});
