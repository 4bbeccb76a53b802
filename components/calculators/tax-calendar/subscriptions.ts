/** Link that opens the visitor's calendar program with an offer to subscribe to the calendar at a path of the site. */
export const webcalLink = (siteUrl: string, path: string): string => `${siteUrl.replace(/^https?:/, 'webcal:')}${path}`;

/** Link that opens Google Calendar in the browser with the same offer. */
export const googleLink = (siteUrl: string, path: string): string =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalLink(siteUrl, path))}`;
