import type { Language } from '../words/language.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', sw: 'sw-TZ' };

/** Returns the locale of dates in a language. */
export const dateLocale = (chosen: Language = 'en'): string => LOCALES[chosen];

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Returns a day format in a language; each is created once. */
export function dateFormat(options: Intl.DateTimeFormatOptions, chosen?: Language): Intl.DateTimeFormat {
  const key = dateLocale(chosen) + JSON.stringify(options);
  const made = FORMATS.get(key) ?? new Intl.DateTimeFormat(dateLocale(chosen), options);
  FORMATS.set(key, made);
  return made;
}
