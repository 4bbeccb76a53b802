import { createHash } from 'node:crypto';

const SCRIPT = /<script((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script>/gi;
/** Types that browsers keep as data and never run. */
const DATA_TYPE = /\btype=["']?application\/(ld\+)?json\b/i;
const STYLED = /<[a-z][^<>]*\sstyle=["']|<style[\s>]/gi;

/** Hashes, as a content security policy names them, of the scripts that a page carries in itself. */
export function inlineScriptHashes(html: string): string[] {
  const hashes: string[] = [];
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (/\ssrc=/i.test(attributes) || DATA_TYPE.test(attributes)) continue;
    hashes.push(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  }
  return hashes;
}

/** How many style attributes and style elements stand in a page's markup (not in its scripts). */
export function inlineStyles(html: string): number {
  return html.replace(SCRIPT, '').match(STYLED)?.length ?? 0;
}
