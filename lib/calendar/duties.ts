import { formatLongDate, formatMonth } from '../dates/formatLongDate.ts';
import { addDays, dayOfMonth, type IsoDay } from '../tax/days.ts';
import type { Translate } from '../words/translate.ts';
import { occurrences, type Range, type Recurrence } from './recurrence.ts';
import { dayOffReason, type HolidayRules, lastWorkingDay } from './workingDays.ts';

/**
 * Groups of taxpayers with the same duties, in display order. Each has a calendar file; see
 * docs/decisions/calendar-files.md.
 */
export const DUTY_GROUP_IDS = [
  'employer-10',
  'employer-under-10',
  'withholding',
  'vat',
  'vat-buyer',
  'company',
  'public-body',
  'trader',
  'excise',
  'gaming',
  'digital',
] as const;

export type DutyGroup = (typeof DUTY_GROUP_IDS)[number];

/** Names of the taxpayer groups, used in calendars and in links to them. */
export const DUTY_GROUPS: Readonly<Record<DutyGroup, string>> = {
  'employer-10': 'Employers with 10 or more staff',
  'employer-under-10': 'Employers with fewer than 10 staff',
  withholding: 'Withholding agents',
  vat: 'VAT-registered',
  'vat-buyer': 'Designated VAT buyers',
  company: 'Companies',
  'public-body': 'Bodies audited by the Controller and Auditor General',
  trader: 'Sole traders, including those on presumptive tax',
  excise: 'Excise',
  gaming: 'Gaming',
  digital: 'Non-resident electronic services',
};

/** A recurring filing or payment duty. */
export type Duty = {
  id: string;
  groups: readonly DutyGroup[];
  title: string;
  /** What has to be done: 'return and payment'. */
  action: string;
  rule: Recurrence;
  steps?: readonly string[] | undefined;
  /** Portal or office, and form. */
  where: string;
  law: string;
  page?: string | undefined;
};

/** One due date of a duty. */
export type DutyDate = {
  /** Stable across builds: duty, period, step. */
  id: string;
  duty: Duty;
  /** Statutory due date. */
  due: IsoDay;
  /** The due date, or the last working day before it. */
  workingDay: IsoDay;
  /** Why the due date is not a working day. */
  dayOff?: string | undefined;
  /** 'PAYE and SDL', followed by the step if the duty has several. */
  name: string;
  period: string;
  /** 'PAYE and SDL for November 2026'. */
  title: string;
};

/** Groups that apply to a visitor, and the month in which the accounting year ends. */
export type DutyProfile = { groups: readonly DutyGroup[]; yearEnd: number };

/** Returns 'November 2026', 'quarter 4 of 2026', '2026' or 'the year to 31 December 2026'. */
function periodName(period: string, translate: Translate): string {
  if (period.length === 'YYYY'.length) return period;
  const [year = '', quarter] = period.split('-Q');
  if (quarter) return translate('quarter {quarter} of {year}', { quarter, year });
  if (period.length === 'YYYY-MM'.length) return formatMonth(period, translate.language);
  return translate('the year to {day}', { day: formatLongDate(period, translate.language) });
}

/** Returns the due dates of a profile in a range, earliest first, with names in the given language. */
export function dutyDates(
  duties: readonly Duty[],
  { groups, yearEnd }: DutyProfile,
  range: Range,
  holidays: HolidayRules,
  translate: Translate,
): DutyDate[] {
  const ofProfile = duties.filter((duty) => duty.groups.some((group) => groups.includes(group)));
  const dates = ofProfile.flatMap((duty) =>
    occurrences(duty.rule, range, yearEnd).map(({ due, period, step }): DutyDate => {
      const stepName = duty.steps?.[step];
      const name = stepName ? `${duty.title}: ${stepName}` : duty.title;
      const forPeriod = periodName(period, translate);
      return {
        id: `${duty.id}-${period}${duty.steps ? `-${step + 1}` : ''}`,
        duty,
        due,
        workingDay: lastWorkingDay(due, holidays),
        dayOff: dayOffReason(due, holidays),
        name,
        period: forPeriod,
        title: translate('{name} for {period}', { name, period: forPeriod }),
      };
    }),
  );
  // The sort is stable, so duties due on the same day keep the order of the content file.
  return dates.sort((a, b) => a.due.localeCompare(b.due));
}

/** Returns the range that starts on a day and covers a number of full months. Twelve months are one year. */
export function fullMonthsFrom(from: IsoDay, months: number): Range {
  const [year = 0, month = 0, date = 0] = from.split('-').map(Number);
  return { from, to: addDays(dayOfMonth(year, month + months, date), -1) };
}

/** A due date with all duties due on it. */
export type DueDay = {
  due: IsoDay;
  /** The due date, or the last working day before it. */
  workingDay: IsoDay;
  dayOff?: string | undefined;
  duties: readonly { title: string; page?: string | undefined }[];
};

/** Groups dates by day, in order, up to a maximum number of days. */
export const dueDays = (dates: readonly DutyDate[], count: number): DueDay[] =>
  [...Map.groupBy(dates, ({ due }) => due)].slice(0, count).flatMap(([due, ofDay]) => {
    const duties = new Map(ofDay.map(({ duty: { title, page } }) => [title, { title, page }]));
    return ofDay
      .slice(0, 1)
      .map(({ workingDay, dayOff }) => ({ due, workingDay, dayOff, duties: [...duties.values()] }));
  });
