import { toCsv } from '@/lib/money/csv';
import type { CalculatorTexts, ResultModel } from './resultModel';

/** A result as a CSV file: its tables row by row, then the summary; amounts with 2 decimals. */
export function resultCsv({ tables, statistics }: ResultModel, { title, rows: texts }: CalculatorTexts): string {
  return toCsv([
    [title],
    ...tables.flatMap(({ caption, rows }) => [
      [caption],
      ...rows.map(({ id, rule, amount }) => [texts[id]?.label ?? id, rule ?? texts[id]?.rule ?? '', amount]),
    ]),
    ['Summary'],
    ...statistics.map(({ label, value }) => [label, '', value]),
  ]);
}
