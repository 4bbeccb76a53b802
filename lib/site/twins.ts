import { type Language, language, languageOf, SWAHILI_ROOT } from '../words/language.ts';

/** English pages of texts whose Kiswahili stands beside their file in content/, as x.sw.mdx, in the order of lists. */
export const TEXT_TWINS: readonly string[] = [
  '/resources/articles/fiscal-receipts-and-deductions',
  '/resources/articles/vat-threshold-200-million',
  '/resources/articles/skills-levy-counting-to-ten',
  '/resources/articles/objection-deadlines',
  '/resources/articles/charities-and-the-tax-ruling',
  '/services/company-setup',
  '/services/taxation',
  '/privacy-policy',
];

/** English pages that have a twin in Kiswahili, in the order of lists. */
export const TWINS: readonly string[] = [
  '/',
  '/calculator',
  '/calculator/gross-to-net-salary',
  '/calculator/net-to-gross-salary',
  '/calculator/overtime',
  '/calculator/payslip',
  '/calculator/payroll',
  '/calculator/withholding-tax',
  '/calculator/vat',
  '/calculator/penalties',
  '/calculator/objection',
  '/calculator/presumptive-tax',
  '/calendar',
  ...TEXT_TWINS,
  '/glossary',
  '/rates',
  '/contact',
  '/thank-you',
  '/search',
];

/** Address of the Kiswahili twin of an English page. */
export const swahiliPath = (path: string): string => (path === '/' ? SWAHILI_ROOT : `${SWAHILI_ROOT}${path}`);

/** Address of the English page of a Kiswahili one. */
export const englishPath = (path: string): string =>
  languageOf(path) === 'sw' ? path.slice(SWAHILI_ROOT.length) || '/' : path;

/** True where the page of an English address has a twin. */
export const hasTwin = (path: string): boolean => TWINS.includes(path);

/** An address of the site in the language of the page: that of the twin, where there is one. */
export function here(href: string): string {
  const [path = ''] = href.split(/[?#]/);
  return language() === 'sw' && hasTwin(path) ? swahiliPath(path) + href.slice(path.length) : href;
}

/** The language of the page at an address, where it is not that of the page that names it. */
export const foreignLanguage = (href: string): Language | undefined =>
  languageOf(href) === language() ? undefined : languageOf(href);

/** Attributes of a link to a page of the site. One that leads to a page in another language says so. */
export function linkHere(href: string): { href: string; hrefLang?: Language } {
  const address = here(href);
  return language() === languageOf(address) ? { href: address } : { href: address, hrefLang: 'en' };
}
