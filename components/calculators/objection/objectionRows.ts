import type { Dispute } from '@/lib/content/schemas/tax/procedure';
import { type BreakdownRow, type RowTexts, YOUR_FIGURE } from '@/lib/money/breakdown';
import { formatAmount as f } from '@/lib/money/format';
import type { Deposit, ObjectionInput } from '@/lib/tax/objection/objection';
import { rowText } from '../result/rowText';

/** Label, rule and law of the lines of a deposit. */
export function objectionRowTexts({ deposit: { third, whole, none }, leaver }: Dispute): RowTexts {
  return {
    assessed: rowText('Tax assessed'),
    undisputed: rowText('Tax not disputed', 'the tax due by your own grounds'),
    third: rowText('One third of the tax assessed', 'up to the next shilling'),
    deposit: {
      label: 'Deposit',
      rule: 'the greater of the two, in the time of the objection',
      law: third.law,
    },
    whole: { label: 'Deposit on imports', rule: 'all duty and tax assessed', law: whole.law },
    none: { label: 'No deposit', rule: 'where the decision asks for no tax', law: none.law },
    leaver: {
      label: 'Deposit of those who leave for good',
      rule: 'the whole tax assessed',
      law: leaver.law,
    },
  };
}

/** Builds the rows from the tax assessed to the deposit. */
export function depositRows({ tax, undisputed }: ObjectionInput, { rule, third, amount }: Deposit): BreakdownRow[] {
  if (rule === 'none') return [];
  const assessed: BreakdownRow = { id: 'assessed', amount: tax, formula: YOUR_FIGURE };
  if (rule === 'whole') return [assessed, { id: 'whole', amount, formula: `All of ${f(tax)}.`, kind: 'total' }];
  return [
    assessed,
    { id: 'undisputed', amount: undisputed, formula: YOUR_FIGURE },
    {
      id: 'third',
      amount: third,
      formula: `${f(tax)} / 3 = ${f(third)}, up to the next shilling`,
    },
    {
      id: 'deposit',
      amount,
      formula: `The greater of ${f(undisputed)} and ${f(third)}.`,
      kind: 'total',
    },
  ];
}
