import type { Dispute } from '@/lib/content/schemas/tax/procedure';
import { type BreakdownRow, rowsFrom, YOUR_FIGURE } from '@/lib/money/breakdown';
import { formatExact as f } from '@/lib/money/format';
import type { Deposit, ObjectionInput } from '@/lib/tax/objection';

/** Label, rule and law of the lines of a deposit. */
export const depositLines = ({ deposit: { third, whole, none }, leaver }: Dispute) => ({
  assessed: { label: 'Tax assessed' },
  undisputed: { label: 'Tax not disputed', rule: 'the tax due by your own grounds' },
  third: { label: 'One third of the tax assessed', rule: 'up to the next shilling' },
  deposit: { label: 'Deposit', rule: 'the greater of the two, in the time of the objection', law: third.law },
  whole: { label: 'Deposit on imports', rule: 'all duty and tax assessed', law: whole.law },
  none: { label: 'No deposit', rule: 'where the decision asks for no tax', law: none.law },
  leaver: { label: 'Deposit of those who leave for good', rule: 'the whole tax assessed', law: leaver.law },
});

export type DepositLines = ReturnType<typeof depositLines>;

/** Builds the rows from the tax assessed to the deposit. */
export function depositRows(
  { tax, undisputed }: ObjectionInput,
  { rule, third, amount }: Deposit,
  lines: DepositLines,
): BreakdownRow[] {
  const row = rowsFrom(lines);
  if (rule === 'none') return [];
  const assessed = row('assessed', { amount: tax, formula: YOUR_FIGURE });
  const total = { amount, mark: 'action', kind: 'total' } as const;
  if (rule === 'whole') return [assessed, row('whole', { ...total, formula: `All of ${f(tax)}.` })];
  return [
    assessed,
    row('undisputed', { amount: undisputed, formula: YOUR_FIGURE }),
    row('third', { amount: third, formula: `${f(tax)} / 3 = ${f(third)}, up to the next shilling` }),
    row('deposit', { ...total, formula: `The greater of ${f(undisputed)} and ${f(third)}.` }),
  ];
}
