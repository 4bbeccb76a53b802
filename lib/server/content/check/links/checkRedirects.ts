import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue } from '../../issues/describeValue.ts';
import { nearestWord } from '../../issues/nearestWord.ts';
import { COLLECTIONS } from '../../source/collections.ts';
import { type ContentTree, validFile } from '../contentTree.ts';
import { addressesOf } from './addresses.ts';

type Redirect = { from: string; to: string };

/** Returns the final target of a chain of redirects; undefined for a loop. */
function endOf({ from, to }: Redirect, redirects: readonly Redirect[]): string | undefined {
  const seen = new Set([from]);
  let target = to;
  while (!seen.has(target)) {
    seen.add(target);
    const next = redirects.find((redirect) => redirect.from === target);
    if (!next) return target;
    target = next.to;
  }
  return undefined;
}

/** Suggests a redirect for an address: to the nearest page or file of the same kind. */
function offerFor(address: string, present: readonly string[]): string {
  const ending = /\.[a-z]+$/.exec(address)?.[0] ?? '';
  const alike = present.filter((one) => (/\.[a-z]+$/.exec(one)?.[0] ?? '') === ending);
  const nearest = nearestWord(address, alike) ?? (address.slice(0, address.lastIndexOf('/')) || '/');
  return `{ "from": "${address}", "to": "${nearest}" }`;
}

/** Finds redirects from present pages or to redirects, and published addresses that nothing serves any more. */
export function checkRedirects(tree: ContentTree): ContentIssue[] {
  const redirects = validFile(tree, COLLECTIONS.redirects);
  const addresses = validFile(tree, COLLECTIONS.addresses);
  // An unreadable list would make all its pages vanish.
  const isReadable = [...tree.sources.values()].every(({ value }) => value !== undefined);
  if (!redirects || !addresses || !isReadable) return [];
  const present = addressesOf(tree);
  const inEntries = redirects.data.flatMap((redirect, index) => {
    const { from, to } = redirect;
    const issueAt = (field: 'from' | 'to', value: string, expected: string) =>
      fieldIssue(redirects.source, [index, field], { found: `"${value}"`, expected });
    const end = endOf(redirect, redirects.data);
    const leadsBack = 'a page of this site; these redirects lead back to where they began';
    return [
      ...(present.includes(from) ? [issueAt('from', from, 'an address that the site no longer has')] : []),
      ...(end === undefined ? [issueAt('to', to, leadsBack)] : []),
      ...(end !== undefined && end !== to ? [issueAt('to', to, `"${end}", where the next redirect leads`)] : []),
    ];
  });
  const vanished = addresses.data.flatMap((address, index) => {
    if (present.includes(address) || redirects.data.some(({ from }) => from === address)) return [];
    return [
      fieldIssue(addresses.source, [index], {
        found: `"${address}", which the site no longer has`,
        expected: `an entry in ${COLLECTIONS.redirects.file}, so that links and search engines still find it`,
        example: offerFor(address, present),
      }),
    ];
  });
  return [...inEntries, ...vanished];
}
