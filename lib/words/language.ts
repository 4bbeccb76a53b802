const LANGUAGES = ['en', 'sw'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Parses the language of a form, an address or a record. Default: English. */
export const knownLanguage = (named: unknown): Language => LANGUAGES.find((language) => language === named) ?? 'en';

/** Prefix of addresses of Kiswahili pages; the rest is the English address. */
export const SWAHILI_ROOT = '/sw';

/** Returns the language of the page at an address. */
export const languageOf = (path: string): Language => (/^\/sw(\/|$)/.test(path) ? 'sw' : 'en');
