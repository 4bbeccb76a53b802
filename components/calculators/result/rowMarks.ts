import type { RowTexts } from '@/lib/money/breakdown';
import { type MarkedRow, markedRows } from '@/lib/money/markedRows';
import type { ResultModel } from './resultModel';

/** The rows of a result, with an amount or of sentences, that nobody here has read in the law, each label once. */
export function markedRowsOf(
  { tables, textTables = [], rowTexts }: Pick<ResultModel, 'tables' | 'textTables' | 'rowTexts'>,
  texts: RowTexts,
): MarkedRow[] {
  const rows = tables.flatMap((table) => table.rows);
  const inTables = markedRows(rows, { ...texts, ...rowTexts });
  const inSentences = textTables
    .flatMap((table) => table.rows)
    .flatMap(({ cells, mark }) => (mark ? [{ label: cells[0] ?? '', mark }] : []));
  const marked = [...inTables, ...inSentences];
  return marked.filter(({ label }, index) => marked.findIndex((row) => row.label === label) === index);
}

/** The first row of a result on which sources differ. */
export const disputedRow = (result: ResultModel, texts: RowTexts): MarkedRow | undefined =>
  markedRowsOf(result, texts).find(({ mark }) => mark.is === 'disputed');

/** The texts of rows as they were on a day: without the marks of values that began later. */
export const textsOn = (texts: RowTexts, day: string): RowTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([id, { mark, ...text }]) => [
      id,
      mark && (mark.from ?? '') <= day ? { ...text, mark } : text,
    ]),
  );
