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
