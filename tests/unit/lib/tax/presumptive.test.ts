import { getPresumptiveRules } from '@/lib/server/content/loaders/tax/tax';
import { cheaperTurnovers, presumptiveTax } from '@/lib/tax/presumptiveTax';
import { type PresumptiveInput, profitTaxPieces, taxByPieces, yearPieces } from '@/lib/tax/presumptiveYear';
import { readCases } from '@/tests/support/cases';
import { fc, forAll } from '@/tests/support/properties';

const rules = getPresumptiveRules('en');
const trader: PresumptiveInput = {
  year: 2027,
  turnover: 20_000_000,
  hasRecords: true,
  trader: 'trade',
  cost: 0,
};
const resultOf = (changes: Partial<PresumptiveInput>) => presumptiveTax({ ...trader, ...changes }, rules);

it.each(readCases('cases/presumptive.csv'))(
  '$year: a turnover of $turnover with records $records is taxed $tax; accounts break even at a profit of $profit',
  ({ year, turnover, records, tax, profit }) => {
    const result = resultOf({ year: Number(year), turnover: Number(turnover), hasRecords: records === 'kept' });
    expect([result.coverage, result.tax, result.breakEven?.profit]).toEqual(['whole', Number(tax), Number(profit)]);
  },
);

it.each(readCases('cases/profit-tax.csv'))(
  '$year: a profit of $profit is taxed $tax by the bands for individuals',
  ({ year, profit, tax }) => {
    expect(taxByPieces(profitTaxPieces(Number(year), rules.paye), Number(profit))).toBeCloseTo(Number(tax), 2);
  },
);

describe('a table that applies to part of the year or not at all', () => {
  const old = { year: 2021, turnover: 14_000_001, hasRecords: false };
  it.each([
    ['above the ceiling', { turnover: 200_000_001 }, 'none', 0],
    ['above the ceiling until June 2022 without records', old, 'none', 0],
    // 100,000,001 × 4% × 184/365
    ['above the old ceiling in the first half of 2026', { year: 2026, turnover: 100_000_001 }, 'part', 2_016_438.38],
    ['above the old ceiling in the first half of 2026', { year: 2026, turnover: 150_000_000 }, 'part', 3_024_657.53],
    // (450,000 + 6,000,000 × 3.5%) × 181/365
    ['of a professional in 2022', { year: 2022, trader: 'services' }, 'part', 327_287.67],
    ['of a professional since July 2022', { trader: 'services' }, 'none', 0],
    ...['company', 'non-resident', 'transport'].map(
      (trader) => [`of the kind ${trader}`, { trader }, 'none', 0] as const,
    ),
  ] as const)('%s', (_, changes, coverage, tax) => {
    const result = resultOf(changes);
    expect([result.coverage, result.tax, result.breakEven]).toEqual([coverage, tax, undefined]);
  });
});

describe('a new trader with approved relief', () => {
  it.each([
    // No tax before the TIN, nor for twelve months from it.
    [2026, '2026-09-01', 20_000_000, 0],
    [2027, '2027-01-01', 20_000_000, 0],
    // 20,000,000 × 4% × 122/365, from 1 September
    [2027, '2026-09-01', 20_000_000, 267_397.26],
    // 12,000,000 × 4% × 306/366, from 1 March 2028
    [2028, '2027-03-01', 12_000_000, 401_311.48],
    [2028, '2026-09-01', 20_000_000, 800_000],
  ])('in %d with a TIN of %s and a turnover of %d pays %d', (year, tinDay, turnover, tax) => {
    expect(resultOf({ year, tinDay, turnover }).tax).toBe(tax);
  });

  it.each([
    ['2027-01-01', '01-01 to 12-31 relief'],
    ['2027-01-02', '01-01 to 01-01 before-start, 01-02 to 12-31 relief'],
    ['2027-12-31', '01-01 to 12-30 before-start, 12-31 to 12-31 relief'],
    ['2028-01-01', '01-01 to 12-31 before-start'],
  ])('with a TIN of %s has these parts of 2027: %s', (tinDay, parts) => {
    const { slices } = resultOf({ tinDay });
    const written = slices.map(({ first, last, status }) => `${first.slice(5)} to ${last.slice(5)} ${status}`);
    expect(written.join(', ')).toBe(parts);
  });
});

describe('for any input', () => {
  const entered = fc.record({
    year: fc.integer({ min: 2020, max: 2030 }),
    turnover: fc.integer({ min: 4_000_001, max: 250_000_000 }),
    hasRecords: fc.boolean(),
    cost: fc.integer({ min: 0, max: 3_000_000 }),
  });

  it('accounts at the break-even profit cost the same as the table, and more above it', () => {
    forAll(entered, (changes) => {
      const profit = resultOf(changes).breakEven?.profit;
      fc.pre(profit !== undefined && profit <= changes.turnover);
      expect(Math.abs(resultOf({ ...changes, profit }).accounts?.difference ?? 1)).toBeLessThan(0.02);
      // The lowest rate above zero is 9%, for the second half of 2020 only: about 0.45 on ten shillings, less rounding.
      expect(resultOf({ ...changes, profit: (profit ?? 0) + 10 }).accounts?.difference).toBeGreaterThan(0.4);
    });
  });

  it('records never cost more, and the parts of the year cover all of its days', () => {
    forAll(entered, (changes) => {
      const { slices, tax, coverage } = resultOf({ ...changes, hasRecords: true });
      const without = resultOf({ ...changes, hasRecords: false });
      if (without.coverage === coverage) expect(tax).toBeLessThanOrEqual(without.tax);
      const isLeap = changes.year % 4 === 0;
      expect(slices.reduce((sum, { days }) => sum + days, 0)).toBe(isLeap ? 366 : 365);
    });
  });
});

function questionOf(year: number, hasRecords: boolean, margin: number, cost: number) {
  const table = yearPieces({ ...trader, year, hasRecords, cost }, rules);
  return { table, profitTax: profitTaxPieces(year, rules.paye), margin, cost };
}

// Expected values come from an independent implementation in another language, which searched turnovers by trial.
it.each([
  [2027, true, 0.2, 0, [{ from: 4_000_001, to: 103_199_999 }]],
  [2027, true, 0.1, 0, [{ from: 4_000_001, to: 200_000_000 }]],
  [2027, true, 0.5, 0, [{ from: 4_000_001, to: 16_799_999 }]],
  [2027, false, 0.9, 0, [{ from: 4_000_001, to: 4_988_888 }]],
  [2027, true, 0.15, 2_000_000, []],
  [2027, true, 0, 0, [{ from: 4_000_001, to: 200_000_000 }]],
  [2025, true, 0.25, 0, [{ from: 4_000_001, to: 51_599_999 }]],
  [2026, true, 0.3, 500_000, [{ from: 17_809_930, to: 22_598_415 }]],
  [2021, true, 0.3, 0, [{ from: 4_000_001, to: 35_228_082 }]],
  [2021, false, 0.4, 0, [{ from: 4_000_001, to: 14_000_000 }]],
])(
  'accounts are cheaper in %d, records kept %s, at a margin of %d and a cost of %d, for turnovers %j',
  (year, hasRecords, margin, cost, ranges) => {
    expect(cheaperTurnovers(questionOf(year, hasRecords, margin, cost))).toEqual(ranges);
  },
);

it('accounts are cheaper at exactly the turnovers of the calculated ranges', () => {
  const margin = fc.integer({ min: -100, max: 1000 }).map((thousandths) => thousandths / 1000);
  forAll(
    fc.integer({ min: 2020, max: 2030 }),
    fc.boolean(),
    margin,
    fc.integer({ min: 0, max: 3_000_000 }),
    fc.integer({ min: 1, max: 200_000_000 }),
    (year, hasRecords, share, cost, turnover) => {
      const question = questionOf(year, hasRecords, share, cost);
      fc.pre(turnover <= question.table.upTo);
      const accounts = taxByPieces(question.profitTax, Math.max(0, turnover * share)) + cost;
      const difference = taxByPieces(question.table.pieces, turnover) - accounts;
      fc.pre(Math.abs(difference) > 1e-4);
      const isIn = cheaperTurnovers(question).some(({ from, to }) => from <= turnover && turnover <= to);
      expect(isIn).toBe(difference > 0);
    },
  );
});
