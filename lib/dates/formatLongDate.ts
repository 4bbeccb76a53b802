import type { Language } from '../words/language.ts';
import { dateFormat } from './dateLocale.ts';

const LONG = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Returns '24 September 2025' for the ISO day '2025-09-24', in a language. */
export const formatLongDate = (day: string, language?: Language): string =>
  dateFormat(LONG, language).format(new Date(`${day}T00:00:00Z`));
