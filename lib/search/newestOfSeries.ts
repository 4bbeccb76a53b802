/** A year with its century, or a tax year as addresses write it: 2026, 2026-27. */
const YEAR = /\b20\d{2}(?:-\d{2})?\b/;

/** What the address of one year's page has in common with those of other years; undefined where it names no year. */
function seriesOf(href: string): string | undefined {
  const path = href.replace(/#.*/, '');
  return YEAR.test(path) ? path.replace(YEAR, '') : undefined;
}

/**
 * Results in their order, but that of pages which differ by their year alone (guides, Finance Acts, rates) the newest
 * takes the best place of them all: an old year may answer in more words, and what stands now is what most people ask
 * for. A query that names a year is left as it is.
 */
export function newestOfSeriesFirst<T extends { href: string }>(results: readonly T[], query: string): T[] {
  if (/\b20\d{2}\b/.test(query)) return [...results];
  const newest = results.toSorted((a, b) => (a.href < b.href ? 1 : -1));
  const placed = new Set<T>();
  return results.map((result) => {
    const series = seriesOf(result.href);
    if (series === undefined) return result;
    const next = newest.find((one) => !placed.has(one) && seriesOf(one.href) === series) ?? result;
    placed.add(next);
    return next;
  });
}
