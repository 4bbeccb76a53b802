import { PAGES } from '../../../site/pages.ts';
import type { SitePage } from '../../../site/sitePage.ts';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { fieldIssue } from '../issues/describeValue.ts';
import { COLLECTIONS } from '../source/collections.ts';
import type { ContentTree } from './contentTree.ts';
import { textsNamed } from './eachField.ts';

const unlisted = new Set(
  Object.values(PAGES).flatMap(({ path, listedUnder }: SitePage) => (listedUnder ? [] : [path])),
);

/** Checks whether the search lists a page; of parts of pages, it lists sectors. */
function isListed(link: string): boolean {
  const { pathname, search, hash } = new URL(link, 'https://site.example');
  return !unlisted.has(pathname) && search === '' && (hash === '' || pathname === PAGES.industries.path);
}

/** Finds links of content/search.json to pages that the search does not list. */
export function checkSearch(tree: ContentTree): ContentIssue[] {
  const source = tree.sources.get(COLLECTIONS.search.file);
  if (!source) return [];
  return textsNamed(source, ['link'])
    .filter(({ value }) => value.startsWith('/') && !isListed(value))
    .map(({ path, value }) =>
      fieldIssue(source, path, {
        found: `"${value}"`,
        expected: 'a page that the search lists, such as /services/audit or /industries#education',
      }),
    );
}
