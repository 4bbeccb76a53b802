import type { IsoDay } from '../tax/days.ts';

/** A public holiday; `isExpected` if it depends on the moon and is not announced yet. */
export type Holiday = { day: IsoDay; name: string; isExpected: boolean };

/** The public holidays of content/tax/holidays.json, prepared for this folder. */
export type HolidayRules = {
  /** Days of every year, written MM-DD. */
  fixed: readonly { date: string; name: string }[];
  /** Days of one year, in any order. */
  dated: readonly { day: IsoDay; name: string; isExpected?: boolean | undefined }[];
};

/** Returns the public holidays from one day to another, both included, in order. */
export function holidaysBetween(from: IsoDay, to: IsoDay, { fixed, dated }: HolidayRules): Holiday[] {
  const holidays: Holiday[] = dated.map(({ day, name, isExpected = false }) => ({ day, name, isExpected }));
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    for (const { date, name } of fixed) holidays.push({ day: `${year}-${date}`, name, isExpected: false });
  }
  return holidays.filter(({ day }) => from <= day && day <= to).sort((a, b) => a.day.localeCompare(b.day));
}
