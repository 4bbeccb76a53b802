/** The separator of a text: a tab where one is in its first line, else the more frequent of semicolon and comma. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1);
  if (first.includes('\t')) return '\t';
  return first.split(';').length > first.split(',').length ? ';' : ',';
}

/** A cell, in quotes or not, and what ends it. A quote that is not closed runs to the end, as spreadsheets read it. */
const cellPattern = (separator: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)"?)?([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\n|\\r|$)`, 'y');

/** Cells of a CSV file (RFC 4180) or of rows copied from a spreadsheet. Rows without any text are left out. */
export function readDelimited(source: string): string[][] {
  const text = source.replace(/^\ufeff/, '');
  const separator = separatorOf(text);
  const pattern = cellPattern(separator);
  const rows: string[][] = [[]];
  while (pattern.lastIndex < text.length) {
    const [, quoted = '', rest = '', end] = pattern.exec(text) ?? [];
    rows.at(-1)?.push(quoted.replaceAll('""', '"') + rest);
    if (end !== separator) rows.push([]);
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}
