import { roundToCents } from '@/lib/money/amount';
import { type BreakdownRow, YOUR_FIGURE } from '@/lib/money/breakdown';
import { formatAmount as f, formatExact } from '@/lib/money/format';
import type { DeductedPay, OtherDeductions } from '@/lib/salary/deductions';
import { say } from '@/lib/words/say';

/** Builds a row for each deduction that is taken. */
function takenRows(deducted: DeductedPay, { loanPercent }: OtherDeductions, gross: number): BreakdownRow[] {
  const rows = [
    { id: 'heslb', amount: deducted.heslb, formula: `${f(gross)} × ${loanPercent}% = ${f(deducted.heslb)}` },
    { id: 'union', amount: deducted.union, formula: say(YOUR_FIGURE) },
    { id: 'insurance', amount: deducted.insurance, formula: say(YOUR_FIGURE) },
    { id: 'other', amount: deducted.other, formula: say(YOUR_FIGURE) },
  ];
  return rows.filter(({ amount }) => amount > 0);
}

const joined = (rows: readonly BreakdownRow[], sign: '+' | '−') =>
  rows.map(({ amount }) => ` ${sign} ${f(amount)}`).join('');

/** Returns the row of what a whole gross salary pays above the pay asked for, if any. */
export const roundingRow = (rounding: number): BreakdownRow[] =>
  rounding === 0 ? [] : [{ id: 'rounding', amount: rounding, formula: formatExact(rounding) }];

/** Input of the rows of other deductions. */
export type DeductionRowsInput = { deducted: DeductedPay; deductions: OtherDeductions; gross: number; netPay: number };

/** Builds the rows from net pay to pay after other deductions. */
export function rowsBelowNet({ deducted, deductions, gross, netPay }: DeductionRowsInput): BreakdownRow[] {
  const taken = takenRows(deducted, deductions, gross);
  const formula = `${f(netPay)}${joined(taken, '−')} = ${f(deducted.left)}`;
  return [
    ...taken.map((row): BreakdownRow => ({ ...row, kind: 'deduction' })),
    { id: 'left', amount: deducted.left, formula, kind: 'total' },
  ];
}

/** Builds the rows from pay after other deductions to net pay. */
export function rowsUpToNet(input: DeductionRowsInput & { rounding: number }): BreakdownRow[] {
  const { deducted, deductions, gross, netPay, rounding } = input;
  const taken = takenRows(deducted, deductions, gross);
  return [
    { id: 'left', amount: roundToCents(deducted.left - rounding), rule: '', formula: say(YOUR_FIGURE) },
    ...roundingRow(rounding),
    ...taken,
    {
      id: 'net',
      amount: netPay,
      rule: say('the rest plus other deductions'),
      formula: `${f(deducted.left)}${joined(taken, '+')} = ${f(netPay)}`,
    },
  ];
}
