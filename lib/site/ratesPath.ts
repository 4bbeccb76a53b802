import { language } from '../words/language.ts';

/** A tax year such as '2019/20' as addresses write it: 2019-20. */
export const yearSlug = (year: string): string => year.replace('/', '-');

/** Path of the page of a tax year's rates. */
export const ratesPath = (year: string): string => `/rates/${yearSlug(year)}`;

/** Where a link to the rates of a year leads: in Kiswahili to the page of all years, which has a twin. */
export const ratesLink = (year: string): string => (language() === 'sw' ? '/rates' : ratesPath(year));

/** Anchor of a rate on the pages of rates: vat-threshold. */
export const rateAnchor = (id: string): string => id.replace('.', '-');
