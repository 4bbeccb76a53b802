import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { ContentIssue, ContentSource, Finding } from '../issues/contentIssue.ts';
import { describeSyntax, findConflictMark } from '../issues/syntax.ts';
import type { MarkdownNode } from '../mdx/markdownNode.ts';
import { TOKEN_START } from '../source/rateTokens.ts';

/** Text of an MDX file without its front matter. */
export type Body = {
  file: string;
  nodes: readonly MarkdownNode[];
  firstLine: number;
};

/** Advice for an editor who used a data token in an MDX text. */
export const TOKEN_IN_TEXT: Finding = {
  found: 'a rate between braces, which only fields have',
  expected: 'a tag',
  example: '<Rate of="vat.threshold" />',
};

const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFE\uFFFF]/;

/** A value in curly quotation marks, as inserted by a word processor; YAML makes them part of the text. */
const IN_CURLY_QUOTES = /^[“”„«].*[“”»]$/s;

/** Leftover Markdown and word-processor characters that were not parsed as markup, with the fix for an editor. */
const SIGNS: readonly (readonly [sign: RegExp, cure: string])[] = [
  [/\*\*/, 'two before the words and two after them, without a space inside'],
  [/\]\(|\] \((?=\/|https?:)/, 'an address in round brackets right behind the square ones'],
  [/(?<!\S)#{2,}(?=\S)/, 'a space between the signs # and the words'],
  [/\[\^/, 'the note in the sentence itself'],
  [/(?<=^\s*)[•▪◦·](?=\s)/m, 'an empty line, and lines that begin with a hyphen and a space'],
];

/** Reports characters that readers would see, or that break feeds and pages, in a text (mdx) or a field (json, yaml). */
export function findStrayCharacters(text: string, syntax: ContentSource['syntax']): Finding | undefined {
  const [sign] = INVISIBLE.exec(text) ?? [];
  if (sign !== undefined) {
    const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return {
      found: `an invisible character (U+${code})`,
      expected: 'the text without it: delete it and type it again',
    };
  }
  if (syntax === 'yaml' && IN_CURLY_QUOTES.test(text)) {
    const found = `${text.slice(0, 1)} and ${text.slice(-1)} around the text, which readers would see`;
    return { found, expected: 'straight quotation marks, or none', example: `"${text.slice(1, -1)}"` };
  }
  for (const [pattern, cure] of SIGNS) {
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    return {
      found: `${found}, which readers would see`,
      expected: syntax === 'mdx' ? cure : 'plain words, since a field has no marks',
    };
  }
  return undefined;
}

/** Parses texts as the pages do, without compiling them. */
const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });

function* eachNode(node: MarkdownNode): Generator<MarkdownNode> {
  yield node;
  for (const child of node.children ?? []) yield* eachNode(child);
}

/**
 * Creates an issue for a text that cannot be parsed. Some errors state their position only in the message, as in
 * (85:1-85:7).
 */
function syntaxIssue(file: string, text: string, error: Error & { line?: number; column?: number }): ContentIssue {
  const [, line, column] = /\((\d+):(\d+)-/.exec(error.message) ?? [];
  const position = { line: error.line ?? Number(line ?? 1), column: error.column ?? Number(column ?? 1) };
  const words = text.split('\n')[position.line - 1] ?? '';
  const finding = TOKEN_START.test(words) ? TOKEN_IN_TEXT : describeSyntax('text', `${error.message}\n${words}`);
  return { file, ...position, field: 'text', ...finding };
}

/** Parses an MDX text with the plugins of the site's pages; returns an issue if that fails. */
export function readBody(file: string, text: string): Body | ContentIssue {
  const conflict = findConflictMark(file, text);
  if (conflict) return conflict;
  try {
    const tree = processor.parse({ value: text, path: file }) as MarkdownNode;
    const nodes = [...eachNode(tree)];
    const first = tree.children?.find((node) => node.type !== 'yaml');
    return { file, nodes, firstLine: first?.position?.start.line ?? 1 };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return syntaxIssue(file, text, error);
  }
}
