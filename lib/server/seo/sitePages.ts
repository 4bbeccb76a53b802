import type { z } from 'zod';
import { TAX_FILES } from '../../content/schemas/tax/tax.ts';
import { type DocumentCategory, documentPath } from '../../resources/documentPath.ts';
import { LIBRARY_TEXTS } from '../../resources/libraryCategories.ts';
import { CALCULATORS, findCalculator } from '../../site/calculators.ts';
import { ALL_PAGES, PAGES } from '../../site/pages.ts';
import { dutyPath } from '../../site/paths.ts';
import { SITE_MAP_HEADINGS, type SiteMapHeading } from '../../site/sitePage.ts';
import { getCalendar, getDutyPages } from '../content/loaders/calendar.ts';
import { getFirm } from '../content/loaders/firm.ts';
import { getAllPages, getNews } from '../content/loaders/pages.ts';
import { getDocument } from '../content/loaders/resources.ts';
import { getAllServices, getIndustries } from '../content/loaders/services.ts';
import { getSalaryTables } from '../content/loaders/tax/salary.ts';
import { publishedLoader } from '../content/loaders/tax/sources.ts';
import { getRateFile } from '../content/loaders/tax/tax.ts';
import { documentsOf, getAllDocuments, type LibraryDocument } from '../resources/allDocuments.ts';

const newest = (days: readonly string[]): string => days.toSorted().at(-1) ?? '';

/** Date on which the newest source of each tax file was read. */
const readDays = Object.fromEntries(
  Object.entries(TAX_FILES).map(([name, file]) => [name, publishedLoader<z.core.$ZodLooseShape>(file)]),
);

/** Returns the latest date on which a calculator's tables were read. Throws if the id is unknown. */
function toolDay(id: string): string {
  const { taxFiles = ['rates'] } = findCalculator(id);
  return newest(taxFiles.flatMap((name) => readDays[name]?.('en').checkedOn ?? []));
}

/** Returns the date of the law shown on a calculator's page. Throws if the id is unknown. */
export function lawDay(id: string): string {
  const { taxFiles: [file = 'rates'] = [] } = findCalculator(id);
  const { lawAsAt, checkedOn } =
    file === 'paye'
      ? getSalaryTables('grossToNet', 'en').reading
      : publishedLoader<z.core.$ZodLooseShape>(TAX_FILES[file])('en');
  return lawAsAt ?? checkedOn;
}

/** Returns the date of a document's last change: in its text, or in the sources of its figures. */
function documentDay({ category, id, date }: LibraryDocument): string {
  const front = getDocument(category, id);
  return newest([date, ...(front ? [front.updatedOn ?? date, front.checkedOn] : [])]);
}

/** Returns the dates of the last changes to fixed pages except calculators, by path. Pages about the firm share a date. */
function fixedPageDays(): ReadonlyMap<string, string> {
  const { checkedOn: rates } = getRateFile('en');
  const documents = newest(getAllDocuments().map(documentDay));
  const services = newest(getAllServices('en').map(({ checkedOn, updatedOn }) => updatedOn ?? checkedOn));
  const news = newest(getNews().map(({ date }) => date));
  const tools = newest(CALCULATORS.map(({ id }) => toolDay(id)));
  return new Map([
    ...Object.values(PAGES).map(({ path }): [string, string] => [path, getFirm('en').checkedOn]),
    [PAGES.home.path, newest([services, news, rates])],
    [PAGES.services.path, services],
    [PAGES.calculator.path, tools],
    [PAGES.resources.path, documents],
    [PAGES.media.path, newest(documentsOf('media').map(documentDay))],
    [PAGES.rates.path, rates],
    [PAGES.howWeCheck.path, rates],
    [PAGES.glossary.path, rates],
    [PAGES.whatsNew.path, news],
    [PAGES.industries.path, getIndustries().checkedOn],
    [PAGES.sitemap.path, newest([documents, services, news])],
    ...getAllPages().map(({ id, updatedOn }): [string, string] => [`/${id}`, updatedOn]),
  ]);
}

/** A page in the site map. `changedOn` is the ISO date of its last change. */
type ListedPage = { path: string; name: string; changedOn: string };

type SitePageGroup = { heading: string; pages: ListedPage[] };

const servicePages = (): ListedPage[] =>
  getAllServices('en').map(({ slug, title, checkedOn, updatedOn }) => ({
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
    changedOn: getCalendar('en').checkedOn,
  })),
});

/** Returns the registered pages under a heading, and the content pages that belong there. */
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

/** Returns all public pages, grouped as in the site map. */
export const sitePages = (): SitePageGroup[] => SITE_MAP_HEADINGS.flatMap(pageGroups);
