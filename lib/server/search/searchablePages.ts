import { formatLongDate } from '../../dates/formatLongDate.ts';
import { documentPath } from '../../resources/documentPath.ts';
import { LIBRARY_TEXTS } from '../../resources/libraryCategories.ts';
import { isSummaryOfLaw, SUMMARY_NOTICE } from '../../resources/summaryTitle.ts';
import type { SearchablePage } from '../../search/searchPages.ts';
import { SERVICE_CATEGORY_LABELS } from '../../services/serviceCategories.ts';
import { PAGES, type SitePage } from '../../site/pages.ts';
import { getMedia } from '../content/loaders/media.ts';
import { getCalculators } from '../content/loaders/resources.ts';
import { getAllServices } from '../content/loaders/services.ts';
import { getAllDocuments } from '../resources/allDocuments.ts';

const services = (): SearchablePage[] =>
  getAllServices().map(({ slug: href, title, shortDescription: text, category }) => {
    return { href, title, text, group: 'Services', place: `Services / ${SERVICE_CATEGORY_LABELS[category]}` };
  });

const calculators = (): SearchablePage[] =>
  getCalculators().map(({ link: href, title, description: text }) => {
    return { href, title, text, group: 'Calculators', place: 'Calculators' };
  });

const documents = (): SearchablePage[] =>
  getAllDocuments().map((document) => {
    const { title, description: text, category, date } = document;
    const group = LIBRARY_TEXTS[category].name;
    return {
      href: documentPath(document),
      title,
      text,
      group,
      place: `Resources / ${group} · ${isSummaryOfLaw(document) ? SUMMARY_NOTICE : formatLongDate(date)}`,
    };
  });

const media = (): SearchablePage[] =>
  getMedia().map(({ id, title, description: text, date }) => {
    const group = LIBRARY_TEXTS.media.name;
    return { href: `/media#${id}`, title, text, group, place: `${group} · ${formatLongDate(date)}` };
  });

/** Pages with fixed paths, but for the calculators: those have entries in the library's catalogue. */
const otherPages = (): SearchablePage[] =>
  Object.values(PAGES).flatMap(({ path, name, description = '', listedUnder }: SitePage) =>
    listedUnder ? [{ href: path, title: name, text: description, group: 'Pages', place: listedUnder }] : [],
  );

/** Every page that the site's search finds by its title or description. */
export function searchablePages(): SearchablePage[] {
  return [...services(), ...calculators(), ...documents(), ...media(), ...otherPages()];
}
