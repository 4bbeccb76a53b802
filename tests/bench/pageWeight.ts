import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Bytes that a browser fetches for an untouched page, after brotli at its best. `data` is the page's own file of Next's inline
 * scripts, which stand in the HTML of other exports.
 */
export type PageWeight = { html: number; data: number; script: number; style: number };

const DATA = /^\/_next\/static\/page\//;

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

/** Returns the scripts that a page fetches. */
const scriptsOf = (html: string): string[] =>
  namedScripts(html) ?? addressesIn(html, /<script[^>]*>/g, /src="([^"]+)"/);

/** Weighs one page of an export by its file. */
export function weighPage(out: string, file: string): PageWeight {
  const html = readFileSync(join(out, file), 'utf8');
  const total = (addresses: string[]) => addresses.reduce((sum, address) => sum + sizeOf(join(out, address)), 0);
  const { true: data = [], false: scripts = [] } = Object.groupBy(scriptsOf(html), (url) => `${DATA.test(url)}`);
  return {
    html: brotli(Buffer.from(html)),
    data: total(data),
    script: total(scripts),
    style: total(addressesIn(html, /<link[^>]*rel="stylesheet"[^>]*>/g, /href="([^"]+)"/)),
  };
}
