import type { PageTexts } from '../../content/schemas/pages.ts';
import { documentPath } from '../../resources/documentPath.ts';
import { LIBRARY_TEXTS } from '../../resources/libraryCategories.ts';
import { isSummaryOfLaw, SUMMARY_NOTICE } from '../../resources/summaryTitle.ts';
import type { SearchablePage, SiteIndex } from '../../search/searchPages.ts';
import { findCalculator } from '../../site/calculators.ts';
import { PAGES } from '../../site/pages.ts';
import { dutyPath } from '../../site/paths.ts';
import { SERVICE_CATEGORY_LABELS } from '../../site/serviceCategories.ts';
import type { SitePage } from '../../site/sitePage.ts';
import { getDutyPages } from '../content/loaders/calendar.ts';
import { getFirm, getTeam } from '../content/loaders/firm.ts';
import { getAllPages, getPageTexts, getSearchWords } from '../content/loaders/pages.ts';
import { getCalculators, getVideos } from '../content/loaders/resources.ts';
import { getAllSectors, getAllServices } from '../content/loaders/services.ts';
import { getAllDocuments } from '../resources/allDocuments.ts';
import { entryDateText } from '../resources/entryDate.ts';

const services = (): SearchablePage[] =>
  getAllServices('en').map(({ slug: href, title, shortDescription: text, category, swahili }) => {
    const place = `Services / ${SERVICE_CATEGORY_LABELS[category]}`;
    return { href, title, text, group: 'Services', place, phrases: swahili?.split(', ') ?? [] };
  });

const calculators = (): SearchablePage[] =>
  getCalculators().map(({ link: href, title, description: text }) => {
    return { href, title, text, group: 'Calculators', place: 'Calculators' };
  });

const documents = (): SearchablePage[] =>
  getAllDocuments().map((document) => {
    const { title, description: text, category } = document;
    const group = LIBRARY_TEXTS[category].name;
    return {
      href: documentPath(document),
      title,
      text,
      group,
      place: `Resources / ${group} · ${isSummaryOfLaw(document) ? SUMMARY_NOTICE : entryDateText(document)}`,
    };
  });

/** Returns the videos. They are on another site, so results link to the library's list of them. */
const videos = (): SearchablePage[] =>
  getVideos().map(({ title, description: text }) => {
    const { name: group } = LIBRARY_TEXTS.videos;
    return { href: `${PAGES.resources.path}?category=videos`, title, text, group, place: `Resources / ${group}` };
  });

const people = (): SearchablePage[] =>
  getTeam().map(({ id, name: title, position, specialties = [] }) => {
    const text = [position, specialties.join(', ')].filter(Boolean).join('. ');
    return { href: `${PAGES.team.path}#${id}`, title, text, group: 'People', place: PAGES.team.name };
  });

const sectors = (): SearchablePage[] =>
  getAllSectors().map(({ id, name: title, description }) => {
    // The first sentence defines the sector. The page's full text is searched separately.
    const [text = description] = description.split(/(?<=[.!?]) /);
    return { href: `${PAGES.industries.path}#${id}`, title, text, group: 'Industries', place: PAGES.industries.name };
  });

/** Returns the pages with fixed paths, except calculators, which are library entries. */
function otherPages(): SearchablePage[] {
  const { name: firmName, legalName, description: ofFirm } = getFirm('en');
  const ofTexts = new Map(getAllPages().map(({ id, description }) => [`/${id}`, description]));
  const texts = new Map(Object.entries<PageTexts[keyof PageTexts]>(getPageTexts('en')));
  return Object.entries<SitePage>(PAGES).flatMap(([id, { path: href, name: title, listedUnder }]) => {
    if (!listedUnder) return [];
    const isHome = href === PAGES.home.path;
    const ofPage = texts.get(id);
    const described = typeof ofPage === 'object' && 'description' in ofPage ? ofPage.description : ofTexts.get(href);
    const text = described ?? (isHome ? ofFirm : '');
    return [
      { href, title, text, group: 'Pages', place: listedUnder, ...(isHome && { phrases: [firmName, legalName] }) },
    ];
  });
}

/** Returns the pages about filing duties. */
const duties = (): SearchablePage[] =>
  getDutyPages().map(({ id, heading: title, description: text }) => {
    return { href: dutyPath(id), title, text, group: 'Pages', place: findCalculator('tax-calendar').name };
  });

/** Returns everything that the search finds by name: pages, documents, people and sectors. */
export function searchablePages(): SearchablePage[] {
  const phrases = new Map(getSearchWords().pages.map((entry) => [entry.link, entry.phrases]));
  return [
    ...calculators(),
    ...services(),
    ...documents(),
    ...videos(),
    ...otherPages(),
    ...duties(),
    ...people(),
    ...sectors(),
  ].map((page) => ({ ...page, phrases: [...(page.phrases ?? []), ...(phrases.get(page.href) ?? [])] }));
}

/** Builds the index that the browser fetches for the first search. */
export const siteIndex = (): SiteIndex => ({ pages: searchablePages(), synonyms: getSearchWords().synonyms });

/** Returns the pages shown for an empty query, as listed in content/search.json. */
export function popularPages(): SearchablePage[] {
  const pages = searchablePages();
  return getSearchWords().popular.flatMap(({ link }) => pages.find(({ href }) => href === link) ?? []);
}
