import { formatLongDate } from '../../dates/formatLongDate.ts';
import type { DocumentCategory } from '../../resources/documentPath.ts';
import { documentPath } from '../../resources/documentPath.ts';
import { LIBRARY_WORDS } from '../../resources/libraryCategories.ts';
import type { SearchablePage } from '../../search/searchPages.ts';
import { SERVICE_CATEGORY_LABELS } from '../../services/serviceCategories.ts';
import { PAGES, type SitePage } from '../../site/pages.ts';
import { getMedia } from '../content/loaders/media.ts';
import { getCalculators } from '../content/loaders/resources.ts';
import { getAllServices } from '../content/loaders/services.ts';
import { getAllDocuments } from '../resources/allDocuments.ts';

const services = (): SearchablePage[] =>
  getAllServices().map(({ slug, title, shortDescription, category }) => ({
    href: slug,
    title,
    text: shortDescription,
    group: 'Services',
    place: `Services / ${SERVICE_CATEGORY_LABELS[category]}`,
  }));

const calculators = (): SearchablePage[] =>
  getCalculators().map(({ link, title, description }) => ({
    href: link,
    title,
    text: description,
    group: 'Calculators',
    place: 'Calculators',
  }));

const documentGroup = (category: DocumentCategory) => LIBRARY_WORDS[category].name;

const documents = (): SearchablePage[] =>
  getAllDocuments().map((document) => ({
    href: documentPath(document),
    title: document.title,
    text: document.description,
    group: documentGroup(document.category),
    place: `Resources / ${documentGroup(document.category)} · ${formatLongDate(document.date)}`,
  }));

const media = (): SearchablePage[] =>
  getMedia().map(({ id, title, description, date }) => ({
    href: `/media#${id}`,
    title,
    text: description,
    group: LIBRARY_WORDS.media.name,
    place: `Media · ${formatLongDate(date)}`,
  }));

/** Pages with fixed paths, but for the calculators: those have entries in the library's catalogue. */
const otherPages = (): SearchablePage[] =>
  Object.values(PAGES).flatMap(({ path, name, description = '', listedUnder }: SitePage) =>
    listedUnder ? [{ href: path, title: name, text: description, group: 'Pages', place: listedUnder }] : [],
  );

/** Every page that the site's search finds by its title or description. */
export function searchablePages(): SearchablePage[] {
  return [...services(), ...calculators(), ...documents(), ...media(), ...otherPages()];
}
