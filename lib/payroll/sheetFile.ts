import { type DelimitedRow, readDelimited, SEPARATORS, separatorOf, toCsv } from '../money/csv.ts';
import { parseAmount } from '../money/input.ts';
import { withoutInvisible } from '../text/typedText.ts';
import type { PayrollRun } from './run.ts';
import { AMOUNT_COLUMNS, COLUMNS, type ColumnId, HEADINGS, MAX_EMPLOYEES, type RowTexts } from './sheet.ts';

/**
 * First cells of the first and last summary rows below the employees. The parser skips these rows and everything between
 * them.
 */
const END_MARKS = ['Totals of the run', 'All payments'] as const;

/** Suffix of calculated columns' headings, which the parser ignores. */
const RESULT_MARK = ' (result)';

/** Calculated columns, after those of the template. */
const RESULT_COLUMNS = [
  ['Gross', 'gross'],
  ['Pension, employee', 'employeePension'],
  ['Taxable pay', 'taxable'],
  ['Tax', 'paye'],
  ['HESLB deducted', 'heslb'],
  ['Union dues deducted', 'union'],
  ['Deductions', 'deductions'],
  ['Net pay', 'net'],
  ['Pension, employer', 'employerPension'],
  ['SDL', 'sdl'],
  ['WCF', 'wcf'],
  ['Cost', 'cost'],
] as const;

const cellsOf = (texts: RowTexts) => COLUMNS.map((id) => texts[id]?.trim() ?? '');

/** Employees in the template and the example. */
export const TEMPLATE_ROWS: readonly RowTexts[] = [
  {
    number: '1',
    name: 'Asha Mushi',
    status: 'resident',
    basic: '1,200,000',
    allowances: '150,000',
    fund: 'NSSF',
    heslb: 'yes',
  },
  { number: '2', name: 'John Peter', status: 'resident', basic: '2,500,000', fund: 'NSSF', union: '2%' },
];

/** Returns the template file: column headings and two employees to overwrite. */
export const templateCsv = (): string => toCsv([Object.values(HEADINGS), ...TEMPLATE_ROWS.map(cellsOf)]);

/** Serializes a run as CSV: input columns, calculated columns, and totals below. Parsing it returns the same rows. */
export function runCsv(rows: readonly RowTexts[], { slips, totals, authorities, cash }: PayrollRun): string {
  return toCsv([
    [...Object.values(HEADINGS), ...RESULT_COLUMNS.map(([header]) => header + RESULT_MARK)],
    ...slips.map((slip, index) => [...cellsOf(rows[index] ?? {}), ...RESULT_COLUMNS.map(([, line]) => slip[line])]),
    [END_MARKS[0], ...COLUMNS.slice(1).map(() => ''), ...RESULT_COLUMNS.map(([, line]) => totals[line])],
    ['Net pay', '', '', totals.net],
    ...authorities.map(({ name, what, due, dueText, amount }) => [name, what, due ? `due ${dueText}` : '', amount]),
    [END_MARKS[1], '', '', cash],
  ]);
}

/** A row that is not imported: the reason, the name if any, and its line in the file. */
export type SkippedRow = { why: NonNullable<ReturnType<typeof skipReason>>; name: string; line: number };

/** A note about the whole file, or a question about the imported employees: a code and names. */
export type ImportNote =
  | { code: 'no-headings'; names?: undefined }
  | { code: 'heading-twice' | 'unused-columns' | 'maybe-total' | 'same-name'; names: readonly string[] };

/** Result of an import: rows to add, skipped rows, and notes for the visitor. */
export type ImportedSheet = { rows: RowTexts[]; skipped: SkippedRow[]; notes: ImportNote[] };

/** Matches the start of a totals row, as in many spreadsheets: 'TOTAL:', 'Sub total', 'Totals for November'. */
const TOTAL = /^\P{L}*(?:grand\W*|sub\W*)?(?:totals?|jumla)(?!\p{L})/iu;

/** Matches a possible totals row by its ending. A name may end like this too ('Admin total'), so its basic pay decides. */
const MAYBE_TOTAL = /(?<!\p{L})(?:totals?|jumla)\P{L}*$/iu;

/** Number of rows searched for the headings, which may follow a title and the like. */
const ROWS_ABOVE = 10;

const plainText = (text: string) => withoutInvisible(text.normalize('NFKC')).trim().replace(/\s+/g, ' ').toLowerCase();

const columnNamed = (heading: string): ColumnId | undefined =>
  COLUMNS.find((id) => plainText(HEADINGS[id]) === plainText(heading));

const namesColumns = ({ cells }: DelimitedRow): boolean => {
  const columns = cells.map(columnNamed);
  return columns.includes('name') && columns.includes('basic');
};

/** Returns the rows from the headings on, using the first separator with which headings are found. */
function rowsFromHeadings(source: string): DelimitedRow[] {
  for (const separator of [separatorOf(source) ?? SEPARATORS].flat()) {
    const rows = readDelimited(source, separator);
    const top = rows.slice(0, ROWS_ABOVE).findIndex(namesColumns);
    if (top >= 0) return rows.slice(top);
  }
  return [];
}

/** Removes the totals written by runCsv. */
function withoutOwnTotals(rows: readonly DelimitedRow[]): readonly DelimitedRow[] {
  const [first = -1, last = -1] = END_MARKS.map((mark) => rows.findIndex(({ cells }) => cells[0]?.trim() === mark));
  if (first < 0) return rows;
  return [...rows.slice(0, first), ...(last > first ? rows.slice(last + 1) : [])];
}

type Columns = readonly (ColumnId | undefined)[];

/** A row with its texts by column, and the name and number that identify the employee. */
type FoundRow = DelimitedRow & { texts: RowTexts; person: Person };

const personOf = ({ name = '', number = '' }: RowTexts) => ({ name: plainText(name), number: plainText(number) });

type Person = ReturnType<typeof personOf>;

/** Checks whether two rows may be the same employee: same name, and no conflicting numbers. */
const isSame = (one: Person, other: Person): boolean =>
  one.name !== '' && one.name === other.name && (one.number === other.number || !one.number || !other.number);

function foundRow(row: DelimitedRow, columns: Columns): FoundRow {
  const texts: RowTexts = {};
  for (const [index, column] of columns.entries()) {
    const cell = row.cells[index];
    if (column !== undefined && cell !== undefined) texts[column] = cell.trim();
  }
  return { ...row, texts, person: personOf(texts) };
}

/** Detects an amount that was split into cells at its commas, as 1,200,000 into 1, 200 and 000. */
const hasSplitAmount = (cells: readonly string[], columns: Columns): boolean =>
  cells.some((cell, index) => {
    const column = columns[index];
    const [start, next] = [cell.trim(), cells[index + 1]?.trim() ?? ''];
    if (column === undefined || !AMOUNT_COLUMNS.includes(column) || !/^\d{1,3}$/.test(start)) return false;
    // Nobody earns less than a thousand shillings a month.
    return /^0\d\d$/.test(next) || (column === 'basic' && Number(start) > 0 && /^\d{3}$/.test(next));
  });

const nameOf = ({ texts, cells }: FoundRow): string =>
  texts.name || texts.number || cells.find((cell) => cell.trim())?.trim() || '';

/** Basic pay of the employees above a row, in shillings. */
type PayAbove = { sum: number; count: number };

const NOBODY: PayAbove = { sum: 0, count: 0 };

const basicOf = ({ texts }: FoundRow): number => parseAmount(texts.basic ?? '') ?? 0;

/**
 * Detects a totals row by the start of its name, or by the end of its name together with its pay. Returns 'perhaps' if only
 * the ending or the pay matches, so that the visitor is asked.
 */
function isTotal(row: FoundRow, above: readonly PayAbove[]): boolean | 'perhaps' {
  const amount = basicOf(row);
  const isNamed = MAYBE_TOTAL.test(nameOf(row));
  const isSum = amount > 0 && above.some(({ sum, count }) => amount === sum && count > (isNamed ? 0 : 1));
  if ((isNamed && isSum) || [nameOf(row), row.texts.number ?? ''].some((text) => TOTAL.test(text))) return true;
  return (isNamed || isSum) && 'perhaps';
}

/** Finds totals rows, which add up either the employees since the last total or all employees. */
function totalsIn(found: readonly FoundRow[]): { totals: ReadonlySet<FoundRow>; maybe: string[] } {
  const totals = new Set<FoundRow>();
  const maybe: string[] = [];
  let [all, section]: [PayAbove, PayAbove] = [NOBODY, NOBODY];
  for (const row of found) {
    const verdict = isTotal(row, [all, section]);
    if (verdict === true) totals.add(row);
    if (verdict === 'perhaps') maybe.push(nameOf(row));
    const withRow = ({ sum, count }: PayAbove) => ({ sum: sum + basicOf(row), count: count + 1 });
    if (verdict) section = NOBODY;
    else if (basicOf(row) > 0) [all, section] = [withRow(all), withRow(section)];
  }
  return { totals, maybe };
}

type ReadSoFar = {
  columns: Columns;
  totals: ReadonlySet<FoundRow>;
  /** Employees in the sheet, and those imported so far. */
  present: readonly Person[];
  added: readonly FoundRow[];
};

/** Returns why a row is skipped; undefined if it is imported. */
function skipReason(row: FoundRow, { columns, totals, present, added }: ReadSoFar) {
  const { cells, texts, person } = row;
  const reasons = [
    ['open-quote', row.isQuoteOpen],
    ['headings-again', namesColumns(row)],
    ['cells-without-heading', cells.slice(columns.length).some((cell) => cell.trim())],
    ['split-amount', hasSplitAmount(cells, columns)],
    ['total', totals.has(row)],
    ['no-person', !texts.name && AMOUNT_COLUMNS.every((id) => !texts[id])],
    ['on-sheet', present.some((other) => isSame(other, person))],
    ['twice', person.number && added.some((other) => other.person.number && isSame(other.person, person))],
    ['no-room', present.length + added.length >= MAX_EMPLOYEES],
  ] as const;
  return reasons.find(([, holds]) => holds)?.[0];
}

/**
 * Parses a CSV file with the template's columns, or such rows pasted from a spreadsheet. The headings must be in one of the
 * first rows. Every row below is either imported or listed as skipped.
 * @param present employees already in the sheet
 */
export function readSheet(source: string, present: readonly RowTexts[] = []): ImportedSheet {
  const [top, ...below] = rowsFromHeadings(source);
  if (!top) return { rows: [], skipped: [], notes: [{ code: 'no-headings' }] };
  const headings = top.cells.slice(0, top.cells.findLastIndex((cell) => cell.trim()) + 1);
  const columns = headings.map(columnNamed);
  const twice = headings.filter((_, index) => columns[index] && columns.indexOf(columns[index]) < index);
  if (twice.length > 0) return { rows: [], skipped: [], notes: [{ code: 'heading-twice', names: twice }] };
  const found = withoutOwnTotals(below).map((row) => foundRow(row, columns));
  const { totals, maybe } = totalsIn(found);
  const onSheet = present.map(personOf);
  const added: FoundRow[] = [];
  const skipped: SkippedRow[] = [];
  for (const row of found) {
    const why = skipReason(row, { columns, totals, present: onSheet, added });
    if (why) skipped.push({ why, name: nameOf(row), line: row.line });
    else added.push(row);
  }
  const isSecond = ({ person }: FoundRow, at: number) =>
    added.slice(0, at).some((other) => isSame(other.person, person));
  const isUnused = (heading: string, index: number) =>
    !columns[index] && !heading.endsWith(RESULT_MARK) && [top, ...below].some(({ cells }) => cells[index]?.trim());
  const notes: ImportNote[] = [
    { code: 'unused-columns', names: headings.filter(isUnused) },
    { code: 'maybe-total', names: maybe },
    { code: 'same-name', names: [...new Set(added.filter(isSecond).map(nameOf))] },
  ];
  return { rows: added.map(({ texts }) => texts), skipped, notes: notes.filter((note) => note.names?.length) };
}
