/** A light page as it would be as a live one: its start script loads at once (lib/browser/page-start/watchPaint.ts). */
export const loadAtOnce = (html: string): string =>
  html.replace('<meta name="page-loading" content="light"/>', '<meta name="page-loading" content="live"/>');
