import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import {
  type ContentIssue,
  type ContentSource,
  type FieldPath,
  type Finding,
  missingFile,
} from '../issues/contentIssue.ts';
import { describeSyntax, findJsonSyntaxIssue } from '../issues/syntax.ts';
import { projectRoot } from './contentFiles.ts';

/** Front matter between two lines of three hyphens at the start of a file. */
const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

const REPEATED: Finding & { field: string } = {
  field: 'field',
  found: 'a name that stands here a second time',
  expected: 'each field once',
};

/** A value without quotation marks that ends before a sign #, which YAML takes for the beginning of a comment. */
const CUT_VALUE: Finding = {
  found: 'a value with the sign # after a blank, which ends there',
  expected: 'the value in double quotes',
  example: 'description: "Ranked #1 of the firms"',
};

/** Stands for a letter that could not be decoded, also for each byte of a file in another encoding. */
const LOST = '\uFFFD';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const unreadable = (issue: ContentIssue): ContentSource => ({
  file: issue.file,
  syntax: 'json',
  value: undefined,
  lineOf: () => 1,
  issues: [issue],
});

/** Returns the names of fields that stand in their group a second time. */
function* repeatedNames({ type, children = [] }: Node): Generator<Node> {
  const names = new Set<unknown>();
  for (const child of children) {
    const [name] = child.children ?? [];
    if (type === 'object' && name) {
      if (names.has(name.value)) yield name;
      names.add(name.value);
    }
    yield* repeatedNames(child);
  }
}

/** Parses the text of a JSON file. */
export function parseJsonSource(file: string, text: string): ContentSource {
  const syntaxIssue = findJsonSyntaxIssue(file, text);
  const tree = parseTree(text);
  if (syntaxIssue || !tree) return unreadable(syntaxIssue ?? missingFile(file));
  const lineOf = (path: FieldPath): number => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const steps = path.slice(0, depth).map((step) => (typeof step === 'number' ? step : String(step)));
      const node = findNodeAtLocation(tree, steps);
      if (node) return lineAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
    }
    return 1;
  };
  const repeats = [...repeatedNames(tree)].map(({ offset }) => ({ file, line: lineAt(text, offset), ...REPEATED }));
  return { file, syntax: 'json', value: JSON.parse(text), lineOf, issues: repeats };
}

/** Describes front matter that is missing or not closed. */
const missingBlock = (text: string): Finding =>
  /^---[ \t]*\r?\n/.test(text)
    ? { found: 'no second line of ---', expected: 'a line of --- after the last field' }
    : { found: 'nothing', expected: 'fields between two lines of ---' };

/** Parses the YAML front matter of an MDX file. */
export function parseFrontMatterSource(file: string, text: string): ContentSource {
  const block = FRONT_MATTER.exec(text);
  if (block?.index !== 0 || block[1] === undefined) {
    return { ...unreadable({ file, line: 1, field: 'front matter', ...missingBlock(text) }), syntax: 'yaml' };
  }
  const lines = new LineCounter();
  const document = parseDocument(block[1], { lineCounter: lines, prettyErrors: false });
  // The block begins on the second line of the file.
  const lineIn = (offset: number) => Math.max(lines.linePos(offset).line, 1) + 1;
  const lineOf = (path: FieldPath): number => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const parent = document.getIn(path.slice(0, depth - 1), true) ?? document.contents;
      const key = path[depth - 1];
      const pair = isMap(parent)
        ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
        : undefined;
      const node = pair ? pair.key : document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lineIn(node.range[0]);
    }
    return 1;
  };
  // One mistake causes follow-up errors: the first has the position.
  const broken = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const issues: ContentIssue[] = document.errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos }) => ({ file, line: lineIn(pos[0]), ...REPEATED }));
  visit(document, {
    Scalar(_, { comment, range }) {
      if (comment && range) issues.push({ file, line: lineIn(range[0]), field: 'front matter', ...CUT_VALUE });
    },
  });
  if (broken) {
    const finding = describeSyntax('front matter', broken.message);
    issues.splice(0, issues.length, { file, line: lineIn(broken.pos[0]), field: 'front matter', ...finding });
  }
  const value: unknown = issues.length > 0 ? undefined : document.toJS();
  return { file, syntax: 'yaml', value, lineOf, issues };
}

/** Reads a text file without its byte order mark; returns an issue if it is not UTF-8. */
export function readText(root: string, file: string): string | ContentIssue {
  // The comment keeps the bundler from tracing every file of the project as an input of the page.
  const path = join(/* turbopackIgnore: true */ root, file);
  if (!existsSync(path)) return missingFile(file);
  const text = readFileSync(path, 'utf8');
  const place = text.indexOf(LOST);
  if (place < 0) return text.replace(/^\uFEFF/, '');
  const found = `"${LOST}", which stands for a letter that could not be read`;
  const expected = 'the letter itself, in a file saved as UTF-8: Save As or Save with Encoding, then UTF-8';
  return { file, line: lineAt(text, place), field: 'the file', found, expected };
}

/**
 * Reads the data of a content file with its lines, without validating it.
 *
 * @param file path from the project root; of an .mdx file only the front matter is read
 */
export function readSource(file: string, root: string = projectRoot()): ContentSource {
  const text = readText(root, file);
  if (typeof text !== 'string') return unreadable(text);
  return file.endsWith('.json') ? parseJsonSource(file, text) : parseFrontMatterSource(file, text);
}
