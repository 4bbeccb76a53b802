import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MEDIA_CATEGORIES } from '../../../content/schemas/media.ts';
import { PAGE_IDS } from '../../../content/schemas/page.ts';
import { SERVICE_CATEGORIES } from '../../../content/schemas/service.ts';
import { TAX_FILES } from '../../../content/schemas/tax.ts';
import { CASE_SETS, caseSetPath } from '../../../proof/sets.ts';
import { DOCUMENT_CATEGORIES, type DocumentCategory } from '../../../resources/documentPath.ts';
import { LIBRARY_CATEGORIES } from '../../../resources/libraryCategories.ts';
import { firstDayOf } from '../../../salary/publishedRates.ts';
import { SERVICE_LISTS } from '../../../services/serviceLists.ts';
import { dutyPath } from '../../../site/dutyPath.ts';
import { PAGES } from '../../../site/pages.ts';
import { swahiliPath, TEXT_TWINS } from '../../../site/twins.ts';
import { buildDay } from '../../site-build/builtAt.ts';
import { valueAt } from '../issues/describeValue.ts';
import { documentFile } from '../loaders/documents.ts';
import { pageFile } from '../loaders/pages.ts';
import { serviceFile } from '../loaders/services.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { isTwinText, twinTextFile } from '../source/twinFiles.ts';
import type { ContentTree } from './contentTree.ts';
import { eachField, textsNamed } from './eachField.ts';

/** Valid targets of links inside the site. */
export type SiteMap = {
  /** Paths of pages. */
  pages: ReadonlySet<string>;
  /** Anchors by page. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** True for files of the catalogues and below public/. */
  hasFile: (path: string) => boolean;
};

/** Anchors in the components of pages; those of texts are read from their headings. */
const PAGE_ANCHORS: Readonly<Record<string, readonly string[]>> = {
  '/about': ['founder', 'values', 'achievements'],
  '/awards': ['industry-experience'],
  '/contact': ['message', 'find-us'],
  '/services': SERVICE_CATEGORIES,
};

/** Anchors of the lists beside the text of every service. */
const SERVICE_ANCHORS = Object.values(SERVICE_LISTS).flatMap((headings) => headings.map(({ id }) => id));

/** Values of `?category=` by page. */
export const CATEGORY_VALUES: Readonly<Record<string, readonly string[]>> = {
  '/resources': ['all', ...LIBRARY_CATEGORIES],
  '/media': MEDIA_CATEGORIES,
};

/** Paths of the pages below app/, without dynamic routes. */
function appPages(root: string): string[] {
  const folder = join(root, 'app');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(^|\/)page\.(tsx|mdx)$/.test(file) && !file.includes('['))
    .map((file) => `/${file.replace(/(^|\/)page\.(tsx|mdx)$/, '').replaceAll(/\([^)]+\)\/?/g, '')}`)
    .map((path) => path.replace(/(.)\/$/, '$1'));
}

function idsOf(tree: ContentTree, file: string): string[] {
  const source = tree.sources.get(file);
  return source ? textsNamed(source, ['id']).map(({ value }) => value) : [];
}

/** Ids of the documents of a category, by its catalogue and, in case that cannot be read, by its texts. */
function documentIds(tree: ContentTree, category: DocumentCategory): string[] {
  const folder = `content/resources/${category}/`;
  const texts = tree.files.filter((file) => file.startsWith(folder) && file.endsWith('.mdx') && !isTwinText(file));
  return [
    ...idsOf(tree, `content/resources/${category}.json`),
    ...texts.map((file) => file.slice(folder.length, -'.mdx'.length)),
  ];
}

/** Anchors of the changes on the page of a Finance Act. */
function changeAnchors(tree: ContentTree, page: string): string[] {
  const acts = tree.sources.get(COLLECTIONS.financeActs.file);
  if (!acts || !page.startsWith('/resources/finance-act/')) return [];
  return textsNamed(acts, ['anchor'])
    .filter(({ path }) => valueAt(acts.value, [path[0] ?? '', 'id']) === page.split('/').at(-1))
    .map(({ value }) => value);
}

/** The page of rates of each tax year with a PAYE table that has begun, also where the table has a mistake elsewhere. */
function ratePages(tree: ContentTree): string[] {
  const source = tree.sources.get(TAX_FILES.paye.file);
  if (!source) return [];
  return [...eachField(source)].flatMap(({ path, value }) =>
    path.at(-2) === 'years' && typeof value === 'string' && firstDayOf(value) <= buildDay()
      ? [`/rates/${value.replace('/', '-')}`]
      : [],
  );
}

/** The pages of the cases behind the calculators. */
const casePages = (): string[] => CASE_SETS.map(({ id }) => caseSetPath(id));

/** Pages whose text is an MDX file, with that file. */
function textPages(tree: ContentTree): [path: string, file: string][] {
  return [
    ...idsOf(tree, COLLECTIONS.services.file).map((id): [string, string] => [`/services/${id}`, serviceFile(id)]),
    ...PAGE_IDS.map((id): [string, string] => [`/${id}`, pageFile(id)]),
    ...DOCUMENT_CATEGORIES.flatMap((category) =>
      documentIds(tree, category).map((id): [string, string] => [
        `/resources/${category}/${id}`,
        documentFile(category, id),
      ]),
    ),
  ];
}

/** The MDX file of a page's text, by its path; undefined for a page of another kind. */
export function textFileOf(path: string): string | undefined {
  const [, folder = '', ...rest] = path.split('/');
  if (folder === 'services' && rest[0]) return serviceFile(rest[0]);
  const category = DOCUMENT_CATEGORIES.find((name) => name === rest[0]);
  return folder === 'resources' && category && rest[1] ? documentFile(category, rest[1]) : undefined;
}

/** Collects the pages, anchors and files of the site. */
export function readSiteMap(tree: ContentTree): SiteMap {
  const texts = textPages(tree);
  const anchors = new Map<string, ReadonlySet<string>>(
    Object.entries(PAGE_ANCHORS).map(([page, names]) => [page, new Set(names)]),
  );
  anchors.set('/industries', new Set(idsOf(tree, COLLECTIONS.sectors.file)));
  anchors.set(PAGES.forms.path, new Set(idsOf(tree, COLLECTIONS.forms.file)));
  anchors.set('/media', new Set(idsOf(tree, COLLECTIONS.media.file)));
  for (const [page, file] of texts) {
    const ofLists = page.startsWith('/services/') ? SERVICE_ANCHORS : changeAnchors(tree, page);
    anchors.set(page, new Set([...ofLists, ...(tree.bodies.get(file)?.anchors ?? [])]));
  }
  for (const path of TEXT_TWINS) {
    anchors.set(swahiliPath(path), tree.twinBodies.get(twinTextFile(path))?.anchors ?? new Set());
  }
  const downloads = new Set(
    [...tree.sources.values()].flatMap((source) => textsNamed(source, ['downloadUrl'])).map(({ value }) => value),
  );
  return {
    pages: new Set([
      ...appPages(tree.root),
      ...ratePages(tree),
      ...casePages(),
      ...idsOf(tree, COLLECTIONS.dutyPages.file).map(dutyPath),
      ...texts.map(([page]) => page),
      ...TEXT_TWINS.map(swahiliPath),
    ]),
    anchors,
    hasFile: (path) => downloads.has(path) || existsSync(join(tree.root, 'public', path)),
  };
}
