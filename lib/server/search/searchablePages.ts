import { formatLongDate } from '../../dates/formatLongDate.ts';
import { type DocumentCategory, documentPath } from '../../resources/documentPath.ts';
import { LIBRARY_TEXTS } from '../../resources/libraryCategories.ts';
import type { SearchablePage } from '../../search/searchPages.ts';
import { SERVICE_CATEGORY_LABELS } from '../../services/serviceCategories.ts';
import { getMedia } from '../content/loaders/media.ts';
import { getCalculators } from '../content/loaders/resources.ts';
import { getAllServices } from '../content/loaders/services.ts';
import { getAllDocuments } from '../resources/allDocuments.ts';
import { sitePages } from '../seo/sitePages.ts';

/** Groups of the site map whose pages have no description of their own in the content. */
const PLAIN_GROUPS = ['The firm', 'This website'];

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

const documentGroup = (category: DocumentCategory) => LIBRARY_TEXTS[category].name;

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
    group: LIBRARY_TEXTS.media.name,
    place: `Media · ${formatLongDate(date)}`,
  }));

const otherPages = (): SearchablePage[] =>
  sitePages()
    .filter(({ heading }) => PLAIN_GROUPS.includes(heading))
    .flatMap(({ heading, pages }) =>
      pages.map(({ path, name }) => ({ href: path, title: name, text: '', group: 'Pages', place: heading })),
    );

/** Every page that the site's search finds by its title or description. */
export function searchablePages(): SearchablePage[] {
  return [...services(), ...calculators(), ...documents(), ...media(), ...otherPages()];
}
