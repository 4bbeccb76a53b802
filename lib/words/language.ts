/** The languages of the site's pages, as html tags name them. */
export const LANGUAGES = ['en', 'sw'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language that a form, an address or a record names; English where it names none. */
export const knownLanguage = (named: unknown): Language => LANGUAGES.find((language) => language === named) ?? 'en';

/** The addresses of pages in Kiswahili begin with it; what follows is the address of the English page. */
export const SWAHILI_ROOT = '/sw';

/** The language of the page at an address. */
export const languageOf = (path: string): Language => (/^\/sw(\/|$)/.test(path) ? 'sw' : 'en');

let ofRenderedPage = (): Language => 'en';
let ofText: Language | undefined;

/**
 * Says how the language of a page is known while it is rendered on the server: by lib/server/words/pageLanguage.ts for
 * components of the server, by components/behaviours/Words.tsx for those of the browser. Next gives each kind its own modules.
 */
export function readLanguageBy(read: () => Language): void {
  ofRenderedPage = read;
}

/**
 * Makes something in a language at once, so that nothing else is written meanwhile: a text that belongs to no page, such as a
 * file, and what a hook calls, which may not ask a context.
 */
export function inLanguage<Made>(chosen: Language, make: () => Made): Made {
  const before = ofText;
  ofText = chosen;
  try {
    return make();
  } finally {
    ofText = before;
  }
}

/**
 * The language of the page that is shown or being rendered: in the browser its address says it. Not the lang of the
 * document, which translators built into browsers change.
 */
export const language = (): Language =>
  ofText ?? (typeof location === 'undefined' ? ofRenderedPage() : languageOf(location.pathname));
