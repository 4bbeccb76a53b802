/** Path of a value: keys and array indexes. */
export type FieldPath = readonly PropertyKey[];

/** Data of a content file, with line numbers. */
export type ContentSource = {
  file: string;
  /** Syntax of the data and of examples in issues: a JSON file, front matter, or the attributes of a tag. */
  syntax: 'json' | 'yaml' | 'mdx';
  value: unknown;
  /** Line of a field or entry; for a missing value, the first line of its parent. */
  lineOf: (path: FieldPath) => number;
  /** Syntax errors. If there are any, `value` is undefined. */
  issues: ContentIssue[];
};

/** What was found, what was expected, and a valid value in the file's syntax. */
export type Finding = { found: string; expected: string; example?: string };

/** An error that an editor has to fix in a content file. */
export type ContentIssue = Finding & {
  /** Path relative to the project root, such as content/team.json. */
  file: string;
  /** Line number from 1; for a missing value, the first line of its entry. */
  line: number;
  /** Column from 1, for texts and JSON syntax errors. */
  column?: number;
  /** Readable field path, such as `entry 3 (jane-doe) department`. */
  field: string;
};

/** Creates the issue for a missing file. */
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

/** Compares issues by file, line and column, for sorting. */
export function compareIssues(a: ContentIssue, b: ContentIssue): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || (a.column ?? 0) - (b.column ?? 0);
}

/** Thrown for invalid content; the message lists every issue, one per line. */
export class ContentError extends Error {
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    super(`Content cannot be used:\n${issues.toSorted(compareIssues).map(formatIssue).join('\n')}`);
    this.name = 'ContentError';
    this.issues = issues;
  }
}

const MAX_FOUND = 60;

/** Returns the value at a path in parsed data. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((parent, key) => {
    if (parent === null || typeof parent !== 'object') return undefined;
    return Object.getOwnPropertyDescriptor(parent, key)?.value;
  }, value);
}

/** Returns the string at a path in parsed data; undefined if there is none. */
export function textAt(value: unknown, ...path: PropertyKey[]): string | undefined {
  const text = valueAt(value, path);
  return typeof text === 'string' ? text : undefined;
}

/** Describes a value, for use after 'found'. */
export function describeFound(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > MAX_FOUND ? `${value.slice(0, MAX_FOUND)}…` : value);
}

/** Describes a path, counting from 1: `entry 3 (jane-doe) image.alt`. */
export function describePath(path: FieldPath, data: unknown): string {
  const words = path.map((key, index) => {
    if (typeof key !== 'number') return `${typeof path[index - 1] === 'string' ? '.' : ' '}${String(key)}`;
    const entry = valueAt(data, path.slice(0, index + 1));
    const name = ['id', 'name', 'title', 'label'].map((field) => textAt(entry, field)).find(Boolean);
    return ` entry ${key + 1}${name === undefined ? '' : ` (${name})`}`;
  });
  return words.join('').trim() || (Array.isArray(data) ? 'the list' : 'the file');
}

/** Creates an issue for a field, with its line and readable path. */
export const fieldIssue = (source: ContentSource, path: FieldPath, finding: Finding): ContentIssue => ({
  file: source.file,
  line: source.lineOf(path),
  field: describePath(path, source.value),
  ...finding,
});
