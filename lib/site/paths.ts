/** Returns the address of a page's Open Graph picture; '/default' for pages without one. */
export const sharingPath = (path: string): string => `/images/og/${path.slice(1).replaceAll('/', '-')}.png`;

/** Returns the path of the page of a filing duty, by its id in content/duties.json. */
export const dutyPath = (id: string): string => `/calendar/${id}`;

/** Converts a tax year such as '2019/20' for addresses: 2019-20. */
export const yearSlug = (year: string): string => year.replace('/', '-');

/** Returns the path of a year's tax guide. */
export const guidePath = (year: string): string => `/resources/guides/tax-guide-${yearSlug(year)}`;

/** Path of the page on how figures are checked. */
export const HOW_WE_CHECK_PATH = '/rates/how-we-check';

/** URL at which pages of the development server listen for changes in content/. */
export const DEV_RELOAD_PATH = '/__content-changes';

/** File with every dated value of the law, for spreadsheets. */
export const LAW_VALUES_FILE = '/tax-rates.csv';

/** Returns the anchor of a rate on the page of rates and elsewhere: vat-threshold. */
export const rateAnchor = (id: string): string => id.replace('.', '-');
