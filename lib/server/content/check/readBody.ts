import { compileSync } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { RateCard } from '../../../tax/rateCard.ts';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { describeMdxError } from '../issues/textSyntax.ts';
import remarkRates, { type RateFault } from '../mdx/remarkRates.ts';
import { expectedReference } from '../source/rateTokens.ts';

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
  /** Words for a picture. */
  alt?: string | null;
  attributes?: readonly { type: string; name?: string; value?: unknown }[];
};

/** The text of an MDX file without its front matter. */
export type Body = {
  file: string;
  /** Every node in the order of the text. */
  nodes: readonly BodyNode[];
  /** Ids of its headings, as on the site's pages. */
  anchors: ReadonlySet<string>;
  /** Line on which the text begins. */
  firstLine: number;
  words: number;
  /** One for each reference to a rate that cannot be resolved. */
  rateIssues: readonly ContentIssue[];
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

function countWords(nodes: readonly BodyNode[]): number {
  const texts = nodes.filter((node) => node.type === 'text' || node.type === 'inlineCode');
  const rates = nodes.filter(({ name }) => name === 'Rate').length;
  return texts.reduce((sum, node) => sum + (node.value?.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0), rates);
}

/** Position of an MDX error. Some errors state it only in their message, as in (85:1-85:7). */
function positionOf(error: Error): { line: number; column: number } {
  if ('line' in error && 'column' in error && error.line !== undefined) {
    return { line: Number(error.line), column: Number(error.column) };
  }
  const [, line, column] = /\((\d+):(\d+)-/.exec(error.message) ?? [];
  return { line: Number(line ?? 1), column: Number(column ?? 1) };
}

function rateIssue(file: string, { node, reference, problem }: RateFault, card: RateCard): ContentIssue {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  const { found, part } = problem;
  return { file, line, column, field: `<Rate> ${part}`, found, ...expectedReference(problem, reference, card) };
}

/**
 * Parses an MDX text with the plugins of the site's pages; returns an issue where that fails.
 *
 * @param card the rates that the text may name; where they cannot be read its references are not checked
 */
export function readBody(file: string, text: string, card?: RateCard): Body | ContentIssue {
  const nodes: BodyNode[] = [];
  const anchors = new Set<string>();
  const rateIssues: ContentIssue[] = [];
  // A copy, since the figures are put into the tree afterwards and a check has to see which are typed.
  const collectNodes = () => (tree: BodyNode) => {
    nodes.push(...eachNode(structuredClone(tree)));
  };
  const collectAnchors = () => (tree: HtmlNode) => collectIds(tree, anchors);
  const onFault = (fault: RateFault) => {
    if (card) rateIssues.push(rateIssue(file, fault, card));
  };
  try {
    compileSync(
      { value: text, path: file },
      {
        remarkPlugins: [
          remarkFrontmatter,
          remarkGfm,
          collectNodes,
          [remarkRates, { card: card ?? new Map(), onFault, tables: {} }],
        ],
        rehypePlugins: [rehypeSlug, collectAnchors],
      },
    );
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { file, ...positionOf(error), field: 'text', ...describeMdxError(error.message) };
  }
  const first = nodes[0]?.children?.find((node) => node.type !== 'yaml');
  const firstLine = first?.position?.start.line ?? 1;
  return { file, nodes, anchors, firstLine, words: countWords(nodes), rateIssues };
}
