import { type CalendarFile, calendarPath } from '@/lib/calendar/calendarFiles';

/** Link that opens the visitor's calendar program with an offer to subscribe. */
export const webcalLink = (siteUrl: string, file: CalendarFile): string =>
  `${siteUrl.replace(/^https?:/, 'webcal:')}${calendarPath(file)}`;

/** Link that opens Google Calendar in the browser with the same offer. */
export const googleLink = (siteUrl: string, file: CalendarFile): string =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalLink(siteUrl, file))}`;
