import { formatMonth } from '../dates/formatLongDate.ts';
import { addMonths, type IsoDay } from '../tax/days.ts';
import type { RowTexts } from './rowTexts.ts';

/** A person's row with a key that stays the same when rows are added or removed. */
export type SheetRow = { key: number; texts: RowTexts };

/** Texts of the fields on the month and the employer. */
export type MonthTexts = {
  /** '2026-11'. */
  month: string;
  /** Name on the payslips. */
  employer: string;
  /** Number of employees, if more than are listed. */
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

export const firstDayOfMonth = ({ month }: Pick<MonthTexts, 'month'>): IsoDay => `${month}-01`;

/** Returns the months of income years such as '2026/27', which run from July to June, in the order of the years. */
export const monthOptions = (years: readonly string[]) =>
  years.flatMap((year) =>
    Array.from({ length: 12 }, (_, index) => {
      const day = addMonths(`${year.slice(0, 4)}-07-01`, index);
      return { value: day.slice(0, 7), label: formatMonth(day), group: `Income year ${year}` };
    }),
  );
