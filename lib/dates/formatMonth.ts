const formatOf = (month: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-GB', { month, year: 'numeric', timeZone: 'UTC' });

const FORMATS = { long: formatOf('long'), short: formatOf('short') };

/** 'June 2026', short 'Jun 2026', for any day of the month. */
export const formatMonth = (day: string, form: 'long' | 'short' = 'long'): string =>
  FORMATS[form].format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`));
