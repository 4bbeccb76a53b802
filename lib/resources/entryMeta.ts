import { formatLongDate } from '../dates/formatLongDate.ts';

/** Returns 'By the tax team' for 'The tax team'; names of people stay unchanged. */
export const byline = (author: string): string => `By ${author.replace(/^The /, 'the ')}`;

/** Returns author, if any, and date of an entry: 'By the tax team · 2 April 2025'. */
export function entryMeta({ author, date }: { author?: string | undefined; date: string }): string {
  return author ? `${byline(author)} · ${formatLongDate(date)}` : formatLongDate(date);
}
