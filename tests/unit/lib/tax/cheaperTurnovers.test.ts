import { getPresumptiveRules } from '@/lib/server/content/loaders/tax/tax';
import { cheaperTurnovers } from '@/lib/tax/presumptiveTax';
import { profitTaxPieces, taxByPieces, yearPieces } from '@/lib/tax/presumptiveYear';
import { fc, forAll } from '@/tests/support/properties';

const rules = getPresumptiveRules();

function questionOf(year: number, hasRecords: boolean, margin: number, cost: number) {
  const trader = { year, turnover: 0, hasRecords, trader: 'trade', profit: undefined, cost, tinDay: undefined };
  return { table: yearPieces(trader, rules), profitTax: profitTaxPieces(year, rules.paye), margin, cost };
}

// Worked out apart from this code by trying turnovers, in another language, and written down here.
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
])('%d, records kept %s, a margin of %d and a cost of %d', (year, hasRecords, margin, cost, ranges) => {
  expect(cheaperTurnovers(questionOf(year, hasRecords, margin, cost))).toEqual(ranges);
});

it('holds at every turnover that is tried', () => {
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
