import { formatLongDate } from '../dates/formatLongDate.ts';
import { byline } from './byline.ts';

/** Who made an entry of the library, where it says so, and its date: 'By the tax team · 2 April 2025'. */
export function entryMeta({ author, date }: { author?: string | undefined; date: string }): string {
  return author ? `${byline(author)} · ${formatLongDate(date)}` : formatLongDate(date);
}
