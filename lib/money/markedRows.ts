import { EVIDENCE_NAMES } from '../tax/evidence.ts';
import { say } from '../words/say.ts';
import type { BreakdownRow, RowMark, RowTexts } from './breakdown.ts';

/** A row of a result that nobody here has read in the law. */
export type MarkedRow = { label: string; mark: RowMark };

/** The rows with an amount that nobody here has read in the law, each label once. */
export function markedRows(rows: readonly Pick<BreakdownRow, 'id' | 'amount'>[], texts: RowTexts): MarkedRow[] {
  const marked = new Map<string, MarkedRow>();
  for (const { id, amount } of rows) {
    const { label, mark } = texts[id] ?? {};
    if (label !== undefined && mark && amount !== 0 && !marked.has(label)) marked.set(label, { label, mark });
  }
  return [...marked.values()];
}

/** The rows of a CSV file that say whose word marked rows are; none where all were read. */
export const markCells = (marked: readonly MarkedRow[]): string[][] =>
  marked.length === 0
    ? []
    : [
        [say('Not read in the law')],
        ...marked.map(({ label, mark: { is, reason } }) => [label, say(EVIDENCE_NAMES[is]), reason]),
      ];
