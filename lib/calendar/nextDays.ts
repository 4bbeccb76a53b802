import type { IsoDay } from '../tax/days.ts';
import type { DutyDate } from './duties.ts';

/** A day on which something is due, with all that is. */
export type DueDay = {
  due: IsoDay;
  /** The day before it, where it is no working day. */
  workingDay: IsoDay;
  dayOff?: string | undefined;
  /** Id of the first duty, its anchor in the tax calendar. */
  anchor: string;
  /** 'PAYE and SDL, withholding tax'. */
  names: string;
};

/** Dates put together by day, in their order, as many as are wanted. */
export function dueDays(dates: readonly DutyDate[], count: number): DueDay[] {
  const days = new Map<IsoDay, DutyDate[]>();
  for (const date of dates) days.set(date.due, [...(days.get(date.due) ?? []), date]);
  return [...days].slice(0, count).flatMap(([due, [first, ...others]]) => {
    if (!first) return [];
    const { workingDay, dayOff, duty } = first;
    const titles = new Set([first, ...others].map((date) => date.duty.title));
    return [{ due, workingDay, dayOff, anchor: duty.id, names: [...titles].join(', ') }];
  });
}
