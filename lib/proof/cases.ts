/** A case by the heads of its columns: what is asked, then the answer. */
export type Case = Readonly<Record<string, string>>;

/** A file of cases. */
export type CaseFile = {
  /** Lines above the table that begin with #. */
  notes: readonly string[];
  heads: readonly string[];
  rows: readonly Case[];
};

/** A comma outside quotation marks. */
const COMMA = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/;

/** Parses a file of cases, without quotation marks inside a cell. Lines that begin with # are notes. */
export function parseCases(text: string, separator: string | RegExp = COMMA): CaseFile {
  const cellsOf = (line: string) => line.split(separator).map((cell) => cell.replace(/^"(.*)"$/, '$1'));
  const lines = text.split('\n').filter(Boolean);
  const isNote = (line: string) => line.startsWith('#');
  const [heads = [], ...rows] = lines.filter((line) => !isNote(line)).map(cellsOf);
  return {
    notes: lines.filter(isNote).map((line) => line.slice(1).trim()),
    heads,
    rows: rows.map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? '']))),
  };
}
