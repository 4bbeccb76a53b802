import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { CUT_VALUE, describeMissingBlock, describeYamlError } from '../issues/frontMatterSyntax.ts';
import { findJsonSyntaxIssue } from '../issues/jsonSyntax.ts';

/** Keys and list positions of a value. */
export type FieldPath = readonly PropertyKey[];

/** The data of a content file with line numbers. */
export type ContentSource = {
  file: string;
  /** Syntax of the file, also for examples in issues. */
  syntax: 'json' | 'yaml';
  /** The data, not yet validated. */
  value: unknown;
  /** Line of the field or entry; for a missing value, the first line of its parent. */
  lineOf: (path: FieldPath) => number;
  /** Syntax errors; the value is then undefined. */
  issues: ContentIssue[];
};

/** Front matter between two lines of three hyphens at the start of a file. */
const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

function step(node: ParsedNode | null, key: PropertyKey): { offset: number; next: ParsedNode | null } | undefined {
  if (isMap<ParsedNode, ParsedNode | null>(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
    return pair && { offset: pair.key.range[0], next: pair.value };
  }
  if (isSeq<ParsedNode>(node) && typeof key === 'number') {
    const item = node.items[key];
    return item && { offset: item.range[0], next: item };
  }
  return undefined;
}

function parsePositions(text: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => Math.max(lineCounter.linePos(offset).line, 1);
  /** Returns the line of the deepest existing part of a path; undefined if even its first key is missing. */
  const lineOf = (path: FieldPath): number | undefined => {
    let node: ParsedNode | null = document.contents;
    let offset: number | undefined;
    for (const key of path) {
      const found: ReturnType<typeof step> = step(node, key);
      if (!found) break;
      ({ offset, next: node } = found);
    }
    return offset === undefined ? undefined : lineAt(offset);
  };
  return { document, lineAt, lineOf };
}

/** A name of a field in a JSON text. */
const FIELD_NAME = /"(?:[^"\\]|\\.)*"\s*:/g;

function countFields(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, child) => sum + countFields(child), own);
}

/**
 * Parses the text of a JSON file. The lines come from the YAML parser, which reads JSON too, but slowly: it is asked only
 * where there is a mistake, such as more names of fields than fields.
 */
export function parseJsonSource(file: string, text: string): ContentSource {
  const syntaxIssue = findJsonSyntaxIssue(file, text);
  if (syntaxIssue) return { file, syntax: 'json', value: undefined, lineOf: () => 1, issues: [syntaxIssue] };
  const value: unknown = JSON.parse(text);
  let positions: ReturnType<typeof parsePositions> | undefined;
  const getPositions = () => {
    positions ??= parsePositions(text);
    return positions;
  };
  const hasRepeats = (text.match(FIELD_NAME)?.length ?? 0) > countFields(value);
  const repeats = hasRepeats ? getPositions().document.errors.filter(({ code }) => code === 'DUPLICATE_KEY') : [];
  const issues = repeats.map((error) => duplicateField(file, getPositions().lineAt(error.pos[0])));
  return { file, syntax: 'json', value, lineOf: (path) => getPositions().lineOf(path) ?? 1, issues };
}

/** Parses the YAML front matter of an MDX file. */
export function parseFrontMatterSource(file: string, text: string): ContentSource {
  const block = FRONT_MATTER.exec(text);
  if (block?.index !== 0 || block[1] === undefined) {
    const issue = { file, line: 1, field: 'front matter', ...describeMissingBlock(text) };
    return { file, syntax: 'yaml', value: undefined, lineOf: () => 1, issues: [issue] };
  }
  const { document, lineAt, lineOf } = parsePositions(block[1]);
  // One mistake causes follow-up errors: the first has the position.
  const [broken] = document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY');
  const repeats = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const lineIn = ({ pos }: { pos: [number, number] }) => lineAt(pos[0]) + 1;
  // What YAML takes for a comment is the end of a sentence with the sign # in it.
  const cut: ContentIssue[] = [];
  visit(document, {
    Scalar(_, { comment, range }) {
      if (comment && range) cut.push({ file, line: lineAt(range[0]) + 1, field: 'front matter', ...CUT_VALUE });
    },
  });
  const issues = broken
    ? [{ file, line: lineIn(broken), field: 'front matter', ...describeYamlError(broken.message) }]
    : [...cut, ...repeats.map((error) => duplicateField(file, lineIn(error)))];
  return {
    file,
    syntax: 'yaml',
    value: issues.length > 0 ? undefined : document.toJS(),
    // The block begins on the second line of the file.
    lineOf: (path) => (lineOf(path) ?? 0) + 1,
    issues,
  };
}

function duplicateField(file: string, line: number): ContentIssue {
  return { file, line, field: 'field', found: 'a name that stands here a second time', expected: 'each field once' };
}
