/** A light page as it would be as a live one: its start script loads at once (lib/browser/page-start/loadOnIntent.ts). */
export const loadAtOnce = (html: string): string =>
  / data-live=/.test(html) ? html : html.replace(/ data-page="/, ' data-live=""$&');
