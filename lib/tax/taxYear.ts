import type { IsoDay } from './days.ts';

/** Tax years such as '2024/25' run from 1 July to 30 June. */

/** Returns the tax year that contains a date. */
export function taxYearOf(day: IsoDay): string {
  const first = Number(day.slice(0, 4)) - (day.slice(5, 7) < '07' ? 1 : 0);
  return `${first}/${String(first + 1).slice(2)}`;
}

/** Returns the first day of a tax year. */
export const firstDayOfTaxYear = (year: string): IsoDay => `${year.slice(0, 4)}-07-01`;

/** Returns the last day of a tax year. */
export const lastDayOfTaxYear = (year: string): IsoDay => `${Number(year.slice(0, 4)) + 1}-06-30`;

/** Returns the date as of which a tax year is shown: today during the year, its last day afterwards, its first day before. */
export function shownDayOf(year: string, today: IsoDay): IsoDay {
  const [first, last] = [firstDayOfTaxYear(year), lastDayOfTaxYear(year)];
  if (today < first) return first;
  return last < today ? last : today;
}

/** Returns the months of a tax year as YYYY-MM, oldest first. */
export function monthsOf(year: string): string[] {
  const first = Number(year.slice(0, 4));
  const month = (index: number) => `${first + (index < 12 ? 0 : 1)}-${String((index % 12) + 1).padStart(2, '0')}`;
  return Array.from({ length: 12 }, (_, index) => month(index + 6));
}

/**
 * Returns the selected month of a tax year as YYYY-MM, or the month as of which the year is shown.
 * @param today current month as YYYY-MM
 */
export const monthIn = (year: string, text: string, today: string): string =>
  monthsOf(year).includes(text) ? text : shownDayOf(year, `${today}-01`).slice(0, 7);
