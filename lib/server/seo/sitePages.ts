import { type DocumentCategory, documentPath } from '../../resources/documentPath.ts';
import { LIBRARY_TEXTS } from '../../resources/libraryCategories.ts';
import { ALL_PAGES, SITE_MAP_HEADINGS, type SiteMapHeading } from '../../site/pages.ts';
import { getDocument } from '../content/loaders/documents.ts';
import { getAllServices } from '../content/loaders/services.ts';
import { documentsOf } from '../resources/allDocuments.ts';

/** A page of the site map. `changedOn` is the ISO day of its last change, where its content says so. */
export type ListedPage = { path: string; name: string; changedOn?: string };

export type SitePageGroup = { heading: string; pages: ListedPage[] };

const servicePages = (): ListedPage[] =>
  getAllServices().map(({ slug, title, checkedOn, updatedOn }) => ({
    path: slug,
    name: title,
    changedOn: updatedOn ?? checkedOn,
  }));

function documentGroup(category: DocumentCategory): SitePageGroup {
  const pages = documentsOf(category).map((document) => {
    const changedOn = getDocument(category, document.id)?.updatedOn ?? document.date;
    return { path: documentPath(document), name: document.title, changedOn };
  });
  return { heading: LIBRARY_TEXTS[category].name, pages };
}

/** The pages of the registry under a heading, and those made from content that belong there. */
function pageGroups(heading: SiteMapHeading): SitePageGroup[] {
  const listed = ALL_PAGES.filter(({ listedUnder }) => listedUnder === heading);
  const pages: ListedPage[] = listed.map(({ path, name }) => ({ path, name }));
  if (heading === 'Services') pages.push(...servicePages());
  const documents = heading === 'Library' ? (['guides', 'articles', 'finance-act', 'acts'] as const) : [];
  return [{ heading, pages }, ...documents.map(documentGroup)];
}

/** Every page that search engines and visitors may find, grouped as the site map shows them. */
export const sitePages = (): SitePageGroup[] => SITE_MAP_HEADINGS.flatMap(pageGroups);
