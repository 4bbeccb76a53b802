const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'June 2026' for any day of the month. */
export const formatMonth = (day: string): string => MONTH.format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`));
