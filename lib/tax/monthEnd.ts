import type { IsoDay } from './days.ts';

const DAY_MS = 86_400_000;

const isoDay = (time: number): IsoDay => new Date(time).toISOString().slice(0, 10);

/** The day some days later. */
export const addDays = (day: IsoDay, days: number): IsoDay => isoDay(Date.parse(day) + days * DAY_MS);

/** The last day of the month of a day. */
export const monthEnd = (day: IsoDay): IsoDay => isoDay(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0));
