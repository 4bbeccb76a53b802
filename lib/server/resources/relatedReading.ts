import type { Service } from '../../content/schemas/services.ts';
import { documentPath } from '../../resources/documentPath.ts';
import { LIBRARY_TEXTS } from '../../resources/libraryCategories.ts';
import { ALL_PAGES, PAGES } from '../../site/pages.ts';
import type { ServiceId } from '../../site/serviceCategories.ts';
import { getAllSectors } from '../content/loaders/services.ts';
import { getAllDocuments } from './allDocuments.ts';
import { newestFirst } from './entryDate.ts';

/** Publications are added until there are this many entries. */
const ENOUGH = 3;

/** A reading recommendation, with the kind of publication. */
export type ReadingLink = { href: string; title: string; group: string };

type Publication = { href: string; service: ServiceId };

/**
 * Returns the paths listed in a service's file, then the newest publications about the service.
 * @param publications sorted newest first
 */
export function readingPaths(
  { id, reading = [] }: Pick<Service, 'id' | 'reading'>,
  publications: readonly Publication[],
): string[] {
  const newest = publications.filter(({ service }) => service === id);
  const paths = new Set([...reading, ...newest.map(({ href }) => href)]);
  return [...paths].slice(0, Math.max(reading.length, ENOUGH));
}

/** Returns related reading for a service's page: documents, publications, sectors and other pages. */
export function relatedReading(service: Service): ReadingLink[] {
  const publications = newestFirst(getAllDocuments()).map((entry) => ({
    ...entry,
    href: documentPath(entry),
    group: LIBRARY_TEXTS[entry.category].name,
  }));
  const { industries } = PAGES;
  const links: ReadingLink[] = [
    ...publications,
    ...getAllSectors().map(({ id, name }) => ({
      href: `${industries.path}#${id}`,
      title: name,
      group: industries.name,
    })),
    ...ALL_PAGES.map(({ path, name, listedUnder = '' }) => ({ href: path, title: name, group: listedUnder })),
  ];
  const added = publications.filter(({ category }) => category !== 'acts' && category !== 'finance-act');
  const byPath = new Map(links.map(({ href, title, group }) => [href, { href, title, group }]));
  return readingPaths(service, added).flatMap((path) => byPath.get(path) ?? []);
}
