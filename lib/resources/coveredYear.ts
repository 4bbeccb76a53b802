/** What tells the year that an entry of the library is about. `date` is the ISO day of its first publication. */
export type DatedEntry = { date: string; year?: number | undefined; startYear?: number | undefined };

/** A year from July to June, as ISO days. */
export type CoveredYear = { from: string; to: string };

/** The year from July to June that a yearly guide or a Finance Act is about; undefined for other entries. */
export function coveredYear({ year, startYear }: DatedEntry): CoveredYear | undefined {
  const first = year ?? startYear;
  return first === undefined ? undefined : { from: `${first}-07-01`, to: `${first + 1}-06-30` };
}

/**
 * The day by which lists order and filter an entry: the beginning of the year that it is about, else its first
 * publication. A summary of an old Act may have been written long after the Act.
 */
export const orderDay = (entry: DatedEntry): string => coveredYear(entry)?.from ?? entry.date;
