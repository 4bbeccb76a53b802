import { amountsOf, periodNames } from '@/lib/money/breakdown';
import { toCsv } from '@/lib/money/csv';
import { say } from '@/lib/words/say';
import type { CalculatorTexts, ResultModel } from './resultModel';

/** A result as a CSV file: its tables row by row, the summary; amounts with 2 decimals. */
export function resultCsv(
  { tables, sheet, textTables = [], statistics }: Pick<ResultModel, 'tables' | 'sheet' | 'textTables' | 'statistics'>,
  { title, rows: texts }: CalculatorTexts,
): string {
  return toCsv([
    [title],
    ...tables.flatMap(({ caption, rows, isMonthly = false, columns = isMonthly ? periodNames(say) : [] }) => [
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
  ]);
}
