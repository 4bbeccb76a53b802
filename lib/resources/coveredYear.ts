/** Dates of a library entry. `date` is the ISO day of its first publication. */
export type DatedEntry = { date: string; year?: number | undefined; startYear?: number | undefined };

/** A year from July to June, as ISO days. */
export type CoveredYear = { from: string; to: string };

/** Returns the year from July to June of a yearly guide or a Finance Act; undefined for other entries. */
export function coveredYear({ year, startYear }: DatedEntry): CoveredYear | undefined {
  const first = year ?? startYear;
  return first === undefined ? undefined : { from: `${first}-07-01`, to: `${first + 1}-06-30` };
}
