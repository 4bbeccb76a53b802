/** Returns the separator: a tab if the first line has one, else the more frequent of semicolon and comma. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1);
  if (first.includes('\t')) return '\t';
  return first.split(';').length > first.split(',').length ? ';' : ',';
}

/** Matches a cell, quoted or not, and its separator. A quote that is not closed runs to the end, as in spreadsheets. */
const cellPattern = (separator: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)"?)?([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\n|\\r|$)`, 'y');

/** Parses a CSV file (RFC 4180) or rows copied from a spreadsheet into cells; leaves out empty rows. */
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
