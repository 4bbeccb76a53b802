import type { Sector, Service } from '../content/schemas/services.ts';
import { holdsWords } from '../search/holdsWords.ts';
import { truncateAtWord } from '../text/wording.ts';
import { SERVICE_CATEGORY_LABELS, type ServiceCategory } from './serviceCategories.ts';

/** Maximum length of a description made from another text, in characters with its ellipsis. */
const FALLBACK_LIMIT = 120;

const RELATED_COUNT = 3;

/** Returns a service's description; default: its short description, cut at a word. */
export function serviceDescription({
  description,
  shortDescription,
}: Pick<Service, 'description' | 'shortDescription'>): string {
  return description ?? truncateAtWord(shortDescription, FALLBACK_LIMIT);
}

/** Returns other services for the foot of a service page: its category's first, then others. */
export function relatedServices<Item extends Pick<Service, 'id' | 'category'>>(service: Item, all: Item[]): Item[] {
  const others = all.filter(({ id }) => id !== service.id);
  const isNear = ({ category }: Item) => category === service.category;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, RELATED_COUNT);
}

export type ServiceFilter = ServiceCategory | 'all';

/** Returns all that the service search reads about one: its words and the name of its category. */
export const searchedText = (service: Service): string =>
  [
    service.title,
    serviceDescription(service),
    service.shortDescription,
    ...service.features,
    SERVICE_CATEGORY_LABELS[service.category],
  ].join(' ');

type Filtered = { category?: string | undefined; words?: string | undefined };

/** Checks whether a service is in the category and its texts contain the words of the query. */
export function matchesFilter({ category, words = '' }: Filtered, filter: ServiceFilter, query: string): boolean {
  const isInCategory = filter === 'all' || category === filter;
  return isInCategory && holdsWords([words], query);
}

/** Returns clients and years of a sector in one line: '18+ clients, 12+ years'. */
export function sectorStats({ stats: { clients, years } }: Pick<Sector, 'stats'>): string {
  return `${clients}+ clients, ${years}+ years`;
}
