import { amountsOf, periodNames } from '@/lib/money/breakdown';
import { toCsv } from '@/lib/money/csv';
import { say } from '@/lib/words/say';
import type { CalculatorTexts, ResultModel } from './resultModel';
import { markedRowsOf } from './rowMarks';

/** A result as a CSV file: its tables row by row, the summary, then the rows whose rule was not read in the law; amounts with 2 decimals. */
export function resultCsv(
  {
    tables,
    sheet,
    textTables = [],
    statistics,
    rowTexts,
  }: Pick<ResultModel, 'tables' | 'sheet' | 'textTables' | 'statistics' | 'rowTexts'>,
  { title, rows: texts }: CalculatorTexts,
): string {
  const marked = markedRowsOf({ tables, textTables, ...(rowTexts ? { rowTexts } : {}) }, texts);
  return toCsv([
    [title],
    ...tables.flatMap(({ caption, rows, isMonthly = false, columns = isMonthly ? periodNames() : [] }) => [
      columns.length > 0 ? [caption, '', ...columns] : [caption],
      ...rows.map((row) => [
        texts[row.id]?.label ?? row.id,
        row.rule ?? texts[row.id]?.rule ?? '',
        ...amountsOf(row, isMonthly),
      ]),
    ]),
    ...(sheet ? [[sheet.caption], sheet.columns, ...sheet.rows] : []),
    ...textTables.flatMap(({ caption, columns, rows }) => [[caption], columns, ...rows.map(({ cells }) => cells)]),
    ...statistics.flatMap(({ title = say('Summary'), items }) => [
      [title],
      ...items.map(({ label, value }) => [label, '', value ?? '']),
    ]),
    ...(marked.length > 0 ? [[say('From a published summary, or sources differ'), marked.join('; ')]] : []),
  ]);
}
