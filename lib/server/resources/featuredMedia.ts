/** Publications that /media shows large. */
const FEATURED_COUNT = 4;

type FeaturedEntry = { date: string; featured?: boolean | undefined };

/** The four newest publications; of those of one day the ones marked as featured come first. */
export function featuredMedia<Entry extends FeaturedEntry>(media: readonly Entry[]): Entry[] {
  return [...media]
    .sort((a, b) => b.date.localeCompare(a.date) || Number(b.featured ?? false) - Number(a.featured ?? false))
    .slice(0, FEATURED_COUNT);
}
