/** A year with its century, or a tax year in an address: 2026, 2026-27. */
const YEAR = /\b20\d{2}(?:-\d{2})?\b/;

/** Returns the common part of addresses that differ only by year; undefined without a year. */
function seriesOf(href: string): string | undefined {
  const path = href.replace(/#.*/, '');
  return YEAR.test(path) ? path.replace(YEAR, '') : undefined;
}

/**
 * Moves the newest of pages that differ only by year (guides, Finance Acts, rates) to the best place of their series:
 * an old year may match more words, but most people want the current one. A query with a year is left unchanged.
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
