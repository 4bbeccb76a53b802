import { compileSync } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { describeMdxError } from '../../issues/textSyntax.ts';
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
  /** Ids of its headings, as on the site's pages. */
  anchors: ReadonlySet<string>;
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

type HtmlNode = { properties?: { id?: unknown }; children?: readonly object[] };

function* eachNode(node: BodyNode): Generator<BodyNode> {
  yield node;
  for (const child of node.children ?? []) yield* eachNode(child);
}

function collectIds(node: HtmlNode, ids: Set<string>): void {
  if (typeof node.properties?.id === 'string') ids.add(node.properties.id);
  for (const child of node.children ?? []) collectIds(child, ids);
}

/** Counts words and figures. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

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
  return {
    file,
    ...position,
    field: 'text',
    ...(TOKEN_START.test(line) ? TOKEN_IN_TEXT : describeMdxError(error.message)),
  };
}

function parseBody(file: string, text: string): Body | ContentIssue {
  const nodes: BodyNode[] = [];
  const anchors = new Set<string>();
  const collectNodes = () => (tree: BodyNode) => {
    nodes.push(...eachNode(tree));
  };
  const collectAnchors = () => (tree: HtmlNode) => collectIds(tree, anchors);
  try {
    compileSync(
      { value: text, path: file },
      { remarkPlugins: [remarkFrontmatter, remarkGfm, collectNodes], rehypePlugins: [rehypeSlug, collectAnchors] },
    );
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return syntaxIssue(file, text, error);
  }
  const first = nodes[0]?.children?.find((node) => node.type !== 'yaml');
  return { file, nodes, anchors, firstLine: first?.position?.start.line ?? 1, words: wordsOf(nodes) };
}

/** Texts by file and wording: repeated checks in one process parse only changed texts. */
const parsed = new Map<string, Body | ContentIssue>();

/** Parses an MDX text with the plugins of the site's pages; returns an issue on failure. */
export function readBody(file: string, text: string): Body | ContentIssue {
  const key = `${file}\n${text}`;
  const body = parsed.get(key) ?? parseBody(file, text);
  parsed.set(key, body);
  return body;
}
