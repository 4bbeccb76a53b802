/** Dates of a library entry. `date` is the ISO day of its first publication. */
export type DatedEntry = { date: string; year?: number | undefined; startYear?: number | undefined };

/** A year from July to June, as ISO days. */
type CoveredYear = { from: string; to: string };

/** Returns the year from July to June of a yearly guide or a Finance Act; undefined for other entries. */
export function coveredYear({ year, startYear }: DatedEntry): CoveredYear | undefined {
  const first = year ?? startYear;
  return first === undefined ? undefined : { from: `${first}-07-01`, to: `${first + 1}-06-30` };
}

/** Returns 'By the tax team' for 'The tax team'; names of people stay unchanged. */
export const byline = (author: string): string => `By ${author.replace(/^The /, 'the ')}`;

/** Days of a text for visitors. `published` is absent before the launch. */
export type TextDays = { published?: string; changed: string };

/**
 * Returns the days of publication and last change of a text: publication is not before the launch.
 *
 * @param written day of writing, or of adding it to the site
 * @param updatedOn day of its last change, if later
 * @param launchedOn day of the launch; absent before
 */
export function textDays(written: string, updatedOn: string | undefined, launchedOn: string | undefined): TextDays {
  const changed = updatedOn ?? written;
  if (launchedOn === undefined) return { changed };
  const published = written < launchedOn ? launchedOn : written;
  return { published, changed: changed < published ? published : changed };
}
