import { paymentRows, registrationRows, saleRows } from '@/components/calculators/VatCalculator';
import { vatLines } from '@/components/calculators/VatPage';
import type { BreakdownRow } from '@/lib/money/breakdown';
import { getVat, getVatRules } from '@/lib/server/content/loaders/tax/tax';
import { type VatInput, type VatResult, vatOf, vatRegistration } from '@/lib/tax/vat';

const rules = getVatRules();
const lines = vatLines(getVat());
const sale: VatInput = { amount: 1180, isIncluded: true, isElectronic: false, withheld: '', day: '2026-11-15' };
const rowsOf = (changes: Partial<VatInput>, build: (input: VatInput, result: VatResult) => BreakdownRow[]) => {
  const input = { ...sale, ...changes };
  return build(input, vatOf(input, rules)).map(({ id, amount, formula }) => [id, amount, formula]);
};
const price = (input: VatInput, result: VatResult) => saleRows(input, result, lines);
const payment = (input: VatInput, result: VatResult) => paymentRows(input, result, rules, lines);

it('the lines of a price lead to it or from it', () => {
  expect(rowsOf({}, price)).toEqual([
    ['net', 1000, '1,180 − 180 = 1,000'],
    ['standard', 180, '1,180 × 18 / 118 = 180'],
    ['gross', 1180, 'Your figure.'],
  ]);
  expect(rowsOf({ amount: 1000, isIncluded: false, isElectronic: true }, price)).toEqual([
    ['net', 1000, 'Your figure.'],
    ['electronic', 160, '1,000 × 16% = 160'],
    ['gross', 1160, '1,000 + 160 = 1,160'],
  ]);
});

it('the lines of the payment name the amount that the buyer withholds, where it does', () => {
  expect(rowsOf({}, payment)).toEqual([['left', 180, '180']]);
  expect(rowsOf({ withheld: 'goods' }, payment)).toEqual([
    ['withheld', 30, '1,000 × 3% = 30'],
    ['received', 1150, '1,180 − 30 = 1,150'],
    ['left', 150, '180 − 30 = 150'],
  ]);
});

it('the lines of the test compare the highest sums, and state the room left below the threshold', () => {
  const input = { who: '', first: '2025-01-01', turnovers: [90_000_000, 15_000_000] };
  const rows = registrationRows(vatRegistration(input, rules), lines);
  expect(rows.map(({ id, amount, rule }) => [id, amount, rule])).toEqual([
    ['twelve', 105_000_000, 'to the end of February 2025'],
    ['six', 105_000_000, 'to the end of February 2025'],
    ['room', 95_000_000, 'to the end of February 2025'],
  ]);
  expect(rows[1]?.formula).toBe('105,000,000 ≥ 100,000,000, the threshold at the end of that month');
  expect(rows[0]?.formula).toBe('105,000,000 < 200,000,000, the threshold at the end of that month');
});
