import { formatLongDate } from '../dates/formatLongDate.ts';

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

/** The day that a line about a text names: that of publication or, before the site is launched, of the last change. */
export const shownDay = ({ published, changed }: TextDays): { day: string; verb: string } =>
  published === undefined ? { day: changed, verb: 'Changed ' } : { day: published, verb: '' };

/** 'Changed 22 November 2026', or '11 January 2027' where that is the day of publication. */
export function dayText(days: TextDays): string {
  const { day, verb } = shownDay(days);
  return `${verb}${formatLongDate(day)}`;
}
