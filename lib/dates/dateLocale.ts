import { type Language, language } from '../words/language.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', sw: 'sw-TZ' };

/** Returns the locale of a page's dates. */
export const dateLocale = (): string => LOCALES[language()];

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Returns a day format in the language of the page; each is created once. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = dateLocale() + JSON.stringify(options);
  const made = FORMATS.get(key) ?? new Intl.DateTimeFormat(dateLocale(), options);
  FORMATS.set(key, made);
  return made;
}
