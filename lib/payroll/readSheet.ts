import { COLUMNS, type ColumnId } from './columns.ts';
import { readDelimited } from './delimited.ts';
import { isBlank, MAX_EMPLOYEES, type RowTexts } from './rowTexts.ts';
import { END_MARK, RESULT_MARK, unguard } from './sheetFile.ts';

/** Rows of a file or of pasted text, with notes for the visitor. */
export type ImportedSheet = { rows: RowTexts[]; notes: string[] };

const NO_HEADINGS =
  'Nothing was added: the first row must name the columns as the template does, at least Name and Basic pay.';

/** Names of the row of totals at the end of many spreadsheets. */
const TOTAL = /^(grand |sub-?)?totals?$|^jumla$/i;

const columnNamed = (heading: string): ColumnId | undefined =>
  COLUMNS.find(({ header }) => header.toLowerCase() === heading.trim().toLowerCase())?.id;

function textsOf(cells: readonly string[], columns: readonly (ColumnId | undefined)[]): RowTexts {
  const texts: RowTexts = {};
  for (const [index, cell] of cells.entries()) {
    const column = columns[index];
    if (column !== undefined) texts[column] ??= unguard(cell);
  }
  return texts;
}

/** Reads a CSV file in the template's columns, or such rows from a spreadsheet. The first row names the columns. */
export function readSheet(source: string): ImportedSheet {
  const [headings = [], ...body] = readDelimited(source);
  const columns = headings.map(columnNamed);
  if (!columns.includes('name') || !columns.includes('basic')) return { rows: [], notes: [NO_HEADINGS] };
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
      ...(unused.length > 0 ? [`Not used, since the template has no such column: ${unused.join(', ')}.`] : []),
      ...found.filter(isTotal).map(({ name }) => `Left out, since it is no person: ${name}.`),
      ...(people.length > MAX_EMPLOYEES ? [`Only the first ${MAX_EMPLOYEES} employees were taken.`] : []),
    ],
  };
}
