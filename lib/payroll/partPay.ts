import type { Mistake } from '../money/mistake.ts';
import { type PartMonth, partMonth } from '../salary/partMonth.ts';
import { type IsoDay, isRealDay, lastDayOf } from '../tax/days.ts';

/** Parses a day: 2026-11-15, 15/11/2026, 15.11.2026 or 15-11-2026. */
function readDay(text: string): IsoDay | undefined {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const day = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text;
  return isRealDay(day) ? day : undefined;
}

/** The part of a month in which a person was employed, or errors; no part means the whole month. */
export type ReadPart = { part?: PartMonth; errors?: undefined } | { errors: { joined?: Mistake; left?: Mistake } };

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
      errors: {
        ...(joined === undefined && { joined: { code: 'not-a-day' } }),
        ...(left === undefined && { left: { code: 'not-a-day' } }),
      },
    };
  }
  if (joined > monthEnd) return { errors: { joined: { code: 'joined-late' } } };
  if (left < month) return { errors: { left: { code: 'left-early' } } };
  if (left < joined) return { errors: { left: { code: 'left-before-joining' } } };
  const isWhole = joined <= month && left >= monthEnd;
  return isWhole ? {} : { part: partMonth(joined, left < monthEnd ? left : monthEnd) };
}
