import { type DocumentCategory, documentPath } from '../../resources/documentPath.ts';
import { LIBRARY_TEXTS } from '../../resources/libraryCategories.ts';
import { CALCULATORS } from '../../site/calculators.ts';
import { ALL_PAGES } from '../../site/pages.ts';
import { dutyPath } from '../../site/paths.ts';
import { SITE_MAP_HEADINGS, type SiteMapHeading } from '../../site/sitePage.ts';
import { getCalendar, getDutyPages } from '../content/loaders/calendar.ts';
import { getAllServices } from '../content/loaders/services.ts';
import { documentsOf } from '../resources/allDocuments.ts';
import { documentDay, fixedPageDays, toolDay } from './changeDays.ts';

/** A page of the site map. `changedOn` is the ISO day of its last change. */
type ListedPage = { path: string; name: string; changedOn: string };

export type SitePageGroup = { heading: string; pages: ListedPage[] };

const servicePages = (): ListedPage[] =>
  getAllServices().map(({ slug, title, checkedOn, updatedOn }) => ({
    path: slug,
    name: title,
    changedOn: updatedOn ?? checkedOn,
  }));

function documentGroup(category: DocumentCategory): SitePageGroup {
  const pages = documentsOf(category).map((document) => ({
    path: documentPath(document),
    name: document.title,
    changedOn: documentDay(document),
  }));
  return { heading: LIBRARY_TEXTS[category].name, pages };
}

const dutyGroup = (): SitePageGroup => ({
  heading: 'Due dates',
  pages: getDutyPages().map(({ id, heading }) => ({
    path: dutyPath(id),
    name: heading,
    changedOn: getCalendar().checkedOn,
  })),
});

/** Returns the pages of the registry under a heading, and content pages that belong there. */
function pageGroups(heading: SiteMapHeading): SitePageGroup[] {
  const listed = ALL_PAGES.filter(({ listedUnder }) => listedUnder === heading);
  const days = fixedPageDays();
  const pages: ListedPage[] = listed.map(({ path, name }) => {
    const tool = CALCULATORS.find((calculator) => calculator.path === path);
    return { path, name, changedOn: tool ? toolDay(tool.id) : (days.get(path) ?? '') };
  });
  if (heading === 'Services') pages.push(...servicePages());
  const documents = heading === 'Library' ? (['guides', 'articles', 'finance-act', 'acts', 'media'] as const) : [];
  return [{ heading, pages }, ...documents.map(documentGroup), ...(documents.length > 0 ? [dutyGroup()] : [])];
}

/** Returns every public page, grouped as in the site map. */
export const sitePages = (): SitePageGroup[] => SITE_MAP_HEADINGS.flatMap(pageGroups);
