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
