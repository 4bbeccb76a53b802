/** Returns the URL of a page's Open Graph picture. Pages without their own use '/default'. */
export const sharingPath = (path: string): string => `/images/og/${path.slice(1).replaceAll('/', '-')}.png`;

/** Returns the path of a filing duty's page, by id in content/duties.json. */
export const dutyPath = (id: string): string => `/calendar/${id}`;

/** Converts a tax year for URLs: '2019/20' becomes '2019-20'. */
export const yearSlug = (year: string): string => year.replace('/', '-');

/** Returns the path of the tax guide for a year. */
export const guidePath = (year: string): string => `/resources/guides/tax-guide-${yearSlug(year)}`;

/** Path of the page about how figures are checked. */
export const HOW_WE_CHECK_PATH = '/rates/how-we-check';

/** CSV file with all dated legal values. */
export const LAW_VALUES_FILE = '/tax-rates.csv';

/** Returns a rate's anchor on the rates page and elsewhere: vat-threshold. */
export const rateAnchor = (id: string): string => id.replace('.', '-');
