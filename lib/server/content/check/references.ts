import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Reference, ReferenceTarget } from '../../../content/schemas/fields.ts';
import { PAGE_IDS } from '../../../content/schemas/pages.ts';
import { TAX_FILES } from '../../../content/schemas/tax/tax.ts';
import { DOCUMENT_CATEGORIES, documentFolder, documentPath } from '../../../resources/documentPath.ts';
import { ALL_PAGES, PAGES } from '../../../site/pages.ts';
import { dutyPath } from '../../../site/paths.ts';
import { swahiliPath, TRANSLATED_PAGES } from '../../../site/translatedPages.ts';
import { nearestWord } from '../../../text/nearestWord.ts';
import { type ContentIssue, type FieldPath, fieldIssue, textAt, valueAt } from '../issues/contentIssue.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { textsIn, validFile } from '../source/entries.ts';
import { PHOTO_FOLDER } from './checkFiles.ts';
import type { ContentTree } from './contentTree.ts';

type Candidate = { id: string; kind?: string | undefined };

type ListTarget = Exclude<ReferenceTarget, 'rates' | 'photos' | 'pages' | 'searchedPages'>;

const LISTS: Readonly<Record<ListTarget, readonly [file: string, ...list: FieldPath]>> = {
  services: [COLLECTIONS.services.file],
  team: [COLLECTIONS.team.file],
  acts: [COLLECTIONS.acts.file],
  duties: [TAX_FILES.calendar.file, 'duties'],
  sources: [TAX_FILES.sources.file, 'sources'],
  payeTables: [TAX_FILES.paye.file, 'tables'],
  withholdingKinds: [TAX_FILES.withholding.file, 'kinds'],
  withholdingGroups: [TAX_FILES.withholding.file, 'groups'],
  minimumTaxSectors: [TAX_FILES.corporate.file, 'minimumTax', 'excludedSectors'],
};

/** Longer lists of ids are not printed; the nearest id helps more. */
const MOST_LISTED = 15;

function entriesOf({ sources }: ContentTree, file: string, list: FieldPath = []): Candidate[] {
  const entries = valueAt(sources.get(file)?.value, list);
  return (Array.isArray(entries) ? entries : []).flatMap((entry) => {
    const id = textAt(entry, 'id');
    return id === undefined ? [] : [{ id, kind: textAt(entry, 'kind') }];
  });
}

/** Returns the paths of all pages: those registered in code, and those generated from content. */
function pagesOf(tree: ContentTree): string[] {
  const pathsOf = (file: string, path: (id: string) => string) => entriesOf(tree, file).map(({ id }) => path(id));
  return [
    ...ALL_PAGES.map(({ path }) => path),
    ...[...TRANSLATED_PAGES, PAGES.notFound.path].map(swahiliPath),
    ...PAGE_IDS.map((id) => `/${id}`),
    ...pathsOf(COLLECTIONS.services.file, (id) => `/services/${id}`),
    ...pathsOf(COLLECTIONS.dutyPages.file, dutyPath),
    ...DOCUMENT_CATEGORIES.flatMap((category) =>
      pathsOf(`content/${documentFolder(category)}.json`, (id) => documentPath({ category, id })),
    ),
  ];
}

const downloadsOf = ({ sources }: ContentTree): string[] =>
  [...sources.values()].flatMap((source) => textsIn(source, 'downloadUrl')).map(({ value }) => value);

const addressesOf = (tree: ContentTree): string[] => [...new Set([...pagesOf(tree), ...downloadsOf(tree)])].sort();

/** What a field should contain instead of an unknown reference, with the nearest valid one. */
export type Miss = { expected: string; nearest?: string | undefined };

/** Looks up references. Each function returns what was expected, or undefined if the reference is valid. */
export type References = {
  find: (name: string, reference: Reference) => Miss | undefined;
  /** Checks a link's target, but not its hash, because only the exported page has the anchors (tests/export/links.test.ts). */
  findLink: (link: string) => Miss | undefined;
};

/** Describes the expected form of a link that is not a path of this site; undefined if it is valid. */
function missedAddress(link: string, own = ''): Miss | undefined {
  if (own !== '' && `${link}/`.startsWith(`${own}/`)) {
    return { expected: 'its path, which leads there on previews too', nearest: link.slice(own.length) || '/' };
  }
  if (/^(#|https:\/\/\S|tel:\+(255\d{9}$|(?!255)\d)|mailto:[^\s@]+@[^\s@]+\.[^\s@]+$)/.test(link)) return undefined;
  if (link.startsWith('tel:')) return { expected: 'a number such as tel:+255700000000, nine digits after +255' };
  if (link.startsWith('mailto:')) return { expected: 'an email address after mailto:' };
  const secure = 'an address that begins with https://';
  return {
    expected: link.startsWith('http:') ? secure : `a path that begins with /, such as /services/audit, or ${secure}`,
  };
}

const UNLISTED = new Set(ALL_PAGES.flatMap(({ path, listedUnder }) => (listedUnder === undefined ? [path] : [])));

/** Checks whether a link is to a page in the search index, or to a sector, which is indexed as part of a page. */
function isSearched(link: string): boolean {
  const { pathname, search, hash } = new URL(link, 'https://site.example');
  return !UNLISTED.has(pathname) && search === '' && (hash === '' || pathname === PAGES.industries.path);
}

function candidatesFor(tree: ContentTree, to: ReferenceTarget): Candidate[] {
  if (to === 'rates') return [...(tree.card?.values() ?? [])].map(({ id, unit }) => ({ id, kind: unit }));
  if (to === 'photos') {
    return tree.files
      .filter((file) => file.startsWith(PHOTO_FOLDER))
      .map((file) => ({ id: file.slice(PHOTO_FOLDER.length) }));
  }
  const [file, ...list] = LISTS[to as ListTarget];
  return entriesOf(tree, file, list);
}

function expectedId(to: ReferenceTarget, known: readonly string[], limits: readonly string[] = []): string {
  if (to === 'photos') return 'the name of a file in content/images';
  if (to !== 'rates' && known.length <= MOST_LISTED) return `one of ${known.join(', ')}`;
  const file = to === 'rates' ? TAX_FILES.rates.file : LISTS[to as ListTarget][0];
  return `the id of an entry of ${file}${limits.length > 0 ? ` (${limits.join(' or ')})` : ''}`;
}

/** Collects all valid reference targets in content. */
export function readReferences(tree: ContentTree): References {
  const [pages, files] = [pagesOf(tree), downloadsOf(tree)];
  const own = textAt(tree.sources.get(COLLECTIONS.firm.file)?.value, 'url') ?? '';
  const findLink = (link: string): Miss | undefined => {
    if (!/^\/(?!\/)/.test(link)) return missedAddress(link, own);
    const { pathname } = new URL(link, 'https://site.example');
    if (pathname !== '/' && pathname.endsWith('/')) return { expected: 'no slash at the end' };
    if (pathname.endsWith('.html')) return { expected: 'no .html at the end' };
    if (pages.includes(pathname)) return undefined;
    if (!/\.[a-z0-9]+$/.test(pathname))
      return { expected: 'a page of this site', nearest: nearestWord(pathname, pages) };
    const isThere = files.includes(pathname) || existsSync(join(tree.root, 'public', pathname));
    return isThere ? undefined : { expected: 'a file that a catalogue names or that lies below public/' };
  };
  const findId = (name: string, to: ReferenceTarget, limits?: readonly string[]): Miss | undefined => {
    const known = candidatesFor(tree, to).filter((one) => limits?.includes(one.kind ?? '') ?? true);
    const ids = known.map(({ id }) => id);
    if (ids.includes(name)) return undefined;
    return { expected: expectedId(to, ids, limits), nearest: nearestWord(name, ids) ?? ids[0] };
  };
  const find = (name: string, { to, unit, kind, orWord }: Reference): Miss | undefined => {
    if (to === 'pages') return findLink(name);
    if (to === 'searchedPages') {
      const expected = 'a page that the search lists, such as /services/audit or /industries#education';
      return findLink(name) ?? (isSearched(name) ? undefined : { expected });
    }
    return name === orWord || (to === 'rates' && !tree.card) ? undefined : findId(name, to, unit ?? kind);
  };
  return { find, findLink };
}

type Redirect = { from: string; to: string };

function offerFor(address: string, present: readonly string[]): string {
  const end = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const folder = address.slice(0, -end(address).length);
  const near = nearestWord(end(address), present.filter((path) => path === folder + end(path)).map(end));
  const parent = [folder.slice(0, -1), ...present].find((path) => present.includes(path) && folder.startsWith(path));
  const nearest = near === undefined ? (parent ?? '/') : folder + near;
  return `{ "from": "${address}", "to": "${nearest}" }`;
}

function faultOf({ from, to }: Redirect, all: readonly Redirect[], present: readonly string[]) {
  if (present.includes(from)) return ['from', 'an address that the site no longer has'] as const;
  const next = all.find((redirect) => redirect.from === to);
  return next && (['to', `a page of this site; the next redirect leads from there to "${next.to}"`] as const);
}

/**
 * Reports redirects from existing pages or to other redirects, and published URLs that no longer exist. Advises the editor
 * to record new URLs, because only recorded ones are checked.
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
      const found = `no "${address}", which is new`;
      return fieldIssue(recorded.source, [], { found, expected, example: `"${address}",` });
    });
  return { issues: [...inEntries, ...vanished], warnings: added };
}
