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

/**
 * Scripts that a page fetches by itself. Pages of the site name them on their start script, and only those of live pages
 * fetch them before someone uses the page (lib/server/site-build/splitPages.ts); other exports have tags.
 */
function scriptsOf(html: string): string[] {
  const named = html.match(/<script[^>]* data-scripts="([^"]*)"[^>]*>/);
  if (named === null) return addressesIn(html, /<script[^>]*>/g, /src="([^"]+)"/);
  const [tag, scripts = ''] = named;
  return tag.includes(' data-live=') ? scripts.split(' ') : [];
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
