import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** A feature as it is written, for example `text-wrap: pretty`, and which browsers know it. */
export type Feature = { name: string; compat: CompatStatement; prefix?: string };

/** MDN's entry below a group, if it has one, for example `entryAt(data.css, 'properties', 'color')`. */
export function entryAt(group: Identifier, ...path: string[]): Identifier | undefined {
  let entry: Identifier | undefined = group;
  for (const name of path) entry = entry && Object.hasOwn(entry, name) ? entry[name] : undefined;
  return entry;
}

/** The feature of an entry under the name that it is written with; none where MDN has no data on it. */
export const featureOf = (name: string, entry: Identifier | undefined): Feature[] =>
  entry?.__compat ? [{ name, compat: entry.__compat }] : [];

export const { api, css, javascript } = data;

/** Names of browsers in browserslist, and in MDN's data. caniuse lists no older Chrome for Android: Chrome stands for it. */
const NAMES: Record<string, BrowserName[]> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  samsung: ['samsunginternet_android'],
};

/** A version as one number, for example 18.1; of a range such as 18.5-18.7 its beginning. */
const versionOf = (version: string): number => Number.parseFloat(version.replace('≤', ''));

/** The oldest supported version of each browser: those of `browserslist` in package.json. */
function oldestVersions(): Map<BrowserName, number> {
  const oldest = new Map<BrowserName, number>();
  for (const entry of browserslist()) {
    const [browser = '', version = ''] = entry.split(' ');
    const names = NAMES[browser];
    if (!names)
      throw new Error(`browserslist of package.json names ${browser}, for which MDN’s data has no name here.`);
    for (const name of names)
      oldest.set(name, Math.min(oldest.get(name) ?? Number.POSITIVE_INFINITY, versionOf(version)));
  }
  return oldest;
}

const OLDEST = oldestVersions();

/** True where a browser has the feature in this version, if only in part: MDN counts as partial what lacks a detail. */
function holds(statement: SimpleSupportStatement, version: number, prefix?: string): boolean {
  const { version_added: added, version_removed: removed, flags } = statement;
  if (typeof added !== 'string' || added === 'preview' || flags) return false;
  if (statement.prefix !== prefix || statement.alternative_name) return false;
  return versionOf(added) <= version && (typeof removed !== 'string' || version < versionOf(removed));
}

/**
 * The browsers, of the oldest supported versions, that lack a feature.
 *
 * @param prefix of the feature as it was written, for example `-webkit-`
 */
export function browsersWithout({ support }: CompatStatement, prefix?: string): string[] {
  const lacking = [...OLDEST].filter(([name, oldest]) => {
    const statement = support[name];
    return !statement || ![statement].flat().some((one) => holds(one, oldest, prefix));
  });
  return lacking.map(([name, oldest]) => `${name} ${oldest}`);
}
