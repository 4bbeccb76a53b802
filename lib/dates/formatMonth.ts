import type { Language } from '../words/language.ts';
import { dateFormat } from './dateLocale.ts';

/** Returns 'June 2026', short 'Jun 2026', for any day of the month, in a language. */
export const formatMonth = (day: string, form: 'long' | 'short' = 'long', language?: Language): string =>
  dateFormat({ month: form, year: 'numeric', timeZone: 'UTC' }, language).format(
    new Date(`${day.slice(0, 7)}-01T00:00:00Z`),
  );
