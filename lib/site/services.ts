import type { Sector, Service } from '../content/schemas/services.ts';
import { containsWords } from '../search/containsWords.ts';
import { truncateAtWord } from '../text/wording.ts';
import { SERVICE_CATEGORY_LABELS, type ServiceCategory } from './serviceCategories.ts';

/** Maximum length of a description derived from another text, including the ellipsis. */
const FALLBACK_LIMIT = 120;

const RELATED_COUNT = 3;

/** Returns a service's description, or its truncated short description. */
export function serviceDescription({
  description,
  shortDescription,
}: Pick<Service, 'description' | 'shortDescription'>): string {
  return description ?? truncateAtWord(shortDescription, FALLBACK_LIMIT);
}

/** Returns other services for the foot of a service page, those of the same category first. */
export function relatedServices<Item extends Pick<Service, 'id' | 'category'>>(service: Item, all: Item[]): Item[] {
  const others = all.filter(({ id }) => id !== service.id);
  const isNear = ({ category }: Item) => category === service.category;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, RELATED_COUNT);
}

export type ServiceFilter = ServiceCategory | 'all';

/** Returns the text that the service search matches: the service's texts and its category's name. */
export const serviceSearchText = (service: Service): string =>
  [
    service.title,
    serviceDescription(service),
    service.shortDescription,
    ...service.features,
    SERVICE_CATEGORY_LABELS[service.category],
  ].join(' ');

type Filtered = { category?: string | undefined; words?: string | undefined };

/** Checks whether a service is in the category and matches the words of the query. */
export function matchesFilter({ category, words = '' }: Filtered, filter: ServiceFilter, query: string): boolean {
  const isInCategory = filter === 'all' || category === filter;
  return isInCategory && containsWords([words], query);
}

/** Formats a sector's figures on one line: '18+ clients, 12+ years'. */
export function sectorStats({ stats: { clients, years } }: Pick<Sector, 'stats'>): string {
  return `${clients}+ clients, ${years}+ years`;
}
