import { addDays, type IsoDay } from './days.ts';

/** The last day of the month of a day. */
export const monthEnd = (day: IsoDay): IsoDay =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10);

/** The day some days after the end of the month of a day. */
export const afterMonthEnd = (day: IsoDay, days: number): IsoDay => addDays(monthEnd(day), days);
