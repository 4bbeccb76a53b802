import { inForce } from '../../../tax/days.ts';
import { type RateReference, type ReadingDays, readingDay } from '../../../tax/rateReference.ts';
import { markOf } from '../loaders/tax/sources.ts';
import { readingDays, readRate } from '../source/rateTokens.ts';
import { getRateCard } from '../source/readCollection.ts';
import { type MarkdownNode, markNode, rateMark, settleMarks } from './markdownNode.ts';
import { TABLE_TAGS } from './rateTables.ts';

type Tag = { attributes?: readonly { name?: string; value?: unknown }[] };

const attribute = ({ attributes = [] }: Tag, name: string): string | undefined => {
  const value = attributes.find((candidate) => candidate.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
};

/** Returns the reference of a <Rate>. */
export const referenceOf = (tag: Tag): RateReference => ({
  of: attribute(tag, 'of') ?? '',
  on: attribute(tag, 'on'),
  as: attribute(tag, 'as'),
});

const referencesIn = (node: MarkdownNode): RateReference[] =>
  node.name === 'Rate' ? [referenceOf(node)] : (node.children ?? []).flatMap(referencesIn);

/** Texts with anchors of rates, for links from the rates' overview. */
const WITH_ANCHORS = /\/resources\/(?:guides|acts)\//;

type RateOptions = {
  /** For pages of the site: the first mention of a rate in a guide or an Act gets its anchor. */
  hasAnchors?: boolean;
};

/** Rates of a text: marked ones, each at its first mention, and ones stated as figures. */
type Mentions = { marked: Set<string>; stated: Set<string> };

/** Builds the mark behind a figure; none behind a value's first day if the text states the figure too. */
function markAfter(reference: RateReference, days: ReadingDays, { marked, stated }: Mentions): MarkdownNode[] {
  const { of } = reference;
  if (reference.as === 'since' && stated.has(of)) return [];
  const day = readingDay(reference, days);
  const dated = inForce(getRateCard().get(of)?.values ?? [], day);
  const mark = dated && markOf(dated, day);
  if (!mark || marked.has(of)) return [];
  marked.add(of);
  return [{ type: 'text', value: ' ' }, markNode(mark)];
}

/**
 * A remark plugin that replaces <Rate of="vat.threshold" /> by the figures of content/tax, as plain text, and the tags
 * in `TABLE_TAGS` by tables. So every reader of a text finds the figures without a component: pages, PDFs, search,
 * headings. A link to what the sources say follows the first figure of each rate on which they differ.
 *
 * @throws Error with line and the nearest ids at a reference that cannot be resolved
 */
// biome-ignore lint/style/noDefaultExport: Next loads a plugin by the path of its file.
export default function remarkRates({ hasAnchors = false }: RateOptions = {}) {
  const card = getRateCard();
  const replace = (node: MarkdownNode, days: ReadingDays, mentions: Mentions): MarkdownNode[] => {
    const { position, name } = node;
    const makeTable = TABLE_TAGS[name ?? ''];
    if (makeTable) {
      const made = makeTable({ year: attribute(node, 'year'), of: attribute(node, 'of') }, days);
      return made.map((part) => ({ ...part, position }));
    }
    if (name !== 'Rate') {
      if (node.children) node.children = node.children.flatMap((child) => replace(child, days, mentions));
      return [node];
    }
    const reference = referenceOf(node);
    const figure = readRate(card, reference, days);
    if (typeof figure === 'string') {
      return [
        rateMark(reference.of, [{ type: 'text', value: figure, position }]),
        ...markAfter(reference, days, mentions),
      ];
    }
    throw new Error(`Line ${position?.start.line ?? 1}, <Rate>: found ${figure.found}, expected ${figure.expected}`);
  };
  return (tree: MarkdownNode, file: { path?: string }): void => {
    const { path = '' } = file;
    const figures = referencesIn(tree).filter(({ as }) => as !== 'since');
    const mentions = { marked: new Set<string>(), stated: new Set(figures.map(({ of }) => of)) };
    replace(tree, readingDays(path), mentions);
    settleMarks(tree, hasAnchors && WITH_ANCHORS.test(path));
  };
}
