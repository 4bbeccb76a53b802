import { formatLongDate } from '../dates/formatLongDate.ts';
import { formatMonth } from '../dates/formatMonth.ts';
import type { IsoDay } from '../tax/days.ts';
import { addDays, dayOfMonth } from '../tax/days.ts';
import { say } from '../words/say.ts';
import type { DutyGroup } from './groups.ts';
import type { HolidayRules } from './holidays.ts';
import { occurrences, type Range, type Recurrence } from './recurrence.ts';
import { dayOffReason, lastWorkingDay } from './workingDays.ts';

/** A duty that comes back, with what a date of it shows. */
export type Duty = {
  id: string;
  /** Whom it concerns. */
  groups: readonly DutyGroup[];
  /** 'PAYE and SDL'. */
  title: string;
  /** What is to be done: 'return and payment'. */
  action: string;
  rule: Recurrence;
  /** Names of the steps where the rule has several. */
  steps?: readonly string[] | undefined;
  /** Portal or office, and the form. */
  where: string;
  law: string;
};

/** A date of a duty. */
export type DutyDate = {
  /** Stays the same from build to build: duty, period, step. */
  id: string;
  duty: Duty;
  /** The day of the law. */
  due: IsoDay;
  /** The last working day up to it: the due day itself, or one before it. */
  workingDay: IsoDay;
  /** Why the due day is no working day. */
  dayOff?: string | undefined;
  /** 'PAYE and SDL for November 2026'. */
  title: string;
};

/** Whose dates are asked for: groups, and the month in which the accounting year of a business ends. */
export type DutyProfile = { groups: readonly DutyGroup[]; yearEnd: number };

/** 'November 2026', '2026' or 'the year to 31 December 2026'. */
function periodName(period: string): string {
  if (period.length === 'YYYY'.length) return period;
  if (period.length === 'YYYY-MM'.length) return formatMonth(period);
  return say('the year to {day}', { day: formatLongDate(period) });
}

/** The dates of a profile in a range, the earliest first. */
export function dutyDates(
  duties: readonly Duty[],
  { groups, yearEnd }: DutyProfile,
  range: Range,
  holidays: HolidayRules,
): DutyDate[] {
  const ofProfile = duties.filter((duty) => duty.groups.some((group) => groups.includes(group)));
  const dates = ofProfile.flatMap((duty) =>
    occurrences(duty.rule, range, yearEnd).map(({ due, period, step }): DutyDate => {
      const name = duty.steps?.[step];
      return {
        id: `${duty.id}-${period}${duty.steps ? `-${step + 1}` : ''}`,
        duty,
        due,
        workingDay: lastWorkingDay(due, holidays),
        dayOff: dayOffReason(due, holidays),
        title: say('{duty} for {period}', {
          duty: name ? `${duty.title}: ${name}` : duty.title,
          period: periodName(period),
        }),
      };
    }),
  );
  // Stable: duties of one day keep the order of the content file.
  return dates.sort((a, b) => a.due.localeCompare(b.due));
}

/** The range of whole months: from a day to the last day of the month some months later. */
export function monthsFrom(from: IsoDay, months: number): Range {
  return { from, to: dayOfMonth(Number(from.slice(0, 4)), Number(from.slice(5, 7)) + months, 31) };
}

/** The range from a day to that of the date some months later, without it: 12 months are one year. */
export function fullMonthsFrom(from: IsoDay, months: number): Range {
  const [year = 0, month = 0, date = 0] = from.split('-').map(Number);
  return { from, to: addDays(dayOfMonth(year, month + months, date), -1) };
}
