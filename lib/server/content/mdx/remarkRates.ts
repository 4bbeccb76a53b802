import type { RateCard } from '../../../tax/rateCard.ts';
import {
  type RateReference,
  type ReadingDays,
  type ReferenceProblem,
  resolveRate,
} from '../../../tax/rateReference.ts';
import { expectedReference, readingDays } from '../source/rateTokens.ts';
import { getRateCard } from '../source/readCollection.ts';
import type { MarkdownNode } from './markdownNode.ts';
import { TABLE_TAGS } from './rateTables.ts';

/** What a text refers to at a node, and what is wrong there. */
export type RateFault = { node: MarkdownNode; reference: RateReference; problem: ReferenceProblem };

type Options = {
  /** The rate card; that of the site where absent. */
  card?: RateCard;
  /** Told of each reference that cannot be resolved; where absent the first one throws. */
  onFault?: (fault: RateFault) => void;
  /** Tags that become tables. */
  tables?: typeof TABLE_TAGS;
};

const attribute = ({ attributes = [] }: MarkdownNode, name: string): string | undefined => {
  const value = attributes.find((candidate) => candidate.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
};

function throwFault({ node, reference, problem }: RateFault, card: RateCard): never {
  const { expected, example } = expectedReference(problem, reference, card);
  const line = node.position?.start.line ?? 1;
  throw new Error(
    `Line ${line}, <Rate>: found ${problem.found}, expected ${expected}${example ? `, for example ${example}` : ''}`,
  );
}

/**
 * A remark plugin that puts the figures of content/tax in the place of <Rate of="vat.threshold" />, as plain text, and
 * tables in the place of the tags in `TABLE_TAGS`. Every reader of a text then finds the figures without a component:
 * pages, PDFs, search, headings.
 *
 * @throws Error with line and the nearest id at a reference that cannot be resolved, unless `onFault` is given
 */
// biome-ignore lint/style/noDefaultExport: Next loads a plugin by the path of its file.
export default function remarkRates({ card = getRateCard(), onFault, tables = TABLE_TAGS }: Options = {}) {
  const replace = (node: MarkdownNode, days: ReadingDays): MarkdownNode[] => {
    const makeTable = tables[node.name ?? ''];
    if (makeTable) {
      const attributes = { year: attribute(node, 'year'), of: attribute(node, 'of') };
      return [{ ...makeTable(attributes, days), position: node.position }];
    }
    if (node.name !== 'Rate') {
      if (node.children) node.children = node.children.flatMap((child) => replace(child, days));
      return [node];
    }
    const reference = { of: attribute(node, 'of') ?? '', on: attribute(node, 'on'), as: attribute(node, 'as') };
    const figure = resolveRate(card, reference, days);
    const text = (value: string) => ({ type: 'text', value, position: node.position });
    if (typeof figure === 'string') return [text(figure)];
    const fault = { node, reference, problem: figure };
    if (onFault) onFault(fault);
    else throwFault(fault, card);
    return [text('')];
  };
  return (tree: MarkdownNode, file: { path?: string }): void => {
    replace(tree, readingDays(file.path ?? ''));
  };
}
