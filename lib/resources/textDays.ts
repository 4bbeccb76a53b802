/** Days of a text as visitors see them. Without `published` the site has not been launched. */
export type TextDays = { published?: string; changed: string };

/**
 * When a text was published and last changed: nothing was published before the site was.
 *
 * @param written day on which it was written, or came to the site
 * @param updatedOn day of its last change, where that is another
 * @param launchedOn day on which the site was launched; absent before
 */
export function textDays(written: string, updatedOn: string | undefined, launchedOn: string | undefined): TextDays {
  const changed = updatedOn ?? written;
  if (launchedOn === undefined) return { changed };
  const published = written < launchedOn ? launchedOn : written;
  return { published, changed: changed < published ? published : changed };
}
