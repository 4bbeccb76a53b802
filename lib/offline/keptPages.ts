const FILE = /(?:href|src|data-page)="(\/(?:_next\/static|fonts)\/[^"]+)"/g;

/** A cached URL; pages have `files`. */
export type Kept = { url: string; bytes: number; files?: readonly string[] };

/** Returns the URLs of style sheets, fonts, scripts and data in a page's HTML. */
export function filesOf(html: string): string[] {
  const scripts = html.match(/ data-scripts="([^"]+)"/)?.[1]?.split(' ') ?? [];
  return [...new Set([...[...html.matchAll(FILE)].map(([, url = '']) => url), ...scripts])];
}

/**
 * Returns the URLs to delete, so that the cache fits `limit`: the oldest pages outside `lasting`, with files that no
 * other page needs.
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

/** Adds the day of caching to the notice of a page's HTML (components/shell/LoadNotice.tsx). */
export function sayOffline(html: string, words: string): string {
  return html.replace(
    /data-load-notice=""([^>]*><p role="status">)/,
    (_, rest) => `data-load-notice="" data-state="done" data-done="${words}"${rest}${words}`,
  );
}

/** Sets `data-page-path` in a fallback page served at another URL, whose `location` would be wrong. */
export function nameStandIn(html: string, path: string): string {
  return html.replace('<html ', `<html data-page-path="${path}" `);
}
