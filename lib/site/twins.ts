import { type Language, language, languageOf, SWAHILI_ROOT } from '../words/language.ts';

/** English pages with a Kiswahili translation, in display order. */
export const TWINS: readonly string[] = [
  '/',
  '/calculator',
  '/calculator/gross-to-net-salary',
  '/calculator/net-to-gross-salary',
  '/calculator/overtime',
  '/calculator/payslip',
  '/calculator/presumptive-tax',
  '/contact',
  '/thank-you',
];

/** Returns the address of a page's Kiswahili translation. */
export const swahiliPath = (path: string): string => (path === '/' ? SWAHILI_ROOT : `${SWAHILI_ROOT}${path}`);

/** Returns the English address of a page. */
export const englishPath = (path: string): string =>
  languageOf(path) === 'sw' ? path.slice(SWAHILI_ROOT.length) || '/' : path;

/** Checks whether the page of an English address has a Kiswahili translation. */
export const hasTwin = (path: string): boolean => TWINS.includes(path);

/** Translates an address of the site to the language of the page, if it has a translation. */
export function here(href: string): string {
  const [path = ''] = href.split(/[?#]/);
  return language() === 'sw' && hasTwin(path) ? swahiliPath(path) + href.slice(path.length) : href;
}

/** Returns the attributes of a link to a page of the site, with hreflang if its language differs. */
export function linkHere(href: string): { href: string; hrefLang?: Language } {
  const address = here(href);
  return language() === languageOf(address) ? { href: address } : { href: address, hrefLang: 'en' };
}
