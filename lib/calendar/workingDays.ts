import { addDays, daysBetween, type IsoDay, weekdayOf } from '../tax/days.ts';

/** A public holiday. `isExpected` if it depends on the moon and has not yet been announced. */
export type Holiday = { day: IsoDay; name: string; isExpected: boolean };

/** Public holidays from content/tax/holidays.json, prepared for calculation. */
export type HolidayRules = {
  /** Dates that recur every year, as MM-DD. */
  fixed: readonly { date: string; name: string }[];
  /** Dates in a single year, in any order. */
  dated: readonly { day: IsoDay; name: string; isExpected?: boolean | undefined }[];
};

/** Returns the public holidays in an inclusive range, in order. */
export function holidaysBetween(from: IsoDay, to: IsoDay, { fixed, dated }: HolidayRules): Holiday[] {
  const holidays: Holiday[] = dated.map(({ day, name, isExpected = false }) => ({ day, name, isExpected }));
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    for (const { date, name } of fixed) holidays.push({ day: `${year}-${date}`, name, isExpected: false });
  }
  return holidays.filter(({ day }) => from <= day && day <= to).sort((a, b) => a.day.localeCompare(b.day));
}

/** Returns the date of Easter Sunday in the Gregorian calendar (Meeus/Jones/Butcher algorithm). */
export function easterSunday(year: number): IsoDay {
  const [century, ofCentury, golden] = [Math.floor(year / 100), year % 100, year % 19];
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return addDays(`${year}-03-22`, epact + toSunday - 7 * late);
}

type Closing = { from: IsoDay; to?: IsoDay | undefined; name: string };

/** Adds days on which only the office is closed. */
export function withClosedDays({ fixed, dated }: HolidayRules, closedDays: readonly Closing[] = []): HolidayRules {
  const closed = closedDays.flatMap(({ from, to = from, name }) =>
    Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => ({ day: addDays(from, index), name })),
  );
  return { fixed, dated: [...dated, ...closed] };
}

const SATURDAY = 6;
const WEEKEND: Readonly<Record<number, 'Saturday' | 'Sunday'>> = { 0: 'Sunday', [SATURDAY]: 'Saturday' };

/**
 * Returns the name of the holiday or weekend day (marked as expected if it depends on the moon); undefined for a working
 * day.
 */
export function dayOffReason(day: IsoDay, rules: HolidayRules): string | undefined {
  const [holiday] = holidaysBetween(day, day, rules);
  if (!holiday) return WEEKEND[weekdayOf(day)];
  return holiday.isExpected ? `${holiday.name} (expected)` : holiday.name;
}

/**
 * Returns the day itself if it is a working day, otherwise the last working day before it, never a later one. The VAT Act as
 * revised in 2019 moves a due date to a later day, but we could not confirm whether it or another Act still does.
 */
export function lastWorkingDay(day: IsoDay, rules: HolidayRules): IsoDay {
  let candidate = day;
  while (dayOffReason(candidate, rules) !== undefined) candidate = addDays(candidate, -1);
  return candidate;
}
