import type { IsoDay } from '../tax/days.ts';
import type { DutyDate } from './duties.ts';

/** A due date with all its duties. */
export type DueDay = {
  due: IsoDay;
  /** The due date, or the last working day before it. */
  workingDay: IsoDay;
  dayOff?: string | undefined;
  /** Path of the page of the first duty, if any. */
  page?: string | undefined;
  /** 'PAYE and SDL, withholding tax'. */
  names: string;
};

/** Groups dates by day, in order, up to a number of days. */
export function dueDays(dates: readonly DutyDate[], count: number): DueDay[] {
  const days = new Map<IsoDay, DutyDate[]>();
  for (const date of dates) days.set(date.due, [...(days.get(date.due) ?? []), date]);
  return [...days].slice(0, count).flatMap(([due, [first, ...others]]) => {
    if (!first) return [];
    const { workingDay, dayOff, duty } = first;
    const titles = new Set([first, ...others].map((date) => date.duty.title));
    return [{ due, workingDay, dayOff, page: duty.page, names: [...titles].join(', ') }];
  });
}
