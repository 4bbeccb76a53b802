import { type Language, languageOf, SWAHILI_ROOT } from '../words/language.ts';

/** English pages with a Kiswahili translation, in display order. */
export const TRANSLATED_PAGES: readonly string[] = [
  '/',
  '/calculator',
  '/calculator/gross-to-net-salary',
  '/calculator/net-to-gross-salary',
  '/calculator/overtime',
  '/calculator/payslip',
  '/calculator/presumptive-tax',
  '/calculator/objection',
  '/calendar',
  '/contact',
  '/thank-you',
  '/thank-you/callback',
];

/** Returns the path of a page's Kiswahili translation. */
export const swahiliPath = (path: string): string => (path === '/' ? SWAHILI_ROOT : `${SWAHILI_ROOT}${path}`);

/** Returns the path of a page's English version. */
export const englishPath = (path: string): string =>
  languageOf(path) === 'sw' ? path.slice(SWAHILI_ROOT.length) || '/' : path;

/** Checks whether an English page has a Kiswahili translation. */
export const hasTranslation = (path: string): boolean => TRANSLATED_PAGES.includes(path);

/** Returns an internal link in a language: to the translation if there is one. */
export function hrefIn(href: string, chosen: Language): string {
  const [path = ''] = href.split(/[?#]/);
  return chosen === 'sw' && hasTranslation(path) ? swahiliPath(path) + href.slice(path.length) : href;
}

/**
 * Returns the attributes of an internal link from a page in the given language, with hreflang if the target's language
 * differs.
 */
export function linkIn(href: string, chosen: Language): { href: string; hrefLang?: Language } {
  const address = hrefIn(href, chosen);
  return chosen === languageOf(address) ? { href: address } : { href: address, hrefLang: 'en' };
}
