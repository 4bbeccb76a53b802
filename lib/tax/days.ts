import { DAY_MS } from '../dates/today.ts';

/** A date as YYYY-MM-DD. Compared as text and shifted in UTC, without a time of day. */
export type IsoDay = string;

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

function daysInMonth(year: number, monthIndex: number): number {
  return new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate();
}

function parts(day: IsoDay): [year: number, monthIndex: number, date: number] {
  const [, year, month, date] = ISO_DAY.exec(day) ?? [];
  return [Number(year), Number(month) - 1, Number(date)];
}

/** Checks that a text is an existing date as YYYY-MM-DD. */
export function isRealDay(text: string): boolean {
  if (!ISO_DAY.test(text)) return false;
  const [year, monthIndex, date] = parts(text);
  return monthIndex >= 0 && monthIndex < 12 && date >= 1 && date <= daysInMonth(year, monthIndex);
}

/**
 * Adds months to a date. The last day of a month stays the last day of a month (28 February to 31 August). A date that does
 * not exist in the target month becomes its last day.
 */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const [year, monthIndex, date] = parts(day);
  const isMonthEnd = date === daysInMonth(year, monthIndex);
  const last = daysInMonth(year, monthIndex + months);
  return new Date(Date.UTC(year, monthIndex + months, isMonthEnd ? last : Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/** Returns the last day of a date's month. */
export function lastDayOfMonth(day: IsoDay): IsoDay {
  const [year, monthIndex] = parts(day);
  return `${day.slice(0, 8)}${daysInMonth(year, monthIndex)}`;
}

const timeOf = (day: IsoDay): number => Date.UTC(...parts(day));

/** Adds days to a date; negative numbers move it back. */
export function addDays(day: IsoDay, days: number): IsoDay {
  return new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Adds days to the end of a date's month. */
export const afterMonthEnd = (day: IsoDay, days: number): IsoDay => addDays(lastDayOfMonth(day), days);

/** Returns the number of days between two dates; negative if `to` is earlier. */
export const daysBetween = (from: IsoDay, to: IsoDay): number => (timeOf(to) - timeOf(from)) / DAY_MS;

/** Returns the number of days in a period, including the first and last day. */
export const countDays = (first: IsoDay, last: IsoDay): number => daysBetween(first, last) + 1;

/** A period, including its first and last day. */
type Period = { first: IsoDay; last: IsoDay };

/** Splits a period at the given dates. Ignores dates outside it. */
export function splitPeriod({ first, last }: Period, days: readonly (IsoDay | undefined)[]): Period[] {
  const inside = days.filter((day) => day !== undefined).filter((day) => day > first && day <= last);
  const starts = [first, ...new Set(inside)].sort();
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return { first: start, last: next === undefined ? last : addDays(next, -1) };
  });
}

/** Returns the day of the week, 0 for Sunday. */
export const weekdayOf = (day: IsoDay): number => new Date(timeOf(day)).getUTCDay();

/** Returns a date, clamped to the last day of a shorter month. Months count from 1 and may overflow into other years. */
export function dayOfMonth(year: number, month: number, date: number): IsoDay {
  const last = daysInMonth(year, month - 1);
  return new Date(Date.UTC(year, month - 1, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Returns the first day of the accounting year with the given end. */
export const yearStart = (yearEnd: IsoDay): IsoDay => addDays(addMonths(yearEnd, -12), 1);

/** Returns the entry of a dated list (oldest first) in force on a date; undefined before the first entry. */
export const inForce = <Entry extends { from: string }>(list: readonly Entry[], day: string): Entry | undefined =>
  list.findLast(({ from }) => from <= day);

/** Returns the entry in force on a date. Throws an error with the list's name before the first entry. */
export function requireInForce<Entry extends { from: string }>(
  list: readonly Entry[],
  day: string,
  name: string,
): Entry {
  const entry = inForce(list, day);
  if (!entry) throw new Error(`no ${name} for ${day}`);
  return entry;
}
