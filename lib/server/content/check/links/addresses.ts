import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue } from '../../issues/describeValue.ts';
import { COLLECTIONS } from '../../source/collections.ts';
import { type ContentTree, validFile } from '../contentTree.ts';
import { downloadsOf, pagesOf } from '../references.ts';

/** Returns the current pages and downloads of the content, sorted. */
export const addressesOf = (tree: ContentTree): string[] =>
  [...new Set([...pagesOf(tree), ...downloadsOf(tree)])].sort();

/** Advises to record new addresses: only a recorded one is missed when it vanishes. */
export function adviseOnAddresses(tree: ContentTree): ContentIssue[] {
  const recorded = validFile(tree, COLLECTIONS.addresses);
  if (!recorded) return [];
  return addressesOf(tree)
    .filter((address) => !recorded.data.includes(address))
    .map((address) =>
      fieldIssue(recorded.source, [], {
        found: `no "${address}", which is new`,
        expected: 'every page and file of the site, so that the check asks for a redirect when one goes',
        example: `"${address}",`,
      }),
    );
}
