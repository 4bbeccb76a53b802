import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue, valueAt } from '../../issues/describeValue.ts';
import { nearestWord } from '../../issues/nearestWord.ts';
import { COLLECTIONS } from '../../source/collections.ts';
import type { ContentSource } from '../../source/contentSource.ts';
import type { ContentTree } from '../contentTree.ts';
import { textsNamed } from '../eachField.ts';
import { addressesOf } from './addresses.ts';
import { expectedLink } from './checkLinks.ts';
import type { SiteMap } from './siteMap.ts';

type Entry = { index: number; from: string; to: string };

function entriesOf(source: ContentSource): Entry[] {
  const list = Array.isArray(source.value) ? source.value : [];
  return list.flatMap((entry, index) => {
    const [from, to] = [valueAt(entry, ['from']), valueAt(entry, ['to'])];
    return typeof from === 'string' && typeof to === 'string' ? [{ index, from, to }] : [];
  });
}

/** Returns the final target of a chain of redirects; undefined for a loop. */
function endOf({ from, to }: Entry, entries: readonly Entry[]): string | undefined {
  const seen = new Set([from]);
  let target = to;
  while (!seen.has(target)) {
    seen.add(target);
    const next = entries.find((entry) => entry.from === target);
    if (!next) return target;
    target = next.to;
  }
  return undefined;
}

function checkTarget(entry: Entry, entries: readonly Entry[], siteMap: SiteMap): string | undefined {
  const end = endOf(entry, entries);
  if (end === undefined) return 'a page of this site; these redirects lead back to where they began';
  return end === entry.to ? expectedLink(entry.to, siteMap) : `"${end}", where the next redirect leads`;
}

function checkEntries(source: ContentSource, present: readonly string[], siteMap: SiteMap): ContentIssue[] {
  const entries = entriesOf(source);
  return entries.flatMap((entry) => {
    const { index, from, to } = entry;
    const issueAt = (field: 'from' | 'to', value: string, expected: string) =>
      fieldIssue(source, [index, field], { found: `"${value}"`, expected });
    const isRepeat = entries.findIndex((other) => other.from === from) < index;
    const target = checkTarget(entry, entries, siteMap);
    return [
      ...(present.includes(from) ? [issueAt('from', from, 'an address that the site no longer has')] : []),
      ...(isRepeat ? [issueAt('from', from, 'each address once')] : []),
      ...(target === undefined ? [] : [issueAt('to', to, target)]),
    ];
  });
}

/** Suggests a redirect for an address: to the nearest page or file of the same kind. */
function offerFor(address: string, present: readonly string[]): string {
  const ending = /\.[a-z]+$/.exec(address)?.[0] ?? '';
  const alike = present.filter((one) => (/\.[a-z]+$/.exec(one)?.[0] ?? '') === ending);
  const nearest = nearestWord(address, alike) ?? (address.slice(0, address.lastIndexOf('/')) || '/');
  return `{ "from": "${address}", "to": "${nearest}" }`;
}

function findVanished(source: ContentSource, gone: readonly string[], present: readonly string[]): ContentIssue[] {
  const recorded = Array.isArray(source.value) ? source.value : [];
  return recorded.flatMap((address, index) => {
    if (typeof address !== 'string' || present.includes(address) || gone.includes(address)) return [];
    return [
      fieldIssue(source, [index], {
        found: `"${address}", which the site no longer has`,
        expected: `an entry in ${COLLECTIONS.redirects.file}, so that links and search engines still find it`,
        example: offerFor(address, present),
      }),
    ];
  });
}

/** Finds redirects to missing targets, and published addresses that neither the site nor a redirect serves. */
export function checkRedirects(tree: ContentTree, siteMap: SiteMap): ContentIssue[] {
  const redirects = tree.sources.get(COLLECTIONS.redirects.file);
  const addresses = tree.sources.get(COLLECTIONS.addresses.file);
  // An unreadable list would make all its pages vanish.
  const isReadable = [...tree.sources.values()].every(({ value }) => value !== undefined);
  if (!redirects || !addresses || !isReadable) return [];
  const present = addressesOf(tree);
  const gone = textsNamed(redirects, ['from']).map(({ value }) => value);
  return [...checkEntries(redirects, present, siteMap), ...findVanished(addresses, gone, present)];
}
