import { rateAnchor } from '../../../site/ratesPath.ts';
import { THREADS } from '../../resources/threadedRates.ts';
import type { MarkdownNode } from './markdownNode.ts';

/** Rates whose place is in the table of PAYE bands. */
export const PAYE_PLACES = ['paye.tax-free', 'paye.first-rate', 'paye.top-above'] as const;

/** A part of a text that is the place of a rate: a link to the rate's anchor leads there. */
export const rateMark = (of: string, children: MarkdownNode[]): MarkdownNode => ({
  type: 'rateMark',
  children,
  data: { hName: 'span', hProperties: { id: rateAnchor(of) } },
});

/**
 * Keeps the first mark of each rate that threads lead to, outside headings, which have anchors of their own, and puts the
 * words of the others in their place.
 *
 * @param isKept false for a text without anchors of rates
 */
export function settleMarks(tree: MarkdownNode, isKept: boolean): void {
  const wanted = new Set(THREADS.map(({ id }) => rateAnchor(id)));
  const settle = (node: MarkdownNode, isOpen: boolean): MarkdownNode[] => {
    const isFree = isOpen && node.type !== 'heading';
    const id = node.type === 'rateMark' ? (node.data?.hProperties?.id ?? '') : undefined;
    const isKeptHere = id !== undefined && isFree && wanted.delete(id);
    if (node.children) node.children = node.children.flatMap((child) => settle(child, isFree));
    return id !== undefined && !isKeptHere ? (node.children ?? []) : [node];
  };
  settle(tree, isKept);
}

/** True where a text, as MDX, has a place of the rate. */
export function hasPlaceOf(text: string, id: string): boolean {
  const [group] = id.split('.');
  return (
    text.includes(`<Rate of="${id}"`) ||
    text.includes(`<RateTable of="${group}"`) ||
    (text.includes('<PayeTable') && PAYE_PLACES.some((place) => place === id))
  );
}
