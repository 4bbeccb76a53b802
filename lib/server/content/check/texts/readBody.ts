import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { describeMdxError, findConflictMark } from '../../issues/textSyntax.ts';
import { TOKEN_START } from '../../source/rateTokens.ts';

/** A node of an MDX text, with the properties that the checks read. */
export type BodyNode = {
  type: string;
  position?: { start: { line: number; column: number } };
  children?: readonly BodyNode[];
  /** Target of a link or picture. */
  url?: string;
  /** Level of a heading. */
  depth?: number;
  /** Name of a component. */
  name?: string | null;
  /** Text. */
  value?: string;
  /** Alternative text of a picture. */
  alt?: string | null;
  attributes?: readonly { type: string; name?: string; value?: unknown }[];
};

/** The text of an MDX file without its front matter. */
export type Body = {
  file: string;
  /** Every node in order. */
  nodes: readonly BodyNode[];
  /** Line on which the text begins. */
  firstLine: number;
  words: number;
};

/** Advice for an editor who used a data token in a text. */
export const TOKEN_IN_TEXT = {
  found: 'a rate between braces, which only fields have',
  expected: 'a tag',
  example: '<Rate of="vat.threshold" />',
};

/** Reads texts as the pages do, without making code of them. */
const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });

function* eachNode(node: BodyNode): Generator<BodyNode> {
  yield node;
  for (const child of node.children ?? []) yield* eachNode(child);
}

/** Counts words and figures. */
const countWords = (text: string): number => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

function wordsOf(nodes: readonly BodyNode[]): number {
  const texts = nodes.filter((node) => node.type === 'text' || node.type === 'inlineCode');
  const rates = nodes.filter(({ name }) => name === 'Rate').length;
  return texts.reduce((sum, node) => sum + countWords(node.value ?? ''), rates);
}

/** Returns the position of an MDX error. Some errors state it only in their message, as in (85:1-85:7). */
function positionOf(error: Error): { line: number; column: number } {
  if ('line' in error && 'column' in error && error.line !== undefined) {
    return { line: Number(error.line), column: Number(error.column) };
  }
  const [, line, column] = /\((\d+):(\d+)-/.exec(error.message) ?? [];
  return { line: Number(line ?? 1), column: Number(column ?? 1) };
}

/** Builds an issue for a text that cannot be parsed; a data token is reported as such. */
function syntaxIssue(file: string, text: string, error: Error): ContentIssue {
  const position = positionOf(error);
  const line = text.split('\n')[position.line - 1] ?? '';
  const finding = TOKEN_START.test(line) ? TOKEN_IN_TEXT : describeMdxError(error.message, line);
  return { file, ...position, field: 'text', ...finding };
}

/** Parses an MDX text with the plugins of the site's pages; returns an issue on failure. */
export function readBody(file: string, text: string): Body | ContentIssue {
  const conflict = findConflictMark(file, text);
  if (conflict) return conflict;
  try {
    const tree: BodyNode = processor.parse({ value: text, path: file });
    const nodes = [...eachNode(tree)];
    const first = tree.children?.find((node) => node.type !== 'yaml');
    return { file, nodes, firstLine: first?.position?.start.line ?? 1, words: wordsOf(nodes) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return syntaxIssue(file, text, error);
  }
}
