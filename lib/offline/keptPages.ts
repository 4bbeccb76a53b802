const FILE = /(?:href|src|data-page)="(\/(?:_next\/static|fonts)\/[^"]+)"/g;

/** What is kept under a URL; `files` where it is a page. */
export type Kept = { url: string; bytes: number; files?: readonly string[] };

/** URLs of the style sheets, fonts, scripts and data that a page's HTML names. */
export function filesOf(html: string): string[] {
  const scripts = html.match(/ data-scripts="([^"]+)"/)?.[1]?.split(' ') ?? [];
  return [...new Set([...[...html.matchAll(FILE)].map(([, url = '']) => url), ...scripts])];
}

/**
 * URLs to drop, so that what is left weighs at most `limit`: of the pages not in `lasting` those that were kept first, with the
 * files that no other page needs.
 */
export function overflow(all: readonly Kept[], limit: number, lasting: readonly string[]): string[] {
  let left = all;
  for (const { url } of all.filter((one) => one.files && !lasting.includes(one.url))) {
    if (left.reduce((sum, { bytes }) => sum + bytes, 0) <= limit) break;
    const pages = left.filter((one) => one.files && one.url !== url);
    const needed = new Set(pages.flatMap(({ files = [] }) => files));
    left = [...pages, ...left.filter((one) => !one.files && needed.has(one.url))];
  }
  return all.filter((one) => !left.includes(one)).map(({ url }) => url);
}

/** The HTML of a kept page that says in its notice (components/shell/LoadNotice.tsx) of which day it is. */
export function sayOffline(html: string, words: string): string {
  return html.replace(
    /data-load-notice=""([^>]*><p role="status">)/,
    (_, rest) => `data-load-notice="" data-state="done" data-done="${words}"${rest}${words}`,
  );
}

/** The HTML of a page that stands in for another one, at that one's address: it names its own path, which its script would read there. */
export function nameStandIn(html: string, path: string): string {
  return html.replace('<html ', `<html data-page-path="${path}" `);
}
