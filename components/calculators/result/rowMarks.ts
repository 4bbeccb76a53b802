import type { RowTexts } from '@/lib/money/breakdown';
import { type MarkedRow, markedRows } from '@/lib/money/markedRows';
import type { ResultModel } from './resultModel';

/** The rows of all tables of a result that nobody here has read in the law. */
export const markedRowsOf = (
  { tables, rowTexts }: Pick<ResultModel, 'tables' | 'rowTexts'>,
  texts: RowTexts,
): MarkedRow[] =>
  markedRows(
    tables.flatMap(({ rows }) => rows),
    { ...texts, ...rowTexts },
  );

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
