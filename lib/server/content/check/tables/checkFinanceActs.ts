import type { RateCard } from '../../../../tax/rateCard.ts';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { valueAt } from '../../issues/describeValue.ts';
import type { ContentTree } from '../contentTree.ts';
import type { Body, BodyNode } from '../texts/readBody.ts';

/** Folders of texts about current law; the summary of a Finance Act always covers that Act. */
const FOLDERS = ['guides', 'articles', 'acts']
  .map((category) => `content/resources/${category}/`)
  .concat('content/media/');

/** A rate or amount that the next Finance Act may change: '3.5%', 'TZS 200 million'. */
const AMOUNT = /\d+(\.\d+)?%|TZS \d[\d,.]*\d?( million| billion)?/;

/** Returns a percentage or amount that a text takes from a rate's id. */
function rateAmount({ name, attributes }: BodyNode, card: RateCard | undefined): string | undefined {
  if (name !== 'Rate') return undefined;
  const id = String(attributes?.find((attribute) => attribute.name === 'of')?.value);
  const unit = card?.get(id)?.unit;
  return unit === 'percent' || unit === 'shillings' ? id : undefined;
}

/** Returns the first percentage or amount in shillings of a text, with its line. */
function firstAmount({ nodes }: Body, card: RateCard | undefined): { amount: string; line: number } | undefined {
  for (const node of nodes) {
    const { type, value, position } = node;
    const amount = type === 'text' ? AMOUNT.exec(value ?? '')?.[0] : rateAmount(node, card);
    if (amount !== undefined) return { amount, line: position?.start.line ?? 1 };
  }
  return undefined;
}

/** Finds texts that state a rate or an amount but not the Finance Acts that they cover. */
export function checkFinanceActs(tree: ContentTree): ContentIssue[] {
  return [...tree.bodies.values()].flatMap((body) => {
    const source = tree.sources.get(body.file);
    if (!source || !FOLDERS.some((folder) => body.file.startsWith(folder))) return [];
    const stated = firstAmount(body, tree.card);
    if (stated === undefined || valueAt(source.value, ['financeAct']) !== undefined) return [];
    return [
      {
        file: body.file,
        line: 1,
        field: 'financeAct',
        found: `nothing, though line ${stated.line} states ${stated.amount}`,
        expected: 'the year of the newest Finance Act that the figures take in',
        example: 'financeAct: 2025',
      },
    ];
  });
}
