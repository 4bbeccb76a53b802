/** The languages of the site's pages, as html tags name them. */
export const LANGUAGES = ['en', 'sw'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The addresses of pages in Kiswahili begin with it; what follows is the address of the English page. */
export const SWAHILI_ROOT = '/sw';

declare global {
  /** On the server: the route of the page that is being rendered (lib/server/words/pagePath.ts). */
  var pathOfPage: (() => string | undefined) | undefined;
}

/** The language of the page at an address. */
export const languageOf = (path: string): Language => (/^\/sw(\/|$)/.test(path) ? 'sw' : 'en');

/**
 * The language of the page that is shown or being rendered: its address says it, on the server and in the browser alike.
 * Not the lang of the document, which translators built into browsers change.
 */
export const language = (): Language =>
  languageOf((typeof location === 'undefined' ? globalThis.pathOfPage?.() : location.pathname) ?? '');
