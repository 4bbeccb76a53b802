import type { Language } from '../words/language.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', sw: 'sw-TZ' };

/** Returns the date locale for a language. */
export const dateLocale = (chosen: Language): string => LOCALES[chosen];

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached date format for a language. */
export function dateFormat(options: Intl.DateTimeFormatOptions, chosen: Language): Intl.DateTimeFormat {
  const key = dateLocale(chosen) + JSON.stringify(options);
  const made = FORMATS.get(key) ?? new Intl.DateTimeFormat(dateLocale(chosen), options);
  FORMATS.set(key, made);
  return made;
}

/** Formats any day of a month as 'June 2026', or 'Jun 2026' if short. */
export const formatMonth = (day: string, language: Language, form: 'long' | 'short' = 'long'): string =>
  dateFormat({ month: form, year: 'numeric', timeZone: 'UTC' }, language).format(
    new Date(`${day.slice(0, 7)}-01T00:00:00Z`),
  );

const LONG = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Formats the ISO date '2025-09-24' as '24 September 2025'. */
export const formatLongDate = (day: string, language: Language): string =>
  dateFormat(LONG, language).format(new Date(`${day}T00:00:00Z`));
