import type { PageTexts } from '../../content/schemas/pageTexts.ts';
import { documentPath, mediaPath } from '../../resources/documentPath.ts';
import { LIBRARY_TEXTS } from '../../resources/libraryCategories.ts';
import { isSummaryOfLaw, SUMMARY_NOTICE } from '../../resources/summaryTitle.ts';
import { dayText } from '../../resources/textDays.ts';
import type { SearchablePage, SiteIndex } from '../../search/searchPages.ts';
import { SERVICE_CATEGORY_LABELS } from '../../services/serviceCategories.ts';
import { calculatorsHere, findCalculator } from '../../site/calculators.ts';
import { dutyPath } from '../../site/dutyPath.ts';
import { PAGES } from '../../site/pages.ts';
import { ratesPath } from '../../site/ratesPath.ts';
import type { SitePage } from '../../site/sitePage.ts';
import { here } from '../../site/twins.ts';
import { language } from '../../words/language.ts';
import { sayName } from '../../words/say.ts';
import { getDocument, getTextDays } from '../content/loaders/documents.ts';
import { getDutyPages } from '../content/loaders/duties.ts';
import { getFirm } from '../content/loaders/firm.ts';
import { getMedia, getMediaDays } from '../content/loaders/media.ts';
import { getAllPages } from '../content/loaders/pages.ts';
import { getPageTexts } from '../content/loaders/pageTexts.ts';
import { getCalculators, getVideos } from '../content/loaders/resources.ts';
import { getSearchWords } from '../content/loaders/search.ts';
import { getAllSectors } from '../content/loaders/sectors.ts';
import { getAllServices } from '../content/loaders/services.ts';
import { getTaxYears } from '../content/loaders/tax.ts';
import { getTeam } from '../content/loaders/team.ts';
import { getAllDocuments } from '../resources/allDocuments.ts';

const services = (): SearchablePage[] =>
  getAllServices().map(({ slug: href, title, shortDescription: text, category, swahili }) => {
    const place = `Services / ${SERVICE_CATEGORY_LABELS[category]}`;
    return { href, title, text, group: 'Services', place, phrases: swahili?.split(', ') ?? [] };
  });

const calculators = (): SearchablePage[] =>
  getCalculators().map(({ link: href, title, description: text }) => {
    return { href, title, text, group: 'Calculators', place: 'Calculators' };
  });

const documents = (): SearchablePage[] =>
  getAllDocuments().map((document) => {
    const { id, title, description: text, category, date } = document;
    const group = LIBRARY_TEXTS[category].name;
    const days = getTextDays({ date, updatedOn: getDocument(category, id)?.updatedOn });
    return {
      href: documentPath(document),
      title,
      text,
      group,
      place: `Resources / ${group} · ${isSummaryOfLaw(document) ? SUMMARY_NOTICE : dayText(days)}`,
    };
  });

const media = (): SearchablePage[] =>
  getMedia().map((item) => {
    const { id, title, description: text } = item;
    const group = LIBRARY_TEXTS.media.name;
    return { href: mediaPath({ id }), title, text, group, place: `${group} · ${dayText(getMediaDays(item))}` };
  });

/** Videos stand on another site; the library's list of them leads there. */
const videos = (): SearchablePage[] =>
  getVideos().map(({ title, description: text }) => {
    const { name: group } = LIBRARY_TEXTS.videos;
    return { href: `${PAGES.resources.path}?category=videos`, title, text, group, place: `Resources / ${group}` };
  });

const people = (): SearchablePage[] =>
  getTeam().map(({ id, name: title, position, specialties }) => {
    const text = `${position}. ${specialties.join(', ')}.`;
    return { href: `${PAGES.team.path}#${id}`, title, text, group: 'People', place: PAGES.team.name };
  });

const sectors = (): SearchablePage[] =>
  getAllSectors().map(({ id, name: title, description }) => {
    // The first sentence says who belongs to it; the page's own text is searched as well.
    const [text = description] = description.split(/(?<=[.!?]) /);
    return { href: `${PAGES.industries.path}#${id}`, title, text, group: 'Industries', place: PAGES.industries.name };
  });

/** Pages with fixed paths, but for the calculators: those have entries in the library's catalogue. */
function otherPages(): SearchablePage[] {
  const { name: firmName, legalName, description: ofFirm } = getFirm();
  const ofTexts = new Map(getAllPages().map(({ id, description }) => [`/${id}`, description]));
  const texts = new Map(Object.entries<PageTexts[keyof PageTexts]>(getPageTexts()));
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

/** The rates of each tax year. */
const taxYears = (): SearchablePage[] =>
  getTaxYears().map((year) => {
    const text = `Rates of ${year}: PAYE, SDL, VAT, company and withholding tax, and what changed.`;
    return { href: ratesPath(year), title: `Tax rates ${year}`, text, group: 'Pages', place: PAGES.rates.title };
  });

/** The pages of filing duties. */
const duties = (): SearchablePage[] =>
  getDutyPages().map(({ id, heading: title, description: text }) => {
    return { href: dutyPath(id), title, text, group: 'Pages', place: findCalculator('tax-calendar').name };
  });

/** Everything that the site's search finds by its name: pages, documents, people and sectors. */
export function searchablePages(): SearchablePage[] {
  const phrases = new Map(getSearchWords().pages.map((entry) => [entry.link, entry.phrases]));
  return [
    ...calculators(),
    ...services(),
    ...documents(),
    ...media(),
    ...videos(),
    ...otherPages(),
    ...taxYears(),
    ...duties(),
    ...people(),
    ...sectors(),
  ].map((page) => ({ ...page, phrases: [...(page.phrases ?? []), ...(phrases.get(page.href) ?? [])] }));
}

/** What the browser fetches when the search is first used. */
export const siteIndex = (): SiteIndex => ({ pages: searchablePages(), synonyms: getSearchWords().synonyms });

/** The tools that are in Kiswahili. */
const swahiliTools = (): SearchablePage[] =>
  calculatorsHere().map(({ path, name, summary }) => {
    const group = sayName('Calculators');
    return { href: here(path), title: sayName(name), text: sayName(summary), group, place: group };
  });

/**
 * For visitors who have typed nothing: the pages that editors name in content/search.json, in its order; on a page in
 * Kiswahili the tools in Kiswahili.
 */
export function popularPages(): SearchablePage[] {
  if (language() === 'sw') return swahiliTools();
  const pages = searchablePages();
  return getSearchWords().popular.flatMap(({ link }) => pages.find(({ href }) => href === link) ?? []);
}
