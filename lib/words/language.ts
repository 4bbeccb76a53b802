const LANGUAGES = ['en', 'sw'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Parses a language from a form, URL or record. Defaults to English. */
export const knownLanguage = (named: unknown): Language => LANGUAGES.find((language) => language === named) ?? 'en';

/** Path prefix of Kiswahili pages; the rest of the path is the same as in English. */
export const SWAHILI_ROOT = '/sw';

/** Returns the language of a path. */
export const languageOf = (path: string): Language => (/^\/sw(\/|$)/.test(path) ? 'sw' : 'en');
