const LONG_DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '24 September 2025' from the ISO day '2025-09-24'. */
export function formatLongDate(day: string): string {
  return LONG_DATE.format(new Date(`${day}T00:00:00Z`));
}
