import { corporateRows, instalmentRows } from '@/components/calculators/CorporateTaxCalculator';
import { corporateLines } from '@/components/calculators/CorporateTaxPage';
import { getCorporate, getCorporateRules } from '@/lib/server/content/loaders/tax/tax';
import { type CorporateInput, corporateTax } from '@/lib/tax/corporateTax';
import { company } from '@/tests/unit/lib/tax/company';

const rules = getCorporateRules();
const words = corporateLines(getCorporate());

function breakdowns(changes: Partial<CorporateInput>) {
  const input = { ...company, ...changes };
  const result = corporateTax(input, rules);
  return { year: corporateRows(input, result, words), instalments: instalmentRows(result, rules, words) };
}

describe('the rows of corporate tax', () => {
  it('hold the formulas in the company’s own numbers', () => {
    const { year } = breakdowns({ taxAlreadyPaid: 10_000_000 });
    expect(year.map(({ id, formula }) => [id, formula])).toEqual([
      ['income', '100,000,000 × 30% = 30,000,000'],
      ['minimum', 'Nothing is charged on turnover.'],
      ['payable', 'The higher of 30,000,000 and 0.'],
      ['paid', 'Your figure.'],
      ['balance', '30,000,000 − 10,000,000 = 20,000,000'],
    ]);
  });

  it('say what minimum tax is charged on, or why it is not', () => {
    const minimum = (changes: Partial<CorporateInput>) =>
      breakdowns({ chargeableIncome: -1, lossYears: 3, ...changes }).year.find(({ id }) => id === 'minimum');
    expect(minimum({ yearEnd: '2026-12-31' })?.formula).toBe('800,000,000 × 1% = 8,000,000');
    expect(minimum({})).toMatchObject({
      rule: 'by days: 181 at 0.5%, 184 at 1%',
      formula: '800,000,000 × (181 × 0.5% + 184 × 1%) / 365 = 6,016,438.36',
    });
    expect(minimum({ lossYears: 2 })?.rule).toBe('not charged: too few consecutive loss years');
    expect(minimum({ sector: 'health' })?.rule).toBe('not charged: excluded sector');
  });

  it('lead from the income of the year to what old losses leave of it', () => {
    const { year } = breakdowns({ broughtLosses: 500_000_000, isFourYears: true });
    expect(year.slice(0, 4).map(({ id, formula }) => [id, formula])).toEqual([
      ['yearIncome', 'Your figure.'],
      ['oldLosses', 'The lower of 500,000,000 and 100,000,000 × 60% = 60,000,000.'],
      ['chargeable', '100,000,000 − 60,000,000 = 40,000,000'],
      ['income', '40,000,000 × 30% = 12,000,000'],
    ]);
  });

  it('say so where there is no income', () => {
    expect(breakdowns({ chargeableIncome: 0 }).year[0]?.rule).toBe('no chargeable income');
  });

  it('state each instalment with its date, and the rest with the date of the return', () => {
    const { instalments } = breakdowns({ taxAlreadyPaid: 10_000_000 });
    expect(instalments.map(({ rule }) => rule)).toEqual([
      'due 31 March 2025',
      'due 30 June 2025',
      'due 30 September 2025',
      'due 31 December 2025',
      'final return by 30 June 2026',
    ]);
    expect(instalments[1]?.formula).toBe('30,000,000 / 4 = 7,500,000; 2,500,000 already paid, 5,000,000 left');
  });

  it('turn into an overpayment where more was paid than is due', () => {
    const { year, instalments } = breakdowns({ taxAlreadyPaid: 31_000_000 });
    expect(year.at(-1)).toMatchObject({ id: 'overpaid', amount: 1_000_000 });
    expect(instalments.at(-1)?.amount).toBe(0);
  });
});
