import { rateAnchor } from '../../../site/ratePaths.ts';
import { CLOTH_RATES } from '../../resources/clothRates.ts';
import type { MarkdownNode } from './markdownNode.ts';

/** Rates whose anchor is the table of PAYE bands. */
export const PAYE_TABLE_RATES = ['paye.tax-free', 'paye.first-rate', 'paye.top-above'] as const;

/** Builds the anchor of a rate around a part of a text. */
export const rateMark = (of: string, children: MarkdownNode[]): MarkdownNode => ({
  type: 'rateMark',
  children,
  data: { hName: 'span', hProperties: { id: rateAnchor(of) } },
});

/**
 * Keeps the first anchor of each rate that the rates' overview links to, outside headings, which have their own
 * anchors, and replaces the others by their words.
 *
 * @param isKept false for a text without anchors of rates
 */
export function settleMarks(tree: MarkdownNode, isKept: boolean): void {
  const wanted = new Set(CLOTH_RATES.map(({ id }) => rateAnchor(id)));
  const settle = (node: MarkdownNode, isOpen: boolean): MarkdownNode[] => {
    const isFree = isOpen && node.type !== 'heading';
    const id = node.type === 'rateMark' ? (node.data?.hProperties?.id ?? '') : undefined;
    const isKeptHere = id !== undefined && isFree && wanted.delete(id);
    if (node.children) node.children = node.children.flatMap((child) => settle(child, isFree));
    return id !== undefined && !isKeptHere ? (node.children ?? []) : [node];
  };
  settle(tree, isKept);
}

/** Checks whether an MDX text has an anchor of the rate. */
export function hasPlaceOf(text: string, id: string): boolean {
  const [group] = id.split('.');
  return (
    text.includes(`<Rate of="${id}"`) ||
    text.includes(`<RateTable of="${group}"`) ||
    (text.includes('<PayeTable') && PAYE_TABLE_RATES.some((place) => place === id))
  );
}
