import { parseNumber } from '../money/input.ts';
import { say } from '../words/say.ts';
import { readChoice } from './choices.ts';
import { columnNamed, isAllowance } from './columnNames.ts';
import { COLUMNS, type ColumnId } from './columns.ts';
import { readDelimited } from './delimited.ts';
import { isBlank, MAX_EMPLOYEES, type RowTexts } from './rowTexts.ts';
import { isEndMark, isResultHeader, unguard } from './sheetFile.ts';
import { findTotals } from './totalsRows.ts';
import { unnamedColumns } from './unnamedColumns.ts';

/** What a file or pasted rows hold, and what the visitor should know about them. */
export type ImportedSheet = {
  rows: RowTexts[];
  /** Rows taken for totals, which are no employees. */
  leftOut: RowTexts[];
  notes: string[];
  /** How the columns were understood, where nothing names them and the visitor should say whether it is right. */
  guess?: string;
};

/** What a column of a file is; several may be allowances, which are added up. */
type Column = ColumnId | 'more-allowances' | undefined;

/** Columns of the first row where it names at least two of them. */
function headingsOf(cells: readonly string[]): Column[] | undefined {
  const columns = cells.map((cell): Column => {
    if (isResultHeader(cell)) return undefined;
    return columnNamed(cell) ?? (isAllowance(cell) ? 'more-allowances' : undefined);
  });
  return columns.filter((column) => column !== undefined).length >= 2 ? columns : undefined;
}

/** Allowances of one person as a sum; where one of them is no amount, all of them, to be mended. */
function sumOfTexts(texts: readonly string[]): string {
  const typed = texts.filter((text) => text.trim() !== '');
  if (typed.length < 2) return typed[0] ?? '';
  const amounts = typed.map((text) => parseNumber(text));
  const sum = amounts.reduce<number>((total, amount) => total + (amount ?? Number.NaN), 0);
  return Number.isNaN(sum) ? typed.join(' + ') : String(Math.round(sum * 100) / 100);
}

function textsOf(cells: readonly string[], columns: readonly Column[]): RowTexts {
  const texts: RowTexts = {};
  const more: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const column = columns[index];
    if (column === 'more-allowances') more.push(unguard(cell));
    else if (column !== undefined) texts[column] ??= readChoice(column, unguard(cell));
  }
  return more.length > 0 ? { ...texts, allowances: sumOfTexts([texts.allowances ?? '', ...more]) } : texts;
}

/** What headings say that the sheet cannot take over as it is. */
function headingNotes(first: readonly string[], columns: readonly Column[]): string[] {
  const named = (test: (column: Column, cell: string) => boolean) =>
    first.map((cell) => cell.trim()).filter((cell, index) => cell && test(columns[index], cell));
  const added = named((column) => column === 'more-allowances');
  const unused = named((column, cell) => column === undefined && !isResultHeader(cell));
  return [
    ...(added.length > 0 ? [say('Added into Allowances: {columns}.', { columns: added.join(', ') })] : []),
    ...(unused.length > 0
      ? [say('Not used, since the template has no such column: {columns}.', { columns: unused.join(', ') })]
      : []),
  ];
}

/** 'column 1 as Number, column 2 as Name'. */
const inWords = (columns: readonly Column[]) =>
  columns
    .flatMap((column, index) => {
      const header = COLUMNS.find(({ id }) => id === column)?.header;
      return header ? [say('column {place} as {name}', { place: index + 1, name: say(header) })] : [];
    })
    .join(', ');

type Layout = { columns: readonly Column[]; body: readonly (readonly string[])[]; notes: string[]; guess?: string };

/** Columns of rows without headings, by what they hold. A first row without any figure above columns of figures is a heading. */
function unnamedLayout(rows: readonly (readonly string[])[]): Layout {
  const { columns, isTemplate } = unnamedColumns(rows);
  const [first = [], ...others] = rows;
  if (isTemplate) {
    return {
      columns,
      body: rows,
      notes: [say('No header row was found: the columns were read in the order of the template.')],
    };
  }
  const isHeading = others.length > 0 && first.every((cell) => parseNumber(cell) === null);
  const body = isHeading ? others : rows;
  const guess = say('Nothing names the columns. Read: {columns}; no other column.', { columns: inWords(columns) });
  return { columns, body, notes: [], guess };
}

function layoutOf(rows: readonly (readonly string[])[]): Layout {
  const [first = [], ...others] = rows;
  const headings = headingsOf(first);
  if (headings) return { columns: headings, body: others, notes: headingNotes(first, headings) };
  return unnamedLayout(rows);
}

/** Reads a CSV file, or rows pasted from a spreadsheet, with a header row or without. */
export function readSheet(source: string): ImportedSheet {
  const cells = readDelimited(source);
  if (cells.length === 0) return { rows: [], leftOut: [], notes: [say('There are no rows in it.')] };
  const { columns, body, notes, guess } = layoutOf(cells);
  const end = body.findIndex(([first]) => isEndMark(first));
  const found = (end < 0 ? body : body.slice(0, end))
    .map((row) => ({ texts: textsOf(row, columns), cells: row }))
    .filter(({ texts, cells: row }) => !isBlank(texts) || row.some((cell) => cell.trim() !== ''));
  // A file of this page has its totals below the mark.
  const totals = end < 0 ? findTotals(found) : [];
  const people = found.filter(({ texts }, index) => !totals[index] && !isBlank(texts)).map(({ texts }) => texts);
  const leftOut = found.filter((_, index) => totals[index]).map(({ texts }) => texts);
  return {
    rows: people.slice(0, MAX_EMPLOYEES),
    leftOut: leftOut.filter((texts) => !isBlank(texts)),
    notes: [
      ...notes,
      ...(people.length > MAX_EMPLOYEES
        ? [say('Only the first {most} employees were taken.', { most: MAX_EMPLOYEES })]
        : []),
    ],
    ...(guess === undefined ? {} : { guess }),
  };
}
