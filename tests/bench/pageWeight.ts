import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** What a browser fetches for a page before anyone touches it, in bytes after brotli at its best. */
export type PageWeight = { html: number; script: number; style: number };

const brotli = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const known = sizes.get(file) ?? brotli(readFileSync(file));
  sizes.set(file, known);
  return known;
}

/** Addresses in the page's tags; scripts for old browsers do not count. */
function addressesIn(html: string, tag: RegExp, attribute: RegExp): string[] {
  const tags = html.match(tag) ?? [];
  return [...new Set(tags.filter((one) => !/nomodule/i.test(one)).flatMap((one) => one.match(attribute)?.[1] ?? []))];
}

/** The tag of the start script, and the scripts that it names; undefined in another export, which has tags instead. */
function startScriptOf(html: string): { tag: string; scripts: string[] } | undefined {
  const [tag, scripts = ''] = html.match(/<script[^>]* data-scripts="([^"]*)"[^>]*>/) ?? [];
  return tag === undefined ? undefined : { tag, scripts: scripts.split(' ') };
}

/** Scripts that a page fetches by itself: of the site's pages (lib/server/site-build/splitPages.ts) only live ones do. */
function scriptsOf(html: string): string[] {
  const start = startScriptOf(html);
  if (start === undefined) return addressesIn(html, /<script[^>]*>/g, /src="([^"]+)"/);
  return start.tag.includes(' data-live=') ? start.scripts : [];
}

/** Bytes of the scripts that a page of the site has, once it is used, and another one has not. */
export function weighOwnScript(out: string, file: string, other: string): number {
  const [own, shared] = [file, other].map(
    (page) => startScriptOf(readFileSync(join(out, page), 'utf8'))?.scripts ?? [],
  );
  return (
    own?.filter((script) => !shared?.includes(script)).reduce((sum, script) => sum + sizeOf(join(out, script)), 0) ?? 0
  );
}

/** Weighs one page of an export by its file. */
export function weighPage(out: string, file: string): PageWeight {
  const html = readFileSync(join(out, file), 'utf8');
  const total = (addresses: string[]) => addresses.reduce((sum, address) => sum + sizeOf(join(out, address)), 0);
  return {
    html: brotli(Buffer.from(html)),
    script: total(scriptsOf(html)),
    style: total(addressesIn(html, /<link[^>]*rel="stylesheet"[^>]*>/g, /href="([^"]+)"/)),
  };
}
