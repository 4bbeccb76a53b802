/** Keys and list positions of a value. */
export type FieldPath = readonly PropertyKey[];

/** The data of a content file with line numbers. */
export type ContentSource = {
  file: string;
  /** Syntax of the data, also for examples in issues: a file, front matter, or the attributes of a tag. */
  syntax: 'json' | 'yaml' | 'mdx';
  value: unknown;
  /** Line of the field or entry; for a missing value, the first line of its parent. */
  lineOf: (path: FieldPath) => number;
  /** Syntax errors; the value is then undefined. */
  issues: ContentIssue[];
};

/** What is wrong, after the words 'found' and 'expected', and a valid value in the syntax of the file. */
export type Finding = { found: string; expected: string; example?: string };

/** A mistake that an editor has to correct in a content file. */
export type ContentIssue = Finding & {
  /** Path from the project root, such as content/team.json. */
  file: string;
  /** Line from 1; for a missing value, the first line of its entry. */
  line: number;
  /** Column from 1, in texts and JSON syntax. */
  column?: number;
  /** The field in words, such as `entry 3 (jane-doe) department`. */
  field: string;
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
    super(`Content cannot be used:\n${issues.toSorted(compareIssues).map(formatIssue).join('\n')}`);
    this.name = 'ContentError';
    this.issues = issues;
  }
}

const MAX_FOUND = 60;

/** Returns the value at a path of parsed data. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((parent, key) => {
    if (parent === null || typeof parent !== 'object') return undefined;
    return Object.getOwnPropertyDescriptor(parent, key)?.value;
  }, value);
}

/** Returns the text at a path of parsed data; undefined if there is none. */
export function textAt(value: unknown, ...path: PropertyKey[]): string | undefined {
  const text = valueAt(value, path);
  return typeof text === 'string' ? text : undefined;
}

/** Describes a value, as a phrase after the word 'found'. */
export function describeFound(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > MAX_FOUND ? `${value.slice(0, MAX_FOUND)}…` : value);
}

/** Describes a path, with positions from 1: `entry 3 (jane-doe) image.alt`. */
export function describePath(path: FieldPath, data: unknown): string {
  const words = path.map((key, index) => {
    if (typeof key !== 'number') return `${typeof path[index - 1] === 'string' ? '.' : ' '}${String(key)}`;
    const entry = valueAt(data, path.slice(0, index + 1));
    const name = ['id', 'name', 'title', 'label'].map((field) => textAt(entry, field)).find(Boolean);
    return ` entry ${key + 1}${name === undefined ? '' : ` (${name})`}`;
  });
  return words.join('').trim() || (Array.isArray(data) ? 'the list' : 'the file');
}

/** Builds an issue of a field of a content file, with its line and its name in words. */
export const fieldIssue = (source: ContentSource, path: FieldPath, finding: Finding): ContentIssue => ({
  file: source.file,
  line: source.lineOf(path),
  field: describePath(path, source.value),
  ...finding,
});
