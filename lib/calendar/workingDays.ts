import { addDays, type IsoDay, weekdayOf } from '../tax/days.ts';

/** A public holiday. `isExpected` if it depends on the moon and has not been announced yet. */
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

const SATURDAY = 6;
const WEEKEND: Readonly<Record<number, 'Saturday' | 'Sunday'>> = { 0: 'Sunday', [SATURDAY]: 'Saturday' };

/** Names the holiday (expected, if it depends on the moon) or the weekend day. Undefined for working days. */
export function dayOffReason(day: IsoDay, rules: HolidayRules): string | undefined {
  const [holiday] = holidaysBetween(day, day, rules);
  if (!holiday) return WEEKEND[weekdayOf(day)];
  return holiday.isExpected ? `${holiday.name} (expected)` : holiday.name;
}

/**
 * Returns a working day itself, or else the last working day before it, never a later one. The VAT Act as revised in 2019 moves
 * a due date to a later day, but we could not confirm whether it or another Act still does.
 */
export function lastWorkingDay(day: IsoDay, rules: HolidayRules): IsoDay {
  let candidate = day;
  while (dayOffReason(candidate, rules) !== undefined) candidate = addDays(candidate, -1);
  return candidate;
}
