import { HOW_WE_CHECK_PATH, rateAnchor } from '../../../site/paths.ts';
import { CHARTED_RATES } from '../../../tax/chartedRates.ts';
import type { SourceMark } from '../../../tax/evidence.ts';

/** Properties of an MDX node that the plugins and checks use. */
export type MarkdownNode = {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  alt?: string | null;
  depth?: number;
  checked?: boolean | null;
  start?: number | null;
  children?: MarkdownNode[];
  attributes?: { type: string; name?: string; value?: unknown }[];
  /** The HTML element that the node becomes, and its attributes. */
  data?: { hName?: string; hProperties?: Readonly<Record<string, string>> };
  position?: { start: { line: number; column: number } } | undefined;
};

type TextNode = { name?: string | null; value?: string; alt?: string | null; children?: readonly TextNode[] };

/** Returns a node's text, including alternative texts, with an invisible character for each rate. */
export const textOf = ({ name, value = '', alt, children = [] }: TextNode): string =>
  name === 'Rate' ? '\u2063' : `${value}${alt ?? ''}${children.map(textOf).join('')}`;

/** Creates the mark after a figure on which sources disagree: a link, which pages and PDFs render without a special tag. */
export const markNode = ({ entry }: SourceMark): MarkdownNode => ({
  type: 'link',
  url: `${HOW_WE_CHECK_PATH}#${entry}`,
  children: [{ type: 'text', value: '(sources differ)' }],
});

/** Rates whose anchor is the table of PAYE bands. */
export const PAYE_TABLE_RATES = ['paye.tax-free', 'paye.first-rate', 'paye.top-above'] as const;

/** Wraps part of a text in a rate's anchor. */
export const rateMark = (of: string, children: MarkdownNode[]): MarkdownNode => ({
  type: 'rateMark',
  children,
  data: { hName: 'span', hProperties: { id: rateAnchor(of) } },
});

/**
 * Keeps the first anchor of each rate that the rate overview links to, except in headings, which have their own anchors.
 * Replaces all other anchors with their content.
 * @param isKept false for a text without rate anchors
 */
export function settleMarks(tree: MarkdownNode, isKept: boolean): void {
  const wanted = new Set(CHARTED_RATES.map(({ id }) => rateAnchor(id)));
  const settle = (node: MarkdownNode, isOpen: boolean): MarkdownNode[] => {
    const isFree = isOpen && node.type !== 'heading';
    const id = node.type === 'rateMark' ? (node.data?.hProperties?.id ?? '') : undefined;
    const isKeptHere = id !== undefined && isFree && wanted.delete(id);
    if (node.children) node.children = node.children.flatMap((child) => settle(child, isFree));
    return id !== undefined && !isKeptHere ? (node.children ?? []) : [node];
  };
  settle(tree, isKept);
}

/** Checks whether the HTML rendered from this MDX source will contain the rate's anchor. */
export function hasPlaceOf(text: string, id: string): boolean {
  const [group] = id.split('.');
  return (
    text.includes(`<Rate of="${id}"`) ||
    text.includes(`<RateTable of="${group}"`) ||
    (text.includes('<PayeTable') && PAYE_TABLE_RATES.some((place) => place === id))
  );
}
