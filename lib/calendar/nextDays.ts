import type { IsoDay } from '../tax/days.ts';
import type { DutyDate } from './duties.ts';

/** A due date with all its duties. */
export type DueDay = {
  due: IsoDay;
  /** The due date, or the last working day before it. */
  workingDay: IsoDay;
  dayOff?: string | undefined;
  /** The duties of the day, each with the path of its page, if any. */
  duties: readonly { title: string; page?: string | undefined }[];
};

/** Groups dates by day, in order, up to a number of days. */
export function dueDays(dates: readonly DutyDate[], count: number): DueDay[] {
  const days = new Map<IsoDay, DutyDate[]>();
  for (const date of dates) days.set(date.due, [...(days.get(date.due) ?? []), date]);
  return [...days].slice(0, count).flatMap(([due, [first, ...others]]) => {
    if (!first) return [];
    const { workingDay, dayOff } = first;
    const duties = new Map([first, ...others].map(({ duty: { title, page } }) => [title, { title, page }]));
    return [{ due, workingDay, dayOff, duties: [...duties.values()] }];
  });
}
