import type { RowTexts } from '@/lib/money/breakdown';
import { markedRows } from '@/lib/money/markedRows';
import type { ResultModel } from './resultModel';

/** Labels of the rows of a result, with an amount or of sentences, that were not read in the law, each once. */
export function markedRowsOf(
  { tables, textTables = [], rowTexts }: Pick<ResultModel, 'tables' | 'textTables' | 'rowTexts'>,
  texts: RowTexts,
): string[] {
  const rows = tables.flatMap((table) => table.rows);
  const inTables = markedRows(rows, { ...texts, ...rowTexts });
  const inSentences = textTables
    .flatMap((table) => table.rows)
    .flatMap(({ cells, mark }) => (mark ? [cells[0] ?? ''] : []));
  return [...new Set([...inTables, ...inSentences])];
}

/** The texts of rows as they were on a day: without the marks of values that began later. */
export const textsOn = (texts: RowTexts, day: string): RowTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([id, { mark, ...text }]) => [
      id,
      mark && (mark.from ?? '') <= day ? { ...text, mark } : text,
    ]),
  );
