/** The languages of the site's pages, as in html tags. */
const LANGUAGES = ['en', 'sw'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Parses the language of a form, an address or a record. Default: English. */
export const knownLanguage = (named: unknown): Language => LANGUAGES.find((language) => language === named) ?? 'en';

/** Prefix of addresses of Kiswahili pages; the rest is the English address. */
export const SWAHILI_ROOT = '/sw';

/** Returns the language of the page at an address. */
export const languageOf = (path: string): Language => (/^\/sw(\/|$)/.test(path) ? 'sw' : 'en');

let ofRenderedPage = (): Language => 'en';

/**
 * Sets how to find the language of a page during rendering on the server: components/words/serverWords.ts for server
 * components, components/words/SwahiliWords.tsx for client components. Next loads this module separately for each.
 */
export function readLanguageBy(read: () => Language): void {
  ofRenderedPage = read;
}

/**
 * @deprecated Use useLanguage (#words). Returns the language of the page that is shown or rendered; in the browser, from its address. Not from the document's
 * lang, which browsers' translators change.
 */
export const language = (): Language =>
  typeof location === 'undefined' ? ofRenderedPage() : languageOf(location.pathname);
