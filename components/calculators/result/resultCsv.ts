import { amountsOf, PERIODS } from '@/lib/money/breakdown';
import { toCsv } from '@/lib/money/csv';
import type { CalculatorTexts, ResultModel } from './resultModel';

/** A result as a CSV file: its tables row by row, then the summary; amounts with 2 decimals. */
export function resultCsv(
  { tables, sheet, statistics }: Pick<ResultModel, 'tables' | 'sheet' | 'statistics'>,
  { title, rows: texts }: CalculatorTexts,
): string {
  return toCsv([
    [title],
    ...tables.flatMap(({ caption, rows, isMonthly = false, columns = isMonthly ? PERIODS : [] }) => [
      columns.length > 0 ? [caption, '', ...columns] : [caption],
      ...rows.map((row) => [
        texts[row.id]?.label ?? row.id,
        row.rule ?? texts[row.id]?.rule ?? '',
        ...amountsOf(row, isMonthly),
      ]),
    ]),
    ...(sheet ? [[sheet.caption], sheet.columns, ...sheet.rows] : []),
    ...statistics.flatMap(({ title = 'Summary', items }) => [
      [title],
      ...items.map(({ label, value }) => [label, '', value ?? '']),
    ]),
  ]);
}
