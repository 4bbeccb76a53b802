import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { loadingOf } from '../../lib/server/site-build/splitPages.ts';

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

/** The scripts that the start script names; undefined in another export, which has tags instead. */
const namedScripts = (html: string): string[] | undefined =>
  html.match(/<script[^>]* data-scripts="([^"]*)"/)?.[1]?.split(' ');

/** Scripts that a page fetches by itself: of the site's pages (lib/server/site-build/splitPages.ts) only live ones do. */
function scriptsOf(html: string): string[] {
  const named = namedScripts(html);
  if (named === undefined) return addressesIn(html, /<script[^>]*>/g, /src="([^"]+)"/);
  return loadingOf(html) === 'live' ? named : [];
}

/** By how many bytes the scripts of a page of the site, once it is used, outweigh those of another one. */
export function weighOwnScript(out: string, file: string, other: string): number {
  const [own = 0, shared = 0] = [file, other].map((page) => {
    const scripts = namedScripts(readFileSync(join(out, page), 'utf8')) ?? [];
    return scripts.reduce((sum, script) => sum + sizeOf(join(out, script)), 0);
  });
  return own - shared;
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
