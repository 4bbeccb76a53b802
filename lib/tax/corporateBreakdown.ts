import { formatLongDate } from '../dates/formatLongDate.ts';
import { type BreakdownRow, YOUR_FIGURE } from '../money/breakdown.ts';
import { formatAmount as f } from '../money/format.ts';
import type { CorporateInput, CorporateResult } from './corporateTax.ts';

function incomeRow({ chargeableIncome: income, kind }: CorporateInput, result: CorporateResult): BreakdownRow {
  const { rate, incomeTax } = result;
  const row = { id: `income-${kind}`, amount: incomeTax };
  if (income <= 0) return { ...row, rule: 'no chargeable income', formula: 'Without income there is no tax on it.' };
  return { ...row, formula: `${f(income)} × ${rate}% = ${f(incomeTax)}` };
}

function minimumRow({ turnover }: CorporateInput, result: CorporateResult): BreakdownRow {
  const { minimumTaxGround: ground, minimumTaxRate: rate, minimumTax: amount } = result;
  const row = { id: 'minimum', amount };
  if (ground === 'charged') {
    return { ...row, rule: `${rate}% of turnover`, formula: `${f(turnover)} × ${rate}% = ${f(amount)}` };
  }
  const why = ground === 'excluded-sector' ? 'excluded sector' : 'too few consecutive loss years';
  return { ...row, rule: `not charged: ${why}`, formula: 'Nothing is charged on turnover.' };
}

/** From chargeable income to what is still to pay for the year, or was overpaid. */
export function corporateBreakdown(input: CorporateInput, result: CorporateResult): BreakdownRow[] {
  const { taxAlreadyPaid: paid } = input;
  const { incomeTax, minimumTax, taxPayable, balance } = result;
  return [
    incomeRow(input, result),
    minimumRow(input, result),
    { id: 'payable', amount: taxPayable, formula: `The higher of ${f(incomeTax)} and ${f(minimumTax)}.` },
    { id: 'paid', amount: paid, formula: YOUR_FIGURE, kind: 'deduction' },
    {
      id: balance < 0 ? 'overpaid' : 'balance',
      amount: Math.abs(balance),
      formula: `${f(taxPayable)} − ${f(paid)} = ${f(balance)}`,
      kind: 'total',
    },
  ];
}

/** The four instalments with their dates and what is left of each, then what is left of the year. */
export function instalmentBreakdown({ instalments, taxPayable, balance, returnDue }: CorporateResult): BreakdownRow[] {
  const rows = instalments.map(
    ({ due, amount, covered, left }, index): BreakdownRow => ({
      id: `instalment-${index + 1}`,
      amount,
      rule: `due ${formatLongDate(due)}`,
      formula: `${f(taxPayable)} / 4 = ${f(amount)}; ${f(covered)} already paid, ${f(left)} left`,
    }),
  );
  const left = Math.max(0, balance);
  return [
    ...rows,
    { id: 'left', amount: left, rule: `final return by ${formatLongDate(returnDue)}`, formula: f(left), kind: 'total' },
  ];
}
