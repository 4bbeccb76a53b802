import type { Service, ServiceId } from '../../content/schemas/services.ts';
import { documentPath, mediaPath } from '../../resources/documentPath.ts';
import type { SearchablePage } from '../../search/searchPages.ts';
import { getArticles, getGuides, getMedia } from '../content/loaders/resources.ts';
import { searchablePages } from '../search/searchablePages.ts';
import { newestFirst } from './ownDay.ts';

/** Number of entries up to which publications are added. */
const ENOUGH = 3;

type Publication = { href: string; service: ServiceId };

/**
 * Returns the paths that a service's file names, then the newest publications about the service.
 *
 * @param publications the newest first
 */
export function readingPaths(
  { id, reading = [] }: Pick<Service, 'id' | 'reading'>,
  publications: readonly Publication[],
): string[] {
  const newest = publications.filter(({ service }) => service === id);
  const paths = new Set([...reading, ...newest.map(({ href }) => href)]);
  return [...paths].slice(0, Math.max(reading.length, ENOUGH));
}

/** Returns related reading for a service's page: guides, articles, acts, publications and sectors. */
export function relatedReading(service: Service): SearchablePage[] {
  const publications = newestFirst([
    ...[...getGuides(), ...getArticles()].map((entry) => ({ ...entry, href: documentPath(entry) })),
    ...getMedia().map((entry) => ({ ...entry, href: mediaPath(entry) })),
  ]);
  const pages = new Map(searchablePages().map((page) => [page.href, page]));
  return readingPaths(service, publications).flatMap((path) => pages.get(path) ?? []);
}
