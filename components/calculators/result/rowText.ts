import type { Evidence } from '@/lib/content/schemas/tax/evidence';
import type { RowMark, RowText } from '@/lib/money/breakdown';
import type { EvidenceMark } from '@/lib/tax/evidence';

/**
 * Returns the mark of a value by its evidence: markToday of lib/server/content/loaders/tax/sources.ts. A page passes it on,
 * since the file with a tool's rows is in the browser too, where nothing of lib/server may be.
 */
export type MarkOf = (evidence: Evidence) => EvidenceMark | undefined;

/** The texts of a row: its label, and what there is of a rule, a law and a mark. */
export const rowText = (label: string, rule = '', law = '', mark?: RowMark): RowText => ({
  label,
  rule,
  law,
  ...(mark && { mark }),
});
