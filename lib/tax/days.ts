/** A calendar day written YYYY-MM-DD: compared as text, moved by months in UTC, without a clock. */
export type IsoDay = string;

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

function lastDayOfMonth(year: number, monthIndex: number): number {
  return new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate();
}

function parts(day: IsoDay): [year: number, monthIndex: number, date: number] {
  const [, year, month, date] = ISO_DAY.exec(day) ?? [];
  return [Number(year), Number(month) - 1, Number(date)];
}

/** True for a day that the calendar has, written YYYY-MM-DD. */
export function isRealDay(text: string): boolean {
  if (!ISO_DAY.test(text)) return false;
  const [year, monthIndex, date] = parts(text);
  return monthIndex >= 0 && monthIndex < 12 && date >= 1 && date <= lastDayOfMonth(year, monthIndex);
}

/**
 * The day some months later or earlier. The last day of a month moves to the last day
 * of a month (28 February to 31 August); a day that the month does not have, to its last.
 */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const [year, monthIndex, date] = parts(day);
  const isMonthEnd = date === lastDayOfMonth(year, monthIndex);
  const last = lastDayOfMonth(year, monthIndex + months);
  return new Date(Date.UTC(year, monthIndex + months, isMonthEnd ? last : Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/** The last day of the month in which a day lies. */
export function lastDayOf(day: IsoDay): IsoDay {
  const [year, monthIndex] = parts(day);
  return `${day.slice(0, 8)}${lastDayOfMonth(year, monthIndex)}`;
}

const DAY_MS = 86_400_000;

const timeOf = (day: IsoDay): number => Date.UTC(...parts(day));

/** The day some days later or earlier. */
export function addDays(day: IsoDay, days: number): IsoDay {
  return new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day some days after the end of the month of a day. */
export const afterMonthEnd = (day: IsoDay, days: number): IsoDay => addDays(lastDayOf(day), days);

/** Days from one day to another, negative where the other is earlier. */
export const daysBetween = (from: IsoDay, to: IsoDay): number => (timeOf(to) - timeOf(from)) / DAY_MS;

/** Days of a period, the first and the last counted. */
export const countDays = (first: IsoDay, last: IsoDay): number => daysBetween(first, last) + 1;

/** A period with its first and its last day. */
type Period = { first: IsoDay; last: IsoDay };

/** The parts of a period that begin at these days, of which those outside it count for nothing. */
export function splitPeriod({ first, last }: Period, days: readonly (IsoDay | undefined)[]): Period[] {
  const inside = days.filter((day) => day !== undefined).filter((day) => day > first && day <= last);
  const starts = [first, ...new Set(inside)].sort();
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return { first: start, last: next === undefined ? last : addDays(next, -1) };
  });
}

/** Day of the week, 0 for Sunday. */
export const weekdayOf = (day: IsoDay): number => new Date(timeOf(day)).getUTCDay();

/** A day of a month, or its last one where the month is shorter. Months count from 1 and may lead into another year. */
export function dayOfMonth(year: number, month: number, date: number): IsoDay {
  const last = lastDayOfMonth(year, month - 1);
  return new Date(Date.UTC(year, month - 1, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The first day of the accounting year that ends on this day. */
export const yearStart = (yearEnd: IsoDay): IsoDay => addDays(addMonths(yearEnd, -12), 1);
