import { dayOfMonth, type IsoDay } from '../tax/days.ts';
import type { Duty, DutyGroup } from './duties.ts';
import { occurrences, ruleText } from './recurrence.ts';

const MONTHS = 12;

/** Due dates of a duty in the drawn year, in months: 1.5 is the middle of the second month. */
type Marks = {
  /** The accounting year end, by month, to which these days belong. */
  yearEnd?: number;
  places: readonly number[];
};

/** A duty's timeline in the drawing of a year. */
export type YearLine = {
  id: string;
  title: string;
  /** 'By the 7th of the next month'. */
  rule: string;
  groups: readonly DutyGroup[];
  marks: readonly Marks[];
};

const monthNumber = (day: IsoDay) => Number(day.slice(0, 4)) * MONTHS + Number(day.slice(5, 7)) - 1;

/** Returns the position of a day in the twelve months that begin with another day's month. */
export function placeInYear(day: IsoDay, from: IsoDay): number {
  const lastDate = Number(dayOfMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 31).slice(8));
  return monthNumber(day) - monthNumber(from) + (Number(day.slice(8)) - 0.5) / lastDate;
}

/** Builds the timelines of all duties for the twelve months that begin with a day's month. */
export function yearLines(duties: readonly Duty[], from: IsoDay): YearLine[] {
  const year = Number(from.slice(0, 4));
  const month = Number(from.slice(5, 7));
  const range = { from: dayOfMonth(year, month, 1), to: dayOfMonth(year, month + MONTHS - 1, 31) };
  const placesOf = ({ rule }: Duty, yearEnd: number) =>
    occurrences(rule, range, yearEnd).map(({ due }) => placeInYear(due, from));
  return duties.map((duty) => ({
    id: duty.id,
    title: duty.title,
    rule: ruleText(duty.rule),
    groups: duty.groups,
    marks:
      duty.rule.every === 'accounting-year'
        ? Array.from({ length: MONTHS }, (_, index) => ({ yearEnd: index + 1, places: placesOf(duty, index + 1) }))
        : [{ places: placesOf(duty, MONTHS) }],
  }));
}
