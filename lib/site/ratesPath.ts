/** A tax year such as '2019/20' as addresses write it: 2019-20. */
export const yearSlug = (year: string): string => year.replace('/', '-');

/** Path of the page of a tax year's rates. */
export const ratesPath = (year: string): string => `/rates/${yearSlug(year)}`;

/** The tax year, July to June, in which a day lies. */
export function taxYearOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 7 ? year : year - 1;
  return `${first}/${String(first + 1).slice(2)}`;
}

/** Anchor of a rate on the pages of rates: vat-threshold. */
export const rateAnchor = (id: string): string => id.replace('.', '-');
