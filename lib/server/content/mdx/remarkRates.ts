import { valueOn } from '../../../tax/rateCard.ts';
import { dayOf, type RateReference, type ReadingDays } from '../../../tax/rateReference.ts';
import { inLanguage } from '../../../words/language.ts';
import { learn } from '../../../words/say.ts';
import { PHRASES } from '../../../words/sw/phrases.ts';
import { markOn } from '../loaders/sources.ts';
import { readingDays, readRate } from '../source/rateTokens.ts';
import { getRateCard } from '../source/readCollection.ts';
import { isTwinText } from '../source/twinFiles.ts';
import type { MarkdownNode } from './markdownNode.ts';
import { markNode } from './markNode.ts';
import { rateMark, settleMarks } from './rateMarks.ts';
import { TABLE_TAGS } from './rateTables.ts';

learn(PHRASES);

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

/** What every <Rate> of a text refers to. */
const referencesIn = (node: MarkdownNode): RateReference[] =>
  node.name === 'Rate' ? [referenceOf(node)] : (node.children ?? []).flatMap(referencesIn);

/** Texts that rates are looked up in: the threads of the rates lead there. */
const WITH_ANCHORS = /\/resources\/(?:guides|acts)\//;

type RateOptions = {
  /** On a page of the site: the first mention of a rate in a guide or an Act gets its anchor. */
  hasAnchors?: boolean;
};

/** The rates of a text: which have their mark already, each where it first stands, and which it states as a figure. */
type Mentions = { marked: Set<string>; stated: Set<string> };

/** The mark behind a figure; none behind the day of its beginning where the text states the figure too. */
function markAfter(reference: RateReference, days: ReadingDays, { marked, stated }: Mentions): MarkdownNode[] {
  const { of } = reference;
  if (reference.as === 'since' && stated.has(of)) return [];
  const day = dayOf(reference, days);
  const dated = valueOn(getRateCard().get(of) ?? { values: [] }, day);
  const mark = dated && markOn(dated.evidence, day);
  if (!mark || marked.has(of)) return [];
  marked.add(of);
  return [{ type: 'text', value: ' ' }, markNode(mark)];
}

/**
 * A remark plugin that puts the figures of content/tax in the place of <Rate of="vat.threshold" />, as plain text, and
 * tables in the place of the tags in `TABLE_TAGS`. Every reader of a text then finds the figures without a component:
 * pages, PDFs, search, headings. Where the figure of a rate that was not read in the law first stands, <EvidenceMark> follows it.
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
    // The words of marks are said at once, those of dates and figures too.
    inLanguage(isTwinText(path) ? 'sw' : 'en', () => replace(tree, readingDays(path), mentions));
    settleMarks(tree, hasAnchors && WITH_ANCHORS.test(path));
  };
}
