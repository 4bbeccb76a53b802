import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { loadingOf } from '../../lib/server/site-build/splitPages.ts';

/** Bytes that a browser fetches for an untouched page, after brotli at its best. */
export type PageWeight = { html: number; script: number; style: number };

const brotli = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const known = sizes.get(file) ?? brotli(readFileSync(file));
  sizes.set(file, known);
  return known;
}

/** Returns the addresses in the page's tags; ignores scripts for old browsers. */
function addressesIn(html: string, tag: RegExp, attribute: RegExp): string[] {
  const tags = html.match(tag) ?? [];
  return [...new Set(tags.filter((one) => !/nomodule/i.test(one)).flatMap((one) => one.match(attribute)?.[1] ?? []))];
}

/** Returns the scripts that the start script names; undefined in other exports, which have tags. */
const namedScripts = (html: string): string[] | undefined =>
  html.match(/<script[^>]* data-scripts="([^"]*)"/)?.[1]?.split(' ');

/** Returns the scripts that a page fetches by itself: only live pages do (lib/server/site-build/splitPages.ts). */
function scriptsOf(html: string): string[] {
  const named = namedScripts(html);
  if (named === undefined) return addressesIn(html, /<script[^>]*>/g, /src="([^"]+)"/);
  return loadingOf(html) === 'live' ? named : [];
}

/** Returns the additional script bytes of a used page compared with another page. */
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
