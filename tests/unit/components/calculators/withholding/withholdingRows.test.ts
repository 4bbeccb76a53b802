import { withholdingDates, withholdingRows } from '@/components/calculators/WithholdingCalculator';
import { withholdingLines } from '@/components/calculators/WithholdingPage';
import { getValueToday } from '@/lib/server/content/loaders/tax/sources';
import { getWithholding, getWithholdingRules } from '@/lib/server/content/loaders/tax/tax';
import { type WithholdingInput, withholding } from '@/lib/tax/withholding';
import { payment } from '@/tests/unit/lib/tax/samplePayment';

const rules = getWithholdingRules();
const words = withholdingLines(getWithholding(), getValueToday);

function rowsOf(changes: Partial<WithholdingInput>) {
  const input = { ...payment, ...changes };
  return withholdingRows(input, withholding(input, rules), words).map(({ id, amount, formula }) => [
    id,
    amount,
    formula,
  ]);
}

describe('the lines of a payment', () => {
  it('lead from the payment by the tax to the amount paid', () => {
    expect(rowsOf({})).toEqual([
      ['gross', 1_000_000, 'Your figure.'],
      ['tax', 50_000, '1,000,000 × 5% = 50,000'],
      ['net', 950_000, '1,000,000 − 50,000 = 950,000'],
    ]);
  });

  it('show what must be agreed for a sum in hand', () => {
    expect(rowsOf({ basis: 'net' })[0]).toEqual(['gross', 1_052_631.58, '1,000,000 / (100% − 5%) = 1,052,631.58']);
  });

  it('show the part of a price for works that is taxed', () => {
    expect(rowsOf({ kind: 'construction' }).slice(1, 3)).toEqual([
      ['base', 400_000, 'the part of 1,000,000 that is for services: 400,000'],
      ['tax', 20_000, '400,000 × 5% = 20,000'],
    ]);
  });

  it('compare a treaty with the domestic rate', () => {
    expect(rowsOf({ kind: 'royalty', payee: 'non-resident', state: 'south-africa' }).slice(1, 3)).toEqual([
      ['treaty', 100_000, '10% by treaty against 15%: the lower one counts, 10%.'],
      ['tax', 100_000, '1,000,000 × 10% = 100,000'],
    ]);
    expect(rowsOf({ kind: 'royalty', payee: 'non-resident', state: 'canada' })[1]?.[2]).toBe(
      '20% by treaty against 15%: the lower one counts, 15%.',
    );
  });

  it('say that nothing is withheld', () => {
    expect(rowsOf({ payer: 'person' })[1]).toEqual(['none', 0, 'Nothing is withheld.']);
  });
});

it('the dates of a payment belong to its month, and none where nothing is withheld', () => {
  expect(withholdingDates(withholding(payment, rules), rules, words).map(({ id, rule }) => [id, rule])).toEqual([
    ['pay', 'by 7 December 2026'],
    ['certificate', 'by 30 December 2026'],
  ]);
  expect(withholdingDates(withholding({ ...payment, day: '2027-01-31' }, rules), rules, words)[0]?.rule).toBe(
    'Sunday 7 February 2027: pay by Friday 5',
  );
  expect(withholdingDates(withholding({ ...payment, payer: 'person' }, rules), rules, words)).toEqual([]);
});
