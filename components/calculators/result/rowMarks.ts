import type { RowMark, RowTexts } from '@/lib/money/breakdown';
import type { ResultModel } from './resultModel';

/** A row of a result that nobody here has read in the law. */
export type MarkedRow = { label: string; mark: RowMark };

/** The rows of a result with an amount that nobody here has read in the law, each label once. */
export function markedRows(
  { tables, rowTexts }: Pick<ResultModel, 'tables' | 'rowTexts'>,
  texts: RowTexts,
): MarkedRow[] {
  const ids = tables.flatMap(({ rows }) => rows.filter(({ amount }) => amount !== 0).map(({ id }) => id));
  const marked = ids.flatMap((id): MarkedRow[] => {
    const { label, mark } = rowTexts?.[id] ?? texts[id] ?? {};
    return label !== undefined && mark ? [{ label, mark }] : [];
  });
  return marked.filter(({ label }, index) => marked.findIndex((row) => row.label === label) === index);
}

/** The first row of a result on which sources differ. */
export const disputedRow = (result: ResultModel, texts: RowTexts): MarkedRow | undefined =>
  markedRows(result, texts).find(({ mark }) => mark.is === 'disputed');

/** The texts of rows as they were on a day: without the marks of values that began later. */
export const textsOn = (texts: RowTexts, day: string): RowTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([id, { mark, ...text }]) => [
      id,
      mark && (mark.from ?? '') <= day ? { ...text, mark } : text,
    ]),
  );
