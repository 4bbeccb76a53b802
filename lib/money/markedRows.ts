import type { BreakdownRow, RowTexts } from './breakdown.ts';

/** Returns the labels of rows with an amount that was not read in the law, without repeats. */
export function markedRows(rows: readonly Pick<BreakdownRow, 'id' | 'amount'>[], texts: RowTexts): string[] {
  const labels = rows.flatMap(({ id, amount }) => {
    const { label, mark } = texts[id] ?? {};
    return label !== undefined && mark && amount !== 0 ? [label] : [];
  });
  return [...new Set(labels)];
}
