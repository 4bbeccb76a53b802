import { formatAmount as f } from '../money/formatAmount.ts';
import type { Line } from '../money/line.ts';
import type { CorporateInput, CorporateResult } from './corporateTax.ts';

function incomeLine({ chargeableIncome: income, kind }: CorporateInput, { rate, incomeTax }: CorporateResult): Line {
  const line = { id: `income-${kind}`, amount: incomeTax };
  if (income <= 0) return { ...line, rule: 'no chargeable income', formula: 'Without income there is no tax on it.' };
  return { ...line, formula: `${f(income)} × ${rate}% = ${f(incomeTax)}` };
}

function minimumLine({ turnover }: CorporateInput, result: CorporateResult): Line {
  const { minimumTaxGround: ground, minimumTaxRate: rate, minimumTax: amount } = result;
  const line = { id: 'minimum', amount };
  if (ground === 'charged') {
    return { ...line, rule: `${rate}% of turnover`, formula: `${f(turnover)} × ${rate}% = ${f(amount)}` };
  }
  const why = ground === 'excluded-sector' ? 'excluded sector' : 'too few loss years in a row';
  return { ...line, rule: `not charged: ${why}`, formula: 'Nothing is charged on turnover.' };
}

/** From chargeable income to what is still to pay for the year; a negative end was paid too much. */
export function corporateLines(input: CorporateInput, result: CorporateResult): Line[] {
  const { taxAlreadyPaid: paid } = input;
  const { incomeTax, minimumTax, taxPayable, balance } = result;
  return [
    incomeLine(input, result),
    minimumLine(input, result),
    { id: 'payable', amount: taxPayable, formula: `The higher of ${f(incomeTax)} and ${f(minimumTax)}.` },
    { id: 'paid', amount: paid, formula: 'Your figure.', kind: 'taken' },
    {
      id: balance < 0 ? 'overpaid' : 'balance',
      amount: Math.abs(balance),
      formula: `${f(taxPayable)} − ${f(paid)} = ${f(balance)}`,
      kind: 'total',
    },
  ];
}
