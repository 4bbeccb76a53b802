import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Reference, ReferenceTarget } from '../../../content/schemas/fields.ts';
import { PAGE_IDS } from '../../../content/schemas/pages.ts';
import { TAX_FILES } from '../../../content/schemas/tax/tax.ts';
import { DOCUMENT_CATEGORIES } from '../../../resources/documentPath.ts';
import { dutyPath } from '../../../site/dutyPath.ts';
import { ALL_PAGES, PAGES } from '../../../site/pages.ts';
import { swahiliPath, TWINS } from '../../../site/twins.ts';
import { valueAt } from '../issues/describeValue.ts';
import { nearestWord } from '../issues/nearestWord.ts';
import { COLLECTIONS } from '../source/collections.ts';
import type { FieldPath } from '../source/contentSource.ts';
import { type ContentTree, PHOTO_FOLDER, photosOf } from './contentTree.ts';
import { textsNamed } from './eachField.ts';

/** Something that a field may name. */
type Candidate = { id: string; unit?: unknown; kind?: unknown };

type ListTarget = Exclude<ReferenceTarget, 'rates' | 'photos' | 'pages' | 'searchedPages'>;

/** File and list of the entries that fields name by their ids. */
const LISTS: Readonly<Record<ListTarget, { file: string; list: FieldPath }>> = {
  services: { file: COLLECTIONS.services.file, list: [] },
  acts: { file: COLLECTIONS.acts.file, list: [] },
  duties: { file: TAX_FILES.calendar.file, list: ['duties'] },
  sources: { file: TAX_FILES.sources.file, list: ['sources'] },
  payeTables: { file: TAX_FILES.paye.file, list: ['tables'] },
  withholdingKinds: { file: TAX_FILES.withholding.file, list: ['kinds'] },
  withholdingGroups: { file: TAX_FILES.withholding.file, list: ['groups'] },
  minimumTaxSectors: { file: TAX_FILES.corporate.file, list: ['minimumTax', 'excludedSectors'] },
};

/** More ids than these are not listed: the nearest says more. */
const MOST_LISTED = 15;

function entriesOf({ sources }: ContentTree, { file, list }: (typeof LISTS)[ListTarget]): Candidate[] {
  const entries = valueAt(sources.get(file)?.value, list);
  return (Array.isArray(entries) ? entries : []).flatMap((entry) => {
    const id = valueAt(entry, ['id']);
    return typeof id === 'string' ? [{ id, kind: valueAt(entry, ['kind']) }] : [];
  });
}

const idsOf = (tree: ContentTree, file: string): string[] => entriesOf(tree, { file, list: [] }).map(({ id }) => id);

/** Returns the paths of every page: those of the code's registry, and those made from content. */
export function pagesOf(tree: ContentTree): string[] {
  return [
    ...ALL_PAGES.map(({ path }) => path),
    ...[...TWINS, PAGES.notFound.path].map(swahiliPath),
    ...PAGE_IDS.map((id) => `/${id}`),
    ...idsOf(tree, COLLECTIONS.services.file).map((id) => `/services/${id}`),
    ...idsOf(tree, COLLECTIONS.dutyPages.file).map(dutyPath),
    ...DOCUMENT_CATEGORIES.flatMap((category) =>
      idsOf(tree, `content/resources/${category}.json`).map((id) => `/resources/${category}/${id}`),
    ),
  ];
}

/** Returns the paths of the files that entries offer for download. */
export const downloadsOf = ({ sources }: ContentTree): string[] =>
  [...sources.values()].flatMap((source) => textsNamed(source, ['downloadUrl'])).map(({ value }) => value);

/** What a field should hold in place of an unknown name, and a name for an example. */
export type Miss = { expected: string; nearest?: string | undefined };

/** Looks up what fields name; each function returns what was expected, or nothing if the name is known. */
export type References = {
  /** Checks the name in a field. */
  find: (name: string, reference: Reference) => Miss | undefined;
  /** Checks the target of a link. The part behind # is left to the build, which knows the anchors of every page. */
  findLink: (link: string) => Miss | undefined;
};

/** Describes the expected form of a link that is no path of this site; undefined if it is valid. */
function expectedAddress(link: string): string | undefined {
  if (/^(https:\/\/\S|tel:\+?\d|mailto:[^\s@]+@[^\s@]+\.[^\s@]+$)/.test(link)) return undefined;
  if (link.startsWith('mailto:')) return 'an e-mail address after mailto:';
  if (link.startsWith('http://')) return 'an address that begins with https://';
  return 'a path that begins with /, such as /services/audit, or an address that begins with https://';
}

/** Pages that the search does not list. */
const UNLISTED = new Set(ALL_PAGES.flatMap(({ path, listedUnder }) => (listedUnder === undefined ? [path] : [])));

/** Checks whether the search lists a page; of parts of pages, it lists sectors. */
function isSearched(link: string): boolean {
  const { pathname, search, hash } = new URL(link, 'https://site.example');
  return !UNLISTED.has(pathname) && search === '' && (hash === '' || pathname === PAGES.industries.path);
}

/** Describes the expected form of a path of this site; undefined if it leads to a page or a file. */
function missedPath(pathname: string, { root }: ContentTree, pages: readonly string[], files: readonly string[]) {
  if (pathname !== '/' && pathname.endsWith('/')) return { expected: 'no slash at the end' };
  if (pathname.endsWith('.html')) return { expected: 'no .html at the end' };
  if (/\.[a-z0-9]+$/.test(pathname)) {
    const isThere = files.includes(pathname) || existsSync(join(root, 'public', pathname));
    return isThere ? undefined : { expected: 'a file that a catalogue names or that lies below public/' };
  }
  if (pages.includes(pathname)) return undefined;
  return { expected: 'a page of this site', nearest: nearestWord(pathname, pages) };
}

/** Reads everything that fields of the content may name. */
export function readReferences(tree: ContentTree): References {
  const [pages, files] = [pagesOf(tree), downloadsOf(tree)];
  const read = new Map<ReferenceTarget, Candidate[]>();
  const candidatesFor = (to: ReferenceTarget): Candidate[] => {
    const known = read.get(to) ?? readCandidates(tree, to);
    read.set(to, known);
    return known;
  };
  const findLink = (link: string): Miss | undefined => {
    if (link.startsWith('#')) return undefined;
    const isPath = /^\/(?!\/)/.test(link);
    if (isPath) return missedPath(new URL(link, 'https://site.example').pathname, tree, pages, files);
    const expected = expectedAddress(link);
    return expected === undefined ? undefined : { expected };
  };
  const findPage = (link: string, isListed: boolean): Miss | undefined => {
    const expected = 'a page that the search lists, such as /services/audit or /industries#education';
    return findLink(link) ?? (isListed && !isSearched(link) ? { expected } : undefined);
  };
  const find = (name: string, { to, unit, kind, orWord }: Reference): Miss | undefined => {
    if (to === 'pages' || to === 'searchedPages') return findPage(name, to === 'searchedPages');
    if (name === orWord || (to === 'rates' && !tree.card)) return undefined;
    const known = candidatesFor(to).filter(
      (one) => (unit?.includes(String(one.unit)) ?? true) && (kind?.includes(String(one.kind)) ?? true),
    );
    const ids = known.map(({ id }) => id);
    if (ids.includes(name)) return undefined;
    return {
      expected: expectedId(to, ids, [...(unit ?? []), ...(kind ?? [])]),
      nearest: nearestWord(name, ids) ?? ids[0],
    };
  };
  return { find, findLink };
}

function readCandidates(tree: ContentTree, to: ReferenceTarget): Candidate[] {
  if (to === 'rates') return [...(tree.card?.values() ?? [])].map(({ id, unit }) => ({ id, unit }));
  if (to === 'photos') return photosOf(tree).map((file) => ({ id: file.slice(PHOTO_FOLDER.length) }));
  if (to === 'pages' || to === 'searchedPages') return [];
  return entriesOf(tree, LISTS[to]);
}

/** Says where an id stands, in words. */
function expectedId(to: ReferenceTarget, known: readonly string[], limits: readonly string[]): string {
  if (to === 'photos') return 'the name of a file in content/images';
  if (to === 'pages' || to === 'searchedPages') return 'a page of this site';
  if (to !== 'rates' && known.length <= MOST_LISTED) return `one of ${known.join(', ')}`;
  const file = to === 'rates' ? TAX_FILES.rates.file : LISTS[to].file;
  return `the id of an entry of ${file}${limits.length > 0 ? ` (${limits.join(' or ')})` : ''}`;
}
