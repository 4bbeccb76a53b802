import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MEDIA_CATEGORIES } from '../../../../content/schemas/media.ts';
import { PAGE_IDS } from '../../../../content/schemas/page.ts';
import { SERVICE_CATEGORIES } from '../../../../content/schemas/service.ts';
import { DOCUMENT_CATEGORIES, type DocumentCategory } from '../../../../resources/documentPath.ts';
import { LIBRARY_CATEGORIES } from '../../../../resources/libraryCategories.ts';
import { dutyPath } from '../../../../site/dutyPath.ts';
import { valueAt } from '../../issues/describeValue.ts';
import { documentFile } from '../../loaders/documents.ts';
import { pageFile } from '../../loaders/pages.ts';
import { serviceFile } from '../../loaders/services.ts';
import { COLLECTIONS } from '../../source/collections.ts';
import type { ContentTree } from '../contentTree.ts';
import { textsNamed } from '../eachField.ts';

/** Valid targets of links inside the site. */
export type SiteMap = {
  /** Paths of pages. */
  pages: ReadonlySet<string>;
  /** Anchors by page. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Checks for a file of the catalogues or below public/. */
  hasFile: (path: string) => boolean;
};

/** Anchors in the components of pages; anchors of texts are read from their headings. */
const PAGE_ANCHORS: Readonly<Record<string, readonly string[]>> = {
  '/about': ['founder', 'values', 'achievements'],
  '/awards': ['industry-experience'],
  '/contact': ['message', 'find-us'],
  '/services': SERVICE_CATEGORIES,
};

/** Anchors of the lists of every service. */
const SERVICE_ANCHORS = ['deadlines', 'what-to-bring', 'what-you-get'];

/** Values of `?category=` by page. */
export const CATEGORY_VALUES: Readonly<Record<string, readonly string[]>> = {
  '/resources': ['all', ...LIBRARY_CATEGORIES],
  '/media': MEDIA_CATEGORIES,
};

/** Returns the paths of the pages below app/, without dynamic routes. */
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

/** Returns the ids of a category's documents from its catalogue and, if that is unreadable, from its texts. */
function documentIds(tree: ContentTree, category: DocumentCategory): string[] {
  const folder = `content/resources/${category}/`;
  const texts = tree.files.filter((file) => file.startsWith(folder) && file.endsWith('.mdx'));
  return [
    ...idsOf(tree, `content/resources/${category}.json`),
    ...texts.map((file) => file.slice(folder.length, -'.mdx'.length)),
  ];
}

/** Returns the anchors of the changes on the page of a Finance Act. */
function changeAnchors(tree: ContentTree, page: string): string[] {
  const acts = tree.sources.get(COLLECTIONS.financeActs.file);
  if (!acts || !page.startsWith('/resources/finance-act/')) return [];
  return textsNamed(acts, ['anchor'])
    .filter(({ path }) => valueAt(acts.value, [path[0] ?? '', 'id']) === page.split('/').at(-1))
    .map(({ value }) => value);
}

/** Returns the pages with an MDX text, and that file. */
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

/** Collects the pages, anchors and files of the site. */
export function readSiteMap(tree: ContentTree): SiteMap {
  const texts = textPages(tree);
  const anchors = new Map<string, ReadonlySet<string>>(
    Object.entries(PAGE_ANCHORS).map(([page, names]) => [page, new Set(names)]),
  );
  anchors.set('/industries', new Set(idsOf(tree, COLLECTIONS.sectors.file)));
  anchors.set('/media', new Set(idsOf(tree, COLLECTIONS.media.file)));
  for (const [page, file] of texts) {
    const ofLists = page.startsWith('/services/') ? SERVICE_ANCHORS : changeAnchors(tree, page);
    anchors.set(page, new Set([...ofLists, ...(tree.bodies.get(file)?.anchors ?? [])]));
  }
  const downloads = new Set(
    [...tree.sources.values()].flatMap((source) => textsNamed(source, ['downloadUrl'])).map(({ value }) => value),
  );
  return {
    pages: new Set([
      ...appPages(tree.root),
      ...idsOf(tree, COLLECTIONS.dutyPages.file).map(dutyPath),
      ...texts.map(([page]) => page),
    ]),
    anchors,
    hasFile: (path) => downloads.has(path) || existsSync(join(tree.root, 'public', path)),
  };
}
