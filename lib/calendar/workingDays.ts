import { addDays, type IsoDay, weekdayOf } from '../tax/days.ts';
import { type HolidayRules, holidaysBetween } from './holidays.ts';

const SATURDAY = 6;
const WEEKEND: Readonly<Record<number, 'Saturday' | 'Sunday'>> = { 0: 'Sunday', [SATURDAY]: 'Saturday' };

/** Names the holiday (expected, if it depends on the moon) or weekend day of a day off; undefined for working days. */
export function dayOffReason(day: IsoDay, rules: HolidayRules): string | undefined {
  const [holiday] = holidaysBetween(day, day, rules);
  if (!holiday) {
    const weekend = WEEKEND[weekdayOf(day)];
    return weekend && weekend;
  }
  return holiday.isExpected ? `${holiday.name} (expected)` : holiday.name;
}

/**
 * Returns a working day itself, else the last working day before it, never a later one: the VAT Act as revised in 2019
 * moves a due date to a later day, but whether it or another Act still does could not be confirmed.
 */
export function lastWorkingDay(day: IsoDay, rules: HolidayRules): IsoDay {
  let candidate = day;
  while (dayOffReason(candidate, rules) !== undefined) candidate = addDays(candidate, -1);
  return candidate;
}
