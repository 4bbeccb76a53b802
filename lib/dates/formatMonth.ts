import { dateFormat } from './dateLocale.ts';

/** Returns 'June 2026', short 'Jun 2026', for any day of the month, in the language of the page. */
export const formatMonth = (day: string, form: 'long' | 'short' = 'long'): string =>
  dateFormat({ month: form, year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`));
