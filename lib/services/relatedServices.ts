import type { Service } from '../content/schemas/service.ts';

/** How many other services a service page shows. */
export const RELATED_COUNT = 3;

/** Other services for the foot of a service page: those of its category first, others fill up. */
export function relatedServices<Item extends Pick<Service, 'id' | 'category'>>(service: Item, all: Item[]): Item[] {
  const others = all.filter(({ id }) => id !== service.id);
  const isNear = ({ category }: Item) => category === service.category;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, RELATED_COUNT);
}
