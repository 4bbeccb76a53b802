import { addMonths, type IsoDay } from '../tax/days.ts';
import { say } from '../words/say.ts';
import type { RowTexts } from './rowTexts.ts';

/** A person's row with a key that stays while others come and go. */
export type SheetRow = { key: number; texts: RowTexts };

/** What was typed or chosen about the month and the employer. */
export type MonthTexts = {
  /** Name on the payslips. */
  employer: string;
  /** Income year, '2026/27'. */
  year: string;
  /** Month of it, '01' to '12'. */
  month: string;
  /** Employees in all, where more than are listed. */
  staff: string;
  /** private, public, or exempt: a private employer that the Act exempts from SDL. */
  kind: string;
};

export type Sheet = { month: MonthTexts; rows: readonly SheetRow[] };

export const EMPLOYER_KINDS = [
  { value: 'private', label: 'Private' },
  { value: 'exempt', label: 'Private, exempt from SDL' },
  { value: 'public', label: 'Public body (no SDL)' },
] as const;

/** Months in the order of an income year. */
export const MONTHS = [
  ['07', 'July'],
  ['08', 'August'],
  ['09', 'September'],
  ['10', 'October'],
  ['11', 'November'],
  ['12', 'December'],
  ['01', 'January'],
  ['02', 'February'],
  ['03', 'March'],
  ['04', 'April'],
  ['05', 'May'],
  ['06', 'June'],
] as const;

/** First day of a month of an income year: July of 2026/27 is 2026-07-01, January of it 2027-01-01. */
export function firstDayOfMonth({ year, month }: Pick<MonthTexts, 'year' | 'month'>): IsoDay {
  const start = Number(year.slice(0, 4));
  return `${month >= '07' ? start : start + 1}-${month}-01`;
}

/** 'November 2026', in the language of the page. */
export function monthName({ year, month }: Pick<MonthTexts, 'year' | 'month'>): string {
  const name = MONTHS.find(([number]) => number === month)?.[1] ?? '';
  return `${name && say(name)} ${firstDayOfMonth({ year, month }).slice(0, 4)}`;
}

/** The income year and the month of a day. */
export function monthOf(day: IsoDay): Pick<MonthTexts, 'year' | 'month'> {
  const month = day.slice(5, 7);
  const start = Number(day.slice(0, 4)) - (month >= '07' ? 0 : 1);
  return { year: `${start}/${String(start + 1).slice(2)}`, month };
}

/** The month before a month of an income year. */
export function monthBefore(month: Pick<MonthTexts, 'year' | 'month'>): Pick<MonthTexts, 'year' | 'month'> {
  return monthOf(addMonths(firstDayOfMonth(month), -1));
}
