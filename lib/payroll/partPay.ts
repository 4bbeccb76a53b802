import { type PartMonth, partMonth } from '../salary/partMonth.ts';
import { type IsoDay, isRealDay, lastDayOf } from '../tax/days.ts';

export const NOT_A_DAY = 'Please write a day such as 2026-11-15 or 15/11/2026.';
export const JOINED_LATE = 'This is after the month: leave the row out.';
export const LEFT_EARLY = 'This is before the month: leave the row out.';
export const LEFT_BEFORE = 'This is before the day of joining.';

/** Errors of the days of joining and leaving. */
type PartError = typeof NOT_A_DAY | typeof JOINED_LATE | typeof LEFT_EARLY | typeof LEFT_BEFORE;

/** Parses a day: 2026-11-15, 15/11/2026, 15.11.2026 or 15-11-2026. */
function readDay(text: string): IsoDay | undefined {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const day = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text;
  return isRealDay(day) ? day : undefined;
}

/** The part of a month in which a person was employed, or errors; no part means the whole month. */
export type ReadPart = { part?: PartMonth; errors?: undefined } | { errors: { joined?: PartError; left?: PartError } };

/**
 * Reads the days of joining and leaving beside a month.
 *
 * @param month its first day
 */
export function readPart(joinedText: string, leftText: string, month: IsoDay): ReadPart {
  const monthEnd = lastDayOf(month);
  const joined = joinedText === '' ? month : readDay(joinedText);
  const left = leftText === '' ? monthEnd : readDay(leftText);
  if (joined === undefined || left === undefined) {
    return {
      errors: { ...(joined === undefined && { joined: NOT_A_DAY }), ...(left === undefined && { left: NOT_A_DAY }) },
    };
  }
  if (joined > monthEnd) return { errors: { joined: JOINED_LATE } };
  if (left < month) return { errors: { left: LEFT_EARLY } };
  if (left < joined) return { errors: { left: LEFT_BEFORE } };
  const isWhole = joined <= month && left >= monthEnd;
  return isWhole ? {} : { part: partMonth(joined, left < monthEnd ? left : monthEnd) };
}
