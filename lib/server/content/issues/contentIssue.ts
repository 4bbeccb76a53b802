/** A mistake that an editor has to correct in a content file. */
export type ContentIssue = {
  /** Path from the project root, such as content/team.json. */
  file: string;
  /** Line from 1; for a missing value, the first line of its entry. */
  line: number;
  /** Column from 1, in texts and JSON syntax. */
  column?: number;
  /** The field in words, such as `entry 3 (jane-doe) department`. */
  field: string;
  found: string;
  expected: string;
  /** A valid value in the syntax of the file. */
  example?: string;
};

/** Builds the issue of a missing file. */
export const missingFile = (file: string): ContentIssue => ({
  file,
  line: 1,
  field: 'the file',
  found: 'nothing',
  expected: `a file ${file}`,
});

/**
 * Formats an issue for editors:
 * `content/services/audit.mdx:4  category: found "assurance", expected one of audit, business, tax, advisory, for example category: audit`
 */
export function formatIssue({ file, line, column, field, found, expected, example }: ContentIssue): string {
  const place = column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
  const ending = example === undefined ? '' : `, for example ${example}`;
  return `${place}  ${field}: found ${found}, expected ${expected}${ending}`;
}

/** Sorts issues by file, line and column. */
export function compareIssues(a: ContentIssue, b: ContentIssue): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || (a.column ?? 0) - (b.column ?? 0);
}

/** Thrown for unusable content; its message lists every issue, one a line. */
export class ContentError extends Error {
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    const lines = issues.toSorted(compareIssues).map(formatIssue);
    super(`Content cannot be used:\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.issues = issues;
  }
}
