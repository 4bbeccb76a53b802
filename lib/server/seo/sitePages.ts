import { caseSetPath } from '../../proof/sets.ts';
import { type DocumentCategory, documentPath } from '../../resources/documentPath.ts';
import { LIBRARY_TEXTS } from '../../resources/libraryCategories.ts';
import { findCalculator } from '../../site/calculators.ts';
import { dutyPath } from '../../site/dutyPath.ts';
import { ALL_PAGES, PAGES } from '../../site/pages.ts';
import { ratesPath } from '../../site/ratesPath.ts';
import { SITE_MAP_HEADINGS, type SiteMapHeading } from '../../site/sitePage.ts';
import { getCalendar } from '../content/loaders/calendar.ts';
import { getDocument } from '../content/loaders/documents.ts';
import { getDutyPages } from '../content/loaders/duties.ts';
import { getMedia } from '../content/loaders/media.ts';
import { getNews } from '../content/loaders/news.ts';
import { getAllPages } from '../content/loaders/pages.ts';
import { getProofs } from '../content/loaders/proof.ts';
import { getAllServices } from '../content/loaders/services.ts';
import { getRateFile, getTaxYears } from '../content/loaders/tax.ts';
import { documentsOf } from '../resources/allDocuments.ts';

/** A page of the site map. `changedOn` is the ISO day of its last change, where its content says so. */
type ListedPage = { path: string; name: string; changedOn?: string };

export type SitePageGroup = { heading: string; pages: ListedPage[] };

/** Last changes of pages with a fixed path whose content has a date. */
function changeDays(): Map<string, string> {
  const newest = (days: readonly string[]) => days.toSorted().at(-1) ?? '';
  return new Map([
    [PAGES.rates.path, getRateFile().checkedOn],
    [PAGES.evidence.path, getRateFile().checkedOn],
    [findCalculator('tax-calendar').path, getCalendar().checkedOn],
    [PAGES.whatsNew.path, newest(getNews().map(({ date }) => date))],
    [PAGES.media.path, newest(getMedia().map(({ date }) => date))],
    ...getAllPages().map(({ id, updatedOn }): [string, string] => [`/${id}`, updatedOn]),
  ]);
}

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

const yearGroup = (): SitePageGroup => ({
  heading: 'Tax rates by year',
  pages: getTaxYears()
    .map((year) => ({ path: ratesPath(year), name: `Tax rates ${year}`, changedOn: getRateFile().checkedOn }))
    .toReversed(),
});

const dutyGroup = (): SitePageGroup => ({
  heading: 'Due dates',
  pages: getDutyPages().map(({ id, heading }) => ({
    path: dutyPath(id),
    name: heading,
    changedOn: getCalendar().checkedOn,
  })),
});

const caseGroup = (): SitePageGroup => ({
  heading: 'Cases behind the calculators',
  pages: getProofs().map(({ id, name, day }) => ({ path: caseSetPath(id), name, changedOn: day })),
});

/** The pages of the registry under a heading, and those made from content that belong there. */
function pageGroups(heading: SiteMapHeading): SitePageGroup[] {
  const listed = ALL_PAGES.filter(({ listedUnder }) => listedUnder === heading);
  const days = changeDays();
  const pages: ListedPage[] = listed.map(({ path, name }) => {
    const changedOn = days.get(path);
    return changedOn === undefined ? { path, name } : { path, name, changedOn };
  });
  if (heading === 'Services') pages.push(...servicePages());
  const documents = heading === 'Library' ? (['guides', 'articles', 'finance-act', 'acts'] as const) : [];
  return [
    { heading, pages },
    ...documents.map(documentGroup),
    ...(documents.length > 0 ? [yearGroup(), dutyGroup()] : []),
    ...(heading === 'Calculators' ? [caseGroup()] : []),
  ];
}

/** Every page that search engines and visitors may find, grouped as the site map shows them. */
export const sitePages = (): SitePageGroup[] => SITE_MAP_HEADINGS.flatMap(pageGroups);
