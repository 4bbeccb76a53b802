import type { BreakdownRow } from '@/lib/money/breakdown';
import { formatSigned } from '@/lib/money/format';

/** An amount of a row as the page writes it: what is taken off has its sign. */
export const amountInRow = ({ kind, amount: whole }: BreakdownRow, amount: number): string =>
  (kind === 'deduction' && whole ? '− ' : '') + formatSigned(amount);
