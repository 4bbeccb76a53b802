import { formatLongDate } from '../dates/formatLongDate.ts';
import { formatAmount as f } from '../money/formatAmount.ts';
import type { Line } from '../money/line.ts';
import type { CorporateResult } from './corporateTax.ts';

/** The four instalments with their dates and what is left of each, then what is left of the year. */
export function instalmentLines({ instalments, taxPayable, balance, returnDue }: CorporateResult): Line[] {
  const lines = instalments.map(
    ({ due, amount, covered, left }, index): Line => ({
      id: `instalment-${index + 1}`,
      amount,
      rule: `due ${formatLongDate(due)}`,
      formula: `${f(taxPayable)} / 4 = ${f(amount)}; ${f(covered)} already paid, ${f(left)} left`,
    }),
  );
  const left = Math.max(0, balance);
  return [
    ...lines,
    { id: 'left', amount: left, rule: `final return by ${formatLongDate(returnDue)}`, formula: f(left), kind: 'total' },
  ];
}
