import { formatLongDate } from '../../dates/formatLongDate.ts';
import { isDocumentCategory } from '../../resources/documentPath.ts';
import { coveredYear, type DatedEntry } from '../../resources/textDays.ts';
import { getDocument } from '../content/loaders/resources.ts';

/** An entry of the library or the media page. */
export type ListedEntry = DatedEntry & { id: string; category: string };

/** The ISO date shown for an entry in lists, and the words before it. */
export type EntryDate = { day: string; words: string };

/** Words before the date of the newest source of a legal text. */
export const LAW_AS_AT = 'Law as at ';

/**
 * Returns an entry's date based on its content, regardless of changes to its file: the start of a yearly guide's year, the
 * effective date of a Finance Act, the date of the law that a text states, otherwise the entry's own date.
 */
export function entryDate(entry: ListedEntry): EntryDate {
  const { id, category, date } = entry;
  const year = coveredYear(entry);
  if (year) return { day: year.from, words: category === 'finance-act' ? 'In force from ' : 'Law from ' };
  const text = isDocumentCategory(category) ? getDocument(category, id) : undefined;
  if (!text) return { day: date, words: '' };
  const isOfLaw = category === 'acts' || text.financeAct !== undefined;
  return { day: text.checkedOn, words: isOfLaw ? LAW_AS_AT : '' };
}

/** Formats 'Law as at 11 October 2026' or 'From 1 July 2024'. */
export function entryDateText(entry: ListedEntry): string {
  const { day, words } = entryDate(entry);
  return `${words}${formatLongDate(day, 'en')}`;
}

/**
 * Sorts entries newest first: by catalogue date (yearly ones by their year), then by the date of their content. The sort is
 * stable.
 */
export function newestFirst<Entry extends ListedEntry>(entries: readonly Entry[]): Entry[] {
  const dated = entries.map((entry) => {
    const { day } = entryDate(entry);
    return { entry, key: `${coveredYear(entry)?.from ?? entry.date} ${day}` };
  });
  return dated.toSorted((a, b) => b.key.localeCompare(a.key)).map(({ entry }) => entry);
}
