import { groupAmount, parseNumber } from '../money/input.ts';
import { say } from '../words/say.ts';
import type { SheetRow } from './sheet.ts';

/** Two rows that may be one person. */
export type Duplicate = {
  /** Key of the later row. */
  key: number;
  /** Places of both in the sheet, from 1. */
  places: readonly [number, number];
  /** What they share: 'number (12)', 'name and basic pay (Asha Mushi, 800,000)'. */
  shared: string;
};

const plain = (text = '') => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** What makes two rows suspicious, each with its words. */
function marksOf({ texts: { number, name, basic = '' } }: SheetRow): [mark: string, shared: string][] {
  const marks: [string, string][] = [];
  if (plain(number))
    marks.push([`number ${plain(number)}`, say('number ({number})', { number: number?.trim() ?? '' })]);
  if (plain(name) && basic.trim()) {
    const pay = parseNumber(basic) ?? plain(basic);
    marks.push([
      `name ${plain(name)} ${pay}`,
      say('name and basic pay ({name}, {pay})', { name: name?.trim() ?? '', pay: groupAmount(basic.trim()) }),
    ]);
  }
  return marks;
}

/** Rows with the number, or with the name and the pay, of an earlier row; each later row once. */
export function findDuplicates(rows: readonly SheetRow[]): Duplicate[] {
  const seen = new Map<string, number>();
  return rows.flatMap((row, index) => {
    const marks = marksOf(row);
    const twin = marks.find(([mark]) => seen.has(mark));
    for (const [mark] of marks) if (!seen.has(mark)) seen.set(mark, index);
    if (!twin) return [];
    return [{ key: row.key, places: [(seen.get(twin[0]) ?? 0) + 1, index + 1], shared: twin[1] }];
  });
}
