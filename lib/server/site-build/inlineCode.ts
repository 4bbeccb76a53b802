import { createHash } from 'node:crypto';

const SCRIPT = /<script((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script>/gi;
/** Types that browsers never run. */
const DATA_TYPE = /\btype=["']?application\/(ld\+)?json\b/i;
const STYLED = /<[a-z][^<>]*\sstyle=["']|<style[\s>]/gi;

/** Hashes of a page's inline scripts, in the form of a content security policy. */
export function inlineScriptHashes(html: string): string[] {
  const hashes: string[] = [];
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (/\ssrc=/i.test(attributes) || DATA_TYPE.test(attributes)) continue;
    hashes.push(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  }
  return hashes;
}

/** Number of style attributes and style elements in a page's markup, scripts excluded. */
export function inlineStyles(html: string): number {
  return html.replace(SCRIPT, '').match(STYLED)?.length ?? 0;
}

/** Next's inline script with a page's data: a call whose argument is JSON, different on every page. */
const DATA_CALL = /<script>self\.__next_f\.push\((\[[\s\S]*?\])\)<\/script>/g;
const DATA_BLOCK = '<script type="application/json" data-next>';

/** Passes the data to Next. The same on every page. */
const RUNNER =
  "<script>document.querySelectorAll('script[data-next]').forEach(function(s){self.__next_f.push(JSON.parse(s.textContent))})</script>";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Turns a page's data from scripts into data blocks, followed by one short script. Data blocks need no hash in the content
 * security policy, which would otherwise grow with the number of pages: 90 hashes are 5 kB on every answer. A script that
 * does not match stays as it is and gets a hash.
 */
export function dataAsBlocks(html: string): string {
  const changed = html.replace(DATA_CALL, (whole, data: string) =>
    isJson(data) ? `${DATA_BLOCK}${data}</script>` : whole,
  );
  if (changed === html) return html;
  const end = changed.indexOf('</script>', changed.lastIndexOf(DATA_BLOCK)) + '</script>'.length;
  return `${changed.slice(0, end)}${RUNNER}${changed.slice(end)}`;
}
