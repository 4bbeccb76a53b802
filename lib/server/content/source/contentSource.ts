import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml';
import type { Mistake } from '../issues/formatMistake.ts';
import { findJsonSyntaxMistake } from '../issues/jsonSyntax.ts';

/** Keys and list positions that lead to a value. */
export type FieldPath = readonly PropertyKey[];

/** The data of one content file with the lines on which its values stand. */
export type ContentSource = {
  file: string;
  /** How the file writes a field; examples are written the same way. */
  syntax: 'json' | 'yaml';
  /** The data, not yet checked against a schema. */
  value: unknown;
  /** Line of the field or entry; for one that is missing, the line at which its parent begins. */
  lineOf: (path: FieldPath) => number;
  /** What makes the file unreadable; the value is then undefined. */
  mistakes: Mistake[];
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
  /** Line of the deepest part of the path that exists; undefined where not even its first key does. */
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

/** Reads a JSON file's text; YAML's parser, which reads JSON too, supplies the lines. */
export function parseJsonSource(file: string, text: string): ContentSource {
  const syntaxMistake = findJsonSyntaxMistake(file, text);
  if (syntaxMistake) return { file, syntax: 'json', value: undefined, lineOf: () => 1, mistakes: [syntaxMistake] };
  const { document, lineAt, lineOf } = parsePositions(text);
  const mistakes = document.errors
    .filter((error) => error.code === 'DUPLICATE_KEY')
    .map((error) => duplicateField(file, lineAt(error.pos[0])));
  return { file, syntax: 'json', value: JSON.parse(text), lineOf: (path) => lineOf(path) ?? 1, mistakes };
}

/** Reads the YAML front matter of an MDX file's text. */
export function parseFrontMatterSource(file: string, text: string): ContentSource {
  const block = FRONT_MATTER.exec(text);
  if (block?.index !== 0 || block[1] === undefined) {
    const mistake = {
      file,
      line: 1,
      field: 'front matter',
      found: 'nothing',
      expected: 'fields between two lines of ---',
    };
    return { file, syntax: 'yaml', value: undefined, lineOf: () => 1, mistakes: [mistake] };
  }
  const { document, lineAt, lineOf } = parsePositions(block[1]);
  const mistakes = document.errors.map((error) =>
    error.code === 'DUPLICATE_KEY'
      ? duplicateField(file, lineAt(error.pos[0]) + 1)
      : unreadableFrontMatter(file, lineAt(error.pos[0]) + 1, error.message),
  );
  return {
    file,
    syntax: 'yaml',
    value: mistakes.length > 0 ? undefined : document.toJS(),
    // The block's text begins on the second line of the file.
    lineOf: (path) => (lineOf(path) ?? 0) + 1,
    mistakes,
  };
}

function duplicateField(file: string, line: number): Mistake {
  return { file, line, field: 'field', found: 'a name that stands here a second time', expected: 'each field once' };
}

function unreadableFrontMatter(file: string, line: number, reason: string): Mistake {
  return {
    file,
    line,
    field: 'front matter',
    found: `a line that cannot be read (${reason})`,
    expected: 'a field and its value, in double quotes where the value holds a colon',
    example: 'title: "Audit: what to expect"',
  };
}
