import { fromMonth } from '@/lib/money/amount';
import { toCsv } from '@/lib/money/csv';
import type { CalculatorTexts, ResultDetails } from './resultModel';

/** A result as a CSV file: its tables row by row, then the summary; amounts with 2 decimals. */
export function resultCsv(
  { tables, sheet, statistics }: ResultDetails,
  { title, rows: texts }: CalculatorTexts,
): string {
  return toCsv([
    [title],
    ...tables.flatMap(({ caption, rows, isMonthly }) => [
      isMonthly ? [caption, '', 'Month', 'Year', 'Day'] : [caption],
      ...rows.map(({ id, rule, amount }) => {
        const { year, day } = fromMonth(amount);
        const amounts = isMonthly ? [amount, year, day] : [amount];
        return [texts[id]?.label ?? id, rule ?? texts[id]?.rule ?? '', ...amounts];
      }),
    ]),
    ...(sheet ? [[sheet.caption], sheet.columns, ...sheet.rows] : []),
    ...statistics.flatMap(({ title = 'Summary', items }) => [
      [title],
      ...items.map(({ label, value }) => [label, '', value ?? '']),
    ]),
  ]);
}
