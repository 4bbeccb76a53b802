import type { BreakdownRow } from '@/lib/money/breakdown';
import { formatSigned } from '@/lib/money/format';

/** An amount of a row as the page writes it: a deduction has its sign, unless it rounds to 0. */
export function amountInRow({ kind }: BreakdownRow, amount: number): string {
  const text = formatSigned(amount);
  return kind === 'deduction' && text !== '0' ? `− ${text}` : text;
}
