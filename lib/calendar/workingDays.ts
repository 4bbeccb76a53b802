import { addDays, daysBetween, type IsoDay, weekdayOf } from '../tax/days.ts';

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

/** Returns Easter Sunday of a year, by the Gregorian calendar (Meeus, Jones, Butcher). */
export function easterSunday(year: number): IsoDay {
  const [century, ofCentury, golden] = [Math.floor(year / 100), year % 100, year % 19];
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return addDays(`${year}-03-22`, epact + toSunday - 7 * late);
}

type Closing = { from: IsoDay; to?: IsoDay | undefined; name: string };

/** Adds days on which only the office is closed, for its opening hours. */
export function withClosedDays({ fixed, dated }: HolidayRules, closedDays: readonly Closing[] = []): HolidayRules {
  const closed = closedDays.flatMap(({ from, to = from, name }) =>
    Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => ({ day: addDays(from, index), name })),
  );
  return { fixed, dated: [...dated, ...closed] };
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
