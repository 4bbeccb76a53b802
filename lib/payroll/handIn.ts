import { sumExactly } from '../money/cents.ts';
import { toCsv } from '../money/csv.ts';
import { say } from '../words/say.ts';
import { type Cell, headsOf, isForeign, LISTS, type ListRule, originText, type Paid } from './handInLists.ts';
import type { RowTexts } from './rowTexts.ts';
import type { PayrollRun } from './run.ts';
import { monthName, monthOf } from './sheet.ts';
import { guard } from './sheetFile.ts';

/** A list for one run. */
export type HandInList = Pick<ListRule, 'id'> & {
  name: string;
  origin: string;
  /** Heads of its columns. */
  columns: readonly string[];
  /** They are in another language than the page. */
  isForeign: boolean;
  rows: readonly (readonly Cell[])[];
  /** Sum of the last amount of each row, and what the run says; undefined where it has no such payment. */
  sum: number;
  expected: number | undefined;
  /** People who have no number for it: '2 without TIN'. */
  gaps: readonly string[];
};

/** The lists in their order, with their columns and where they come from. */
export const HAND_IN_LISTS: readonly Pick<ListRule, 'id' | 'name' | 'origin' | 'columns' | 'isOwn'>[] = LISTS;

function gapsOf(rule: ListRule, rows: HandInList['rows']): string[] {
  const { columns, needed } = rule;
  return needed.flatMap((head) => {
    const at = columns.indexOf(head);
    const count = rows.filter((row) => row[at] === '').length;
    return count === 0 ? [] : [say('{count} without {head}', { count, head: headsOf(rule)[at] ?? head })];
  });
}

/** A list of a run; the first where none has the id. `rows` are the texts of the run's rows, in its order. */
export function handInList(id: string, run: PayrollRun, texts: readonly RowTexts[]): HandInList {
  const rule = LISTS.find((each) => each.id === id) ?? LISTS[0];
  if (!rule) throw new Error('there are no lists');
  const reference = say('Salary {month}', { month: monthName(monthOf(run.settings.month)) });
  const rows = run.slips
    .map((slip, index): Paid => ({ slip, texts: texts[index] ?? {} }))
    .filter(rule.isOn)
    .map((paid) => rule.cells(paid, reference));
  const amounts = rows.map((row) => row.at(-1)).filter((amount) => typeof amount === 'number');
  return {
    id: rule.id,
    name: say(rule.name),
    origin: originText(rule),
    columns: headsOf(rule),
    isForeign: isForeign(rule),
    rows,
    sum: sumExactly(...amounts),
    expected: rule.sumOf(run),
    gaps: gapsOf(rule, rows),
  };
}

/** A list as a file, without a row of totals, which portals take for a person. */
export const handInCsv = ({ columns, rows }: HandInList): string =>
  toCsv([[...columns], ...rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guard(cell) : cell)))]);

/** A list to be pasted into a spreadsheet or a template: tabs between cells, without the heads. */
export const handInText = ({ rows }: HandInList): string =>
  rows
    .map((row) =>
      row.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell.replace(/\s+/g, ' '))).join('\t'),
    )
    .join('\n');
