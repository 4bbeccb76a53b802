import { readDelimited } from '../money/csv.ts';
import { parseAmount } from '../money/input.ts';
import { withoutInvisible } from '../text/typedText.ts';
import { COLUMNS, type ColumnId, isBlank, MAX_EMPLOYEES, type RowTexts } from './sheet.ts';
import { END_MARK, RESULT_MARK } from './sheetFile.ts';

/** What was left out of a file, or may be no person: a code with its names. */
export type ImportNote =
  | { code: 'no-headings' }
  | { code: 'unused-columns'; headings: readonly string[] }
  | { code: 'total-left-out' | 'maybe-total'; name: string }
  | { code: 'too-many'; most: number };

/** Rows of a file or of pasted text, with notes for the visitor. */
export type ImportedSheet = { rows: RowTexts[]; notes: ImportNote[] };

/** How the row of totals at the end of many spreadsheets begins: 'TOTAL:', 'Sub total', 'Totals for November'. */
const TOTAL = /^\P{L}*(?:grand\W*|sub\W*)?(?:totals?|jumla)(?!\p{L})/iu;

/** Rows in which the headings are looked for, below a title and the like. */
const ROWS_ABOVE = 10;

const plainHeading = (text: string) =>
  withoutInvisible(text.normalize('NFKC')).trim().replace(/\s+/g, ' ').toLowerCase();

const columnNamed = (heading: string): ColumnId | undefined =>
  COLUMNS.find(({ header }) => plainHeading(header) === plainHeading(heading))?.id;

const namesColumns = (cells: readonly string[]): boolean => {
  const columns = cells.map(columnNamed);
  return columns.includes('name') && columns.includes('basic');
};

/** Names the people whose basic pay is that of all above them together: their row may be one of totals. */
function sumsOf(people: readonly RowTexts[]): string[] {
  let sum = 0;
  return people.flatMap(({ name = '', basic = '' }, index) => {
    const amount = parseAmount(basic) ?? 0;
    const isSum = index > 1 && amount > 0 && amount === sum;
    sum += amount;
    return isSum ? [name] : [];
  });
}

function textsOf(cells: readonly string[], columns: readonly (ColumnId | undefined)[]): RowTexts {
  const texts: RowTexts = {};
  for (const [index, cell] of cells.entries()) {
    const column = columns[index];
    if (column !== undefined) texts[column] ??= cell.trim();
  }
  return texts;
}

/** Reads a CSV file in the template's columns, or such rows from a spreadsheet. One of the first rows names the columns. */
export function readSheet(source: string): ImportedSheet {
  const all = readDelimited(source);
  const top = all.slice(0, ROWS_ABOVE).findIndex(namesColumns);
  if (top < 0) return { rows: [], notes: [{ code: 'no-headings' }] };
  const [headings = [], ...body] = all.slice(top);
  const columns = headings.map(columnNamed);
  const end = body.findIndex(([first]) => first?.trim() === END_MARK);
  const found = (end < 0 ? body : body.slice(0, end)).map((cells) => textsOf(cells, columns));
  const isTotal = ({ name = '' }: RowTexts) => TOTAL.test(name);
  const people = found.filter((texts) => !isBlank(texts) && !isTotal(texts));
  const unused = headings.filter(
    (heading, index) => heading.trim() && !columns[index] && !heading.endsWith(RESULT_MARK),
  );
  return {
    rows: people.slice(0, MAX_EMPLOYEES),
    notes: [
      ...(unused.length > 0 ? [{ code: 'unused-columns', headings: unused } as const] : []),
      ...found.filter(isTotal).map(({ name = '' }) => ({ code: 'total-left-out', name }) as const),
      ...sumsOf(people).map((name) => ({ code: 'maybe-total', name }) as const),
      ...(people.length > MAX_EMPLOYEES ? [{ code: 'too-many', most: MAX_EMPLOYEES } as const] : []),
    ],
  };
}
