import { type ContentIssue, fieldIssue, nearestWord } from '../issues/contentIssue.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { validFile } from '../source/entries.ts';
import type { ContentTree } from './contentTree.ts';
import { addressesOf } from './references.ts';

type Redirect = { from: string; to: string };

/** Suggests a redirect for an address: to the nearest page or file. */
function offerFor(address: string, present: readonly string[]): string {
  const nearest = nearestWord(address, present) ?? (address.slice(0, address.lastIndexOf('/')) || '/');
  return `{ "from": "${address}", "to": "${nearest}" }`;
}

/** Says what is wrong with a redirect, and in which of its fields. */
function faultOf({ from, to }: Redirect, all: readonly Redirect[], present: readonly string[]) {
  if (present.includes(from)) return ['from', 'an address that the site no longer has'] as const;
  const next = all.find((redirect) => redirect.from === to);
  return next && (['to', `a page of this site; the next redirect leads from there to "${next.to}"`] as const);
}

/**
 * Finds redirects from present pages or to redirects, and published addresses that nothing serves any more. Advises to record
 * new addresses: only a recorded one is missed when it vanishes.
 */
export function checkAddresses(tree: ContentTree): { issues: ContentIssue[]; warnings: ContentIssue[] } {
  const redirects = validFile(tree, COLLECTIONS.redirects);
  const recorded = validFile(tree, COLLECTIONS.addresses);
  if (!redirects || !recorded) return { issues: [], warnings: [] };
  const present = addressesOf(tree);
  const inEntries = redirects.data.flatMap((redirect, index) => {
    const [field, expected] = faultOf(redirect, redirects.data, present) ?? [];
    if (field === undefined || expected === undefined) return [];
    return [fieldIssue(redirects.source, [index, field], { found: `"${redirect[field]}"`, expected })];
  });
  const vanished = recorded.data.flatMap((address, index) => {
    if (present.includes(address) || redirects.data.some(({ from }) => from === address)) return [];
    const found = `"${address}", which the site no longer has`;
    const expected = `an entry in ${COLLECTIONS.redirects.file}, so that links and search engines still find it`;
    return [fieldIssue(recorded.source, [index], { found, expected, example: offerFor(address, present) })];
  });
  const added = present
    .filter((address) => !recorded.data.includes(address))
    .map((address) => {
      const expected = 'every page and file of the site, so that the check asks for a redirect when one goes';
      return fieldIssue(recorded.source, [], {
        found: `no "${address}", which is new`,
        expected,
        example: `"${address}",`,
      });
    });
  return { issues: [...inEntries, ...vanished], warnings: added };
}
