import type { Service, ServiceId } from '../../content/schemas/service.ts';
import type { DatedEntry } from '../../resources/coveredYear.ts';
import { documentPath, mediaPath } from '../../resources/documentPath.ts';
import type { SearchablePage } from '../../search/searchPages.ts';
import { getMedia } from '../content/loaders/media.ts';
import { getArticles, getGuides } from '../content/loaders/resources.ts';
import { searchablePages } from '../search/searchablePages.ts';
import { newestFirst } from './allDocuments.ts';

/** Up to so many entries follow by themselves. */
const ENOUGH = 3;

type Publication = DatedEntry & { href: string; service: ServiceId };

/** Paths of what a service's own file names, then of the newest publications that name the service. */
export function readingPaths(
  { id, reading = [] }: Pick<Service, 'id' | 'reading'>,
  publications: readonly Publication[],
): string[] {
  const newest = newestFirst(publications.filter(({ service }) => service === id));
  const paths = new Set([...reading, ...newest.map(({ href }) => href)]);
  return [...paths].slice(0, Math.max(reading.length, ENOUGH));
}

/** What readers of a service's page may want next: guides, articles, acts, publications and sectors. */
export function relatedReading(service: Service): SearchablePage[] {
  const publications = [
    ...[...getGuides(), ...getArticles()].map((entry) => ({ ...entry, href: documentPath(entry) })),
    ...getMedia().map((entry) => ({ ...entry, href: mediaPath(entry) })),
  ];
  const pages = new Map(searchablePages().map((page) => [page.href, page]));
  return readingPaths(service, publications).flatMap((path) => pages.get(path) ?? []);
}
