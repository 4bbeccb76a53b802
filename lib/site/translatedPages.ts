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

/** Returns the address of a page's Kiswahili translation. */
export const swahiliPath = (path: string): string => (path === '/' ? SWAHILI_ROOT : `${SWAHILI_ROOT}${path}`);

/** Returns the English address of a page. */
export const englishPath = (path: string): string =>
  languageOf(path) === 'sw' ? path.slice(SWAHILI_ROOT.length) || '/' : path;

/** Checks whether the page of an English address has a Kiswahili translation. */
export const hasTranslation = (path: string): boolean => TRANSLATED_PAGES.includes(path);

/** Returns the address of a page of the site in a language: its translation, if it has one. */
export function hrefIn(href: string, chosen: Language): string {
  const [path = ''] = href.split(/[?#]/);
  return chosen === 'sw' && hasTranslation(path) ? swahiliPath(path) + href.slice(path.length) : href;
}

/** Returns the attributes of a link from a page in a language to a page of the site, with hreflang if its language differs. */
export function linkIn(href: string, chosen: Language): { href: string; hrefLang?: Language } {
  const address = hrefIn(href, chosen);
  return chosen === languageOf(address) ? { href: address } : { href: address, hrefLang: 'en' };
}
