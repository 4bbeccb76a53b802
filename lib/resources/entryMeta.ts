import { formatLongDate } from '../dates/formatLongDate.ts';

/** 'By the tax team' from 'The tax team'; the names of people stay as they are. */
export const byline = (author: string): string => `By ${author.replace(/^The /, 'the ')}`;

/** Author, if any, and date of an entry: 'By the tax team · 2 April 2025'. */
export function entryMeta({ author, date }: { author?: string | undefined; date: string }): string {
  return author ? `${byline(author)} · ${formatLongDate(date)}` : formatLongDate(date);
}
