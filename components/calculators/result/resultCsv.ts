import type { LineTexts } from '@/lib/money/line';
import { toCsv } from '@/lib/money/toCsv';
import type { ResultRest } from './resultModel';

/** A result as a CSV file: its tables line by line, then the summary; amounts with 2 decimals. */
export function resultCsv(title: string, { tables, figures }: ResultRest, texts: LineTexts): string {
  return toCsv([
    [title],
    ...tables.flatMap(({ caption, lines }) => [
      [caption],
      ...lines.map(({ id, rule, amount }) => [texts[id]?.label ?? id, rule ?? texts[id]?.rule ?? '', amount]),
    ]),
    ['Summary'],
    ...figures.map(({ label, amount }) => [label, '', amount]),
  ]);
}
