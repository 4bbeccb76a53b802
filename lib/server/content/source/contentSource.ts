import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import {
  type ContentIssue,
  type ContentSource,
  type FieldPath,
  type Finding,
  missingFile,
} from '../issues/contentIssue.ts';
import { describeSyntax, findJsonSyntaxIssue } from '../issues/syntax.ts';
import { projectRoot } from './contentFiles.ts';

/** Front matter between two `---` lines at the start of a file. */
const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

const REPEATED: Finding & { field: string } = {
  field: 'field',
  found: 'a name that appears here twice',
  expected: 'each field once',
};

/** An unquoted value with a space and a # sign, which starts a comment in YAML and cuts the value. */
const CUT_VALUE: Finding = {
  found: 'a value with the sign # after a blank, which ends there',
  expected: 'the value in double quotes',
  example: 'description: "Ranked #1 of the firms"',
};

/** Unicode replacement character, which replaces bytes that could not be decoded, as in a file with another encoding. */
const LOST = '\uFFFD';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const unreadable = (issue: ContentIssue): ContentSource => ({
  file: issue.file,
  syntax: 'json',
  value: undefined,
  lineOf: () => 1,
  issues: [issue],
});

type Located = { document: Document; lineAtOffset: (offset: number) => number };

/** Parses YAML (or JSON, which is a subset of YAML) and keeps source positions. */
function locate(text: string, linesBefore = 0): Located {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  return { document, lineAtOffset: (offset) => Math.max(lineCounter.linePos(offset).line, 1) + linesBefore };
}

/** Returns the line of a field or entry; if it is missing, that of its parent. */
function lineIn({ document, lineAtOffset }: Located, path: FieldPath): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const parent = document.getIn(path.slice(0, depth - 1), true) ?? document.contents;
    const key = path[depth - 1];
    const pair = isMap(parent) ? parent.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
    const node = pair ? pair.key : document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lineAtOffset(node.range[0]);
  }
  return 1;
}

const repeatedNames = (file: string, { document, lineAtOffset }: Located): ContentIssue[] =>
  document.errors.flatMap(({ code, pos: [offset] }) =>
    code === 'DUPLICATE_KEY' ? [{ file, line: lineAtOffset(offset), ...REPEATED }] : [],
  );

/** Parses a JSON file. Only the content check looks for duplicate keys, because locating lines is slow. */
export function parseJsonSource(file: string, text: string, isChecked = false): ContentSource {
  const syntaxIssue = findJsonSyntaxIssue(file, text);
  if (syntaxIssue) return unreadable(syntaxIssue);
  let located: Located | undefined = isChecked ? locate(text) : undefined;
  return {
    file,
    syntax: 'json',
    value: JSON.parse(text),
    lineOf(path) {
      located ??= locate(text);
      return lineIn(located, path);
    },
    issues: located ? repeatedNames(file, located) : [],
  };
}

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
  // The block begins on line 2 of the file.
  const located = locate(block[1], 1);
  const { document, lineAtOffset } = located;
  const issueAt = (offset: number, finding: Finding) => ({
    file,
    line: lineAtOffset(offset),
    field: 'front matter',
    ...finding,
  });
  const issues = repeatedNames(file, located);
  visit(document, {
    Alias(_, { range }) {
      if (range) issues.push(issueAt(range[0], { found: 'a sign * before a name', expected: 'the value in quotes' }));
    },
    Scalar(_, { comment, range }) {
      if (comment && range) issues.push(issueAt(range[0], CUT_VALUE));
    },
  });
  // One mistake causes follow-up errors, and the first has the right position.
  const broken = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  if (broken) issues.splice(0, issues.length, issueAt(broken.pos[0], describeSyntax('front matter', broken.message)));
  const value: unknown = issues.length > 0 ? undefined : document.toJS();
  return { file, syntax: 'yaml', value, lineOf: (path) => lineIn(located, path), issues };
}

/** Reads a text file without its byte order mark; returns an issue if it is not valid UTF-8. */
export function readText(root: string, file: string): string | ContentIssue {
  // The magic comment keeps the bundler from tracing all project files as inputs of the page.
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
 * Reads a content file's data with line numbers, without validating it.
 * @param file path relative to the project root; only the front matter of an .mdx file is read
 * @param isChecked reports duplicate keys in a JSON file, for the content check
 */
export function readSource(file: string, root: string = projectRoot(), isChecked = false): ContentSource {
  const text = readText(root, file);
  if (typeof text !== 'string') return unreadable(text);
  return file.endsWith('.json') ? parseJsonSource(file, text, isChecked) : parseFrontMatterSource(file, text);
}
