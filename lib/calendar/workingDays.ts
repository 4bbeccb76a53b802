import { addDays, type IsoDay, weekdayOf } from '../tax/days.ts';
import { say } from '../words/say.ts';
import { type HolidayRules, holidaysBetween } from './holidays.ts';

const SATURDAY = 6;
const WEEKEND: Readonly<Record<number, 'Saturday' | 'Sunday'>> = { 0: 'Sunday', [SATURDAY]: 'Saturday' };

/** Why a day is no working day: the public holiday, expected where the moon decides, or the day of the weekend; undefined for a working day. */
export function dayOffReason(day: IsoDay, rules: HolidayRules): string | undefined {
  const [holiday] = holidaysBetween(day, day, rules);
  if (!holiday) {
    const weekend = WEEKEND[weekdayOf(day)];
    return weekend && say(weekend);
  }
  return holiday.isExpected ? say('{holiday} (expected)', { holiday: holiday.name }) : holiday.name;
}

/**
 * The day itself where it is a working day, else the last one before it, never one after: the VAT Act as revised in 2019 moves
 * a due day to a later one, but whether it or any other Act still does could not be confirmed.
 */
export function lastWorkingDay(day: IsoDay, rules: HolidayRules): IsoDay {
  let candidate = day;
  while (dayOffReason(candidate, rules) !== undefined) candidate = addDays(candidate, -1);
  return candidate;
}
