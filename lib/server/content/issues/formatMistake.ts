/** One thing that an editor has to put right in a content file. */
export type Mistake = {
  /** Path from the project root, such as content/team.json. */
  file: string;
  /** Line from 1; where something is missing, the line at which its entry begins. */
  line: number;
  /** Column from 1, where the exact place helps (text of MDX files). */
  column?: number;
  /** What the mistake is about, such as `entry 3 (jane-doe) department`. */
  field: string;
  found: string;
  expected: string;
  /** A correct value, written as the file writes it. */
  example?: string;
};

/**
 * The one form in which editors read mistakes:
 * `content/services/audit.mdx:4  category: found "assurance", expected one of audit, business, tax, advisory, for example category: audit`
 */
export function formatMistake({ file, line, column, field, found, expected, example }: Mistake): string {
  const place = column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
  const ending = example === undefined ? '' : `, for example ${example}`;
  return `${place}  ${field}: found ${found}, expected ${expected}${ending}`;
}

/** Order of a list of mistakes: by file, then by line; what shares a line keeps its order. */
export function compareMistakes(a: Mistake, b: Mistake): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || (a.column ?? 0) - (b.column ?? 0);
}
