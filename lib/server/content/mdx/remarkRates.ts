import type { RateReference, ReadingDays } from '../../../tax/rateReference.ts';
import { readingDays, readRate } from '../source/rateTokens.ts';
import { getRateCard } from '../source/readCollection.ts';
import type { MarkdownNode } from './markdownNode.ts';
import { TABLE_TAGS } from './rateTables.ts';

/** A tag of a text. */
type Tag = { attributes?: readonly { name?: string; value?: unknown }[] };

const attribute = ({ attributes = [] }: Tag, name: string): string | undefined => {
  const value = attributes.find((candidate) => candidate.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
};

/** What a <Rate> refers to. */
export const referenceOf = (tag: Tag): RateReference => ({
  of: attribute(tag, 'of') ?? '',
  on: attribute(tag, 'on'),
  as: attribute(tag, 'as'),
});

/**
 * A remark plugin that puts the figures of content/tax in the place of <Rate of="vat.threshold" />, as plain text, and
 * tables in the place of the tags in `TABLE_TAGS`. Every reader of a text then finds the figures without a component:
 * pages, PDFs, search, headings.
 *
 * @throws Error with line and the nearest ids at a reference that cannot be resolved
 */
// biome-ignore lint/style/noDefaultExport: Next loads a plugin by the path of its file.
export default function remarkRates() {
  const card = getRateCard();
  const replace = (node: MarkdownNode, days: ReadingDays): MarkdownNode[] => {
    const { position, name } = node;
    const makeTable = TABLE_TAGS[name ?? ''];
    if (makeTable) {
      const made = makeTable({ year: attribute(node, 'year'), of: attribute(node, 'of') }, days);
      return made.map((part) => ({ ...part, position }));
    }
    if (name !== 'Rate') {
      if (node.children) node.children = node.children.flatMap((child) => replace(child, days));
      return [node];
    }
    const figure = readRate(card, referenceOf(node), days);
    if (typeof figure === 'string') return [{ type: 'text', value: figure, position }];
    throw new Error(`Line ${position?.start.line ?? 1}, <Rate>: found ${figure.found}, expected ${figure.expected}`);
  };
  return (tree: MarkdownNode, file: { path?: string }): void => {
    replace(tree, readingDays(file.path ?? ''));
  };
}
