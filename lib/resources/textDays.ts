/** Dates of a library entry. `date` is the ISO date of first publication. */
export type DatedEntry = { date: string; year?: number | undefined; startYear?: number | undefined };

/** A July-to-June year, as ISO dates. */
type CoveredYear = { from: string; to: string };

/** Returns the July-to-June year of a yearly guide or Finance Act; undefined for other entries. */
export function coveredYear({ year, startYear }: DatedEntry): CoveredYear | undefined {
  const first = year ?? startYear;
  return first === undefined ? undefined : { from: `${first}-07-01`, to: `${first + 1}-06-30` };
}

/** Returns 'By the tax team' for 'The tax team'. Personal names are unchanged. */
export const byline = (author: string): string => `By ${author.replace(/^The /, 'the ')}`;

/** Dates shown on a text. `published` is undefined before the launch. */
export type TextDays = { published?: string; changed: string };

/**
 * Returns the dates of publication and of the last change. Publication is never before the launch.
 * @param written date when it was written or added to the site
 * @param updatedOn date of the last change, if later
 * @param launchedOn date of the launch; undefined before
 */
export function textDays(written: string, updatedOn: string | undefined, launchedOn: string | undefined): TextDays {
  const changed = updatedOn ?? written;
  if (launchedOn === undefined) return { changed };
  const published = written < launchedOn ? launchedOn : written;
  return { published, changed: changed < published ? published : changed };
}
