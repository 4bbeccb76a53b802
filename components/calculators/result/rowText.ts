import type { RowMark, RowText } from '@/lib/money/breakdown';

/** The texts of a row: its label, and what there is of a rule, a law and a mark. */
export const rowText = (label: string, rule = '', law = '', mark?: RowMark): RowText => ({
  label,
  rule,
  law,
  ...(mark && { mark }),
});
