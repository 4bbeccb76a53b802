import { getPresumptiveRules } from '@/lib/server/content/loaders/presumptive';
import { taxByPieces } from '@/lib/tax/linearPieces';
import { presumptiveTax } from '@/lib/tax/presumptive';
import { type PresumptiveInput, profitTaxPieces, yearPieces } from '@/lib/tax/presumptiveYear';
import { fc } from '@/tests/support/properties';

const rules = getPresumptiveRules();
const trader: PresumptiveInput = {
  year: 2027,
  turnover: 20_000_000,
  hasRecords: true,
  trader: 'trade',
  profit: undefined,
  cost: 0,
  tinDay: undefined,
};
const resultOf = (changes: Partial<PresumptiveInput>) => presumptiveTax({ ...trader, ...changes }, rules);

// Worked out apart from this code, in exact fractions and by bisection in another language, and written down here.
it.each([
  [2025, 4_000_000, true, 0, 3_240_000],
  [2025, 4_000_001, true, 0.03, 3_240_000.38],
  [2025, 4_000_001, false, 100_000, 4_490_000],
  [2025, 5_000_000, true, 30_000, 3_615_000],
  [2025, 5_000_000, false, 100_000, 4_490_000],
  [2025, 7_000_000, true, 90_000, 4_365_000],
  [2025, 7_000_000, false, 100_000, 4_490_000],
  [2025, 7_000_100, true, 90_003, 4_365_037.5],
  [2025, 7_000_001, false, 250_000, 6_290_000],
  [2025, 9_000_000, true, 150_000, 5_115_000],
  [2025, 11_000_000, true, 210_000, 5_865_000],
  [2025, 11_000_000, false, 250_000, 6_290_000],
  [2025, 11_000_100, true, 385_003.5, 6_965_017.5],
  [2025, 11_000_100, false, 385_003.5, 6_965_017.5],
  [2025, 50_000_000, true, 1_750_000, 12_713_333.33],
  [2025, 100_000_000, false, 3_500_000, 18_546_666.67],
  [2020, 11_000_000, true, 210_000, 4_728_398.79],
  [2020, 11_000_100, true, 230_003, 4_866_637.05],
  [2020, 12_000_000, false, 450_000, 6_346_360.66],
  [2020, 14_000_000, true, 320_000, 5_488_595.17],
  [2020, 14_000_100, true, 450_003.5, 6_346_378.16],
  [2020, 50_000_000, true, 1_710_000, 11_403_673.96],
  [2021, 100_000_000, true, 3_460_000, 18_363_744.29],
  [2021, 6_000_000, false, 100_000, 4_417_039.66],
  [2022, 6_000_000, false, 100_000, 4_490_000],
  [2022, 12_000_000, true, 340_657.53, 6_743_287.67],
  [2022, 12_000_000, false, 434_876.71, 7_214_383.56],
  [2022, 50_000_000, true, 1_730_164.38, 12_647_214.61],
  [2022, 100_000_000, true, 3_480_164.38, 18_480_547.95],
  [2023, 20_000_000, true, 700_000, 8_540_000],
  [2024, 80_000_000, false, 2_800_000, 16_213_333.33],
  [2026, 4_000_000, true, 0, 3_240_000],
  [2026, 6_500_000, true, 75_000, 4_177_500],
  [2026, 10_000_000, false, 250_000, 6_290_000],
  [2026, 11_000_000, true, 210_000, 5_865_000],
  [2026, 12_000_000, true, 450_246.58, 7_291_232.88],
  [2026, 20_000_000, false, 750_410.96, 8_792_054.79],
  [2026, 99_999_999, true, 3_752_054.76, 19_386_849.19],
  [2026, 100_000_000, true, 3_752_054.79, 19_386_849.32],
  [2027, 12_000_000, true, 480_000, 7_440_000],
  [2027, 100_000_000, true, 4_000_000, 20_213_333.33],
  [2027, 150_000_000, true, 6_000_000, 26_880_000],
  [2027, 200_000_000, false, 8_000_000, 33_546_666.67],
])(
  '%d: a turnover of %d, records kept %s, bears %d; accounts cost no more up to a profit of %d',
  (year, turnover, hasRecords, tax, profit) => {
    const result = resultOf({ year, turnover, hasRecords });
    expect([result.coverage, result.tax, result.breakEven?.profit]).toEqual(['whole', tax, profit]);
  },
);

it.each([
  [2020, 2_040_000, 0],
  [2020, 3_240_000, 53_704.92],
  [2020, 4_320_000, 150_904.92],
  [2020, 12_000_000, 1_873_908.2],
  [2020, 20_000_000, 4_273_908.2],
  [2021, 3_240_000, 0],
  [2021, 6_240_000, 254_876.71],
  [2021, 9_120_000, 830_876.71],
  [2021, 12_000_000, 1_550_876.71],
  [2021, 30_000_000, 6_950_876.71],
  [2025, 3_240_000, 0],
  [2025, 3_240_100, 8],
  [2025, 6_240_000, 240_000],
  [2025, 7_000_000, 392_000],
  [2025, 9_120_000, 816_000],
  [2025, 12_000_000, 1_536_000],
  [2025, 12_000_100, 1_536_030],
  [2025, 50_000_000, 12_936_000],
  [2026, 5_000_000, 140_800],
])('%d: a profit of %d bears %d by the bands of individuals', (year, profit, tax) => {
  expect(taxByPieces(profitTaxPieces(year, rules.paye), profit)).toBeCloseTo(tax, 2);
});

describe('where the table holds for a part of the year or not at all', () => {
  it.each([
    ['above the ceiling', { turnover: 200_000_001 }, 'none', 0],
    [
      'above the ceiling until June 2022 without records',
      { year: 2021, turnover: 14_000_001, hasRecords: false },
      'none',
      0,
    ],
    // 100,000,001 × 4% × 184/365
    ['above the old ceiling in the first half of 2026', { year: 2026, turnover: 100_000_001 }, 'part', 2_016_438.38],
    ['above the old ceiling in the first half of 2026', { year: 2026, turnover: 150_000_000 }, 'part', 3_024_657.53],
    ['of a professional since July 2022', { trader: 'services' }, 'none', 0],
    // (450,000 + 6,000,000 × 3.5%) × 181/365
    ['of a professional in 2022', { year: 2022, trader: 'services' }, 'part', 327_287.67],
    ['of a company', { trader: 'company' }, 'none', 0],
    ['of a non-resident', { trader: 'non-resident' }, 'none', 0],
    ['of an owner of buses', { trader: 'transport' }, 'none', 0],
  ] as const)('%s', (_, changes, coverage, tax) => {
    const result = resultOf(changes);
    expect([result.coverage, result.tax, result.breakEven]).toEqual([coverage, tax, undefined]);
  });
});

describe('a new trader whose relief was granted', () => {
  it.each([
    // Nothing before the TIN, nothing for the twelve months from it.
    [2026, '2026-09-01', 20_000_000, 0],
    [2027, '2027-01-01', 20_000_000, 0],
    // 20,000,000 × 4% × 122/365, from 1 September on
    [2027, '2026-09-01', 20_000_000, 267_397.26],
    // 12,000,000 × 4% × 306/366, from 1 March 2028 on
    [2028, '2027-03-01', 12_000_000, 401_311.48],
    [2028, '2026-09-01', 20_000_000, 800_000],
  ])('in %d with a TIN of %s and a turnover of %d pays %d', (year, tinDay, turnover, tax) => {
    expect(resultOf({ year, tinDay, turnover }).tax).toBe(tax);
  });

  it.each([
    ['2027-01-01', [['2027-01-01', '2027-12-31', 'relief']]],
    [
      '2027-01-02',
      [
        ['2027-01-01', '2027-01-01', 'before-start'],
        ['2027-01-02', '2027-12-31', 'relief'],
      ],
    ],
    [
      '2027-12-31',
      [
        ['2027-01-01', '2027-12-30', 'before-start'],
        ['2027-12-31', '2027-12-31', 'relief'],
      ],
    ],
    ['2028-01-01', [['2027-01-01', '2027-12-31', 'before-start']]],
  ])('with a TIN of %s has these parts of 2027', (tinDay, parts) => {
    expect(resultOf({ tinDay }).slices.map(({ first, last, status }) => [first, last, status])).toEqual(parts);
  });
});

describe('accounts beside the table', () => {
  it.each([
    [20_000_000, 4_000_000, 0, 60_800, -739_200],
    [20_000_000, 9_040_000, 0, 800_000, 0],
    [20_000_000, 9_040_000, 500_000, 1_300_000, 500_000],
    [100_000_000, 30_000_000, 1_500_000, 8_436_000, 4_436_000],
    [20_000_000, -1_000_000, 0, 0, -800_000],
  ])(
    'on a turnover of %d, a profit of %d and a cost of %d come to %d, a difference of %d',
    (turnover, profit, cost, total, difference) => {
      expect(resultOf({ turnover, profit, cost }).accounts).toMatchObject({ total, difference });
    },
  );

  it('never cost less where keeping them costs more than the table takes', () => {
    expect(resultOf({ cost: 800_001 }).breakEven).toBeUndefined();
    expect(resultOf({ cost: 800_000 }).breakEven?.profit).toBe(3_240_000);
  });
});

describe('whatever is entered', () => {
  const entered = fc.record({
    year: fc.integer({ min: 2020, max: 2030 }),
    turnover: fc.integer({ min: 4_000_001, max: 250_000_000 }),
    hasRecords: fc.boolean(),
    cost: fc.integer({ min: 0, max: 3_000_000 }),
  });

  it('accounts at the break-even profit cost what the table takes, and ten shillings of profit more cost more', () => {
    fc.assert(
      fc.property(entered, (changes) => {
        const profit = resultOf(changes).breakEven?.profit;
        fc.pre(profit !== undefined && profit <= changes.turnover);
        expect(Math.abs(resultOf({ ...changes, profit }).accounts?.difference ?? 1)).toBeLessThan(0.02);
        // The lowest rate above zero is 9% for the second half of 2020 alone: ten shillings bear about 0.45, less roundings.
        expect(resultOf({ ...changes, profit: (profit ?? 0) + 10 }).accounts?.difference).toBeGreaterThan(0.4);
      }),
    );
  });

  it('records never cost more, and the parts of the year add up to all of its days', () => {
    fc.assert(
      fc.property(entered, (changes) => {
        const { slices, tax, coverage } = resultOf({ ...changes, hasRecords: true });
        const without = resultOf({ ...changes, hasRecords: false });
        if (without.coverage === coverage) expect(tax).toBeLessThanOrEqual(without.tax);
        const isLeap = changes.year % 4 === 0;
        expect(slices.reduce((sum, { days }) => sum + days, 0)).toBe(isLeap ? 366 : 365);
      }),
    );
  });

  it('the tax of the year as pieces is that of its parts', () => {
    fc.assert(
      fc.property(entered, (changes) => {
        const { tax, coverage } = resultOf(changes);
        const { pieces, upTo } = yearPieces({ ...trader, ...changes }, rules);
        expect(coverage === 'whole').toBe(changes.turnover <= upTo);
        if (coverage === 'whole') expect(taxByPieces(pieces, changes.turnover)).toBeCloseTo(tax, 1);
      }),
    );
  });
});
