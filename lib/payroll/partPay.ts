import type { Mistake } from '../money/mistake.ts';
import { type PartMonth, partMonth } from '../salary/partMonth.ts';
import { type IsoDay, isRealDay, lastDayOf } from '../tax/days.ts';

/**
 * Parses a day: 2026-11-15, 15/11/2026, 15.11.2026 or 15-11-2026. Excel with American settings writes the month first, so
 * 11/5/2026 is a mistake: it can be read two ways.
 */
function readDay(text: string): { day: IsoDay; mistake?: undefined } | { mistake: Mistake } {
  const [, one = '', two = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const written = (month: string, date: string) => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const day = year ? written(two, one) : text;
  if (!isRealDay(day)) return { mistake: { code: 'not-a-day' } };
  const other = written(one, two);
  return year && other !== day && isRealDay(other) ? { mistake: { code: 'two-days', day, other } } : { day };
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
  const first = readDay(joinedText || month);
  const last = readDay(leftText || monthEnd);
  if (first.mistake || last.mistake) {
    return { errors: { ...(first.mistake && { joined: first.mistake }), ...(last.mistake && { left: last.mistake }) } };
  }
  const { day: joined } = first;
  const { day: left } = last;
  if (joined > monthEnd) return { errors: { joined: { code: 'joined-late' } } };
  if (left < month) return { errors: { left: { code: 'left-early' } } };
  if (left < joined) return { errors: { left: { code: 'left-before-joining' } } };
  const isWhole = joined <= month && left >= monthEnd;
  return isWhole ? {} : { part: partMonth(joined, left < monthEnd ? left : monthEnd) };
}
