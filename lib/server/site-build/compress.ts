import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { exportedFiles, exportFolder, replaceFile } from './exportedFiles.ts';

const COMPRESSIBLE = '.{css,csv,html,js,json,mjs,svg,txt,webmanifest,xml}';
/** Below this, compression saves less than its headers cost. */
const SMALLEST_BYTES = 1024;
const FILES_AT_ONCE = 8;
/** What the local server sends: what hosts use on the fly. The best quality takes half a minute for all files. */
const LOCAL_QUALITY = 4;
/** What a first query fetches is weighed and timed as it is sent, so it is compressed as for a deploy. */
const BEST = /\/(?:search-[^/]*|pagefind\/[^/]*)$/;
/** From this size on a script is a part of the viewer. */
const VIEWER_BYTES = 400_000;

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const brotliOptions = (quality: number, bytes: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
});

/** How every budget and benchmark weighs a text: brotli at its best, as a host does that compresses a deploy once. */
export const bestBrotli = (source: Buffer): Promise<Buffer> =>
  brotli(source, brotliOptions(constants.BROTLI_MAX_QUALITY, source.length));

/** Weighs a text in a hundredth of the time: some percent more than at its best. */
export const quickBrotli = (source: Buffer): Promise<Buffer> =>
  brotli(source, brotliOptions(LOCAL_QUALITY, source.length));

async function compressFile(file: string): Promise<boolean> {
  const source = await readFile(file);
  if (source.length < SMALLEST_BYTES) return false;
  const toBrotli = BEST.test(file) || source.length >= VIEWER_BYTES ? bestBrotli : quickBrotli;
  await Promise.all([
    toBrotli(source).then((data) => replaceFile(`${file}.br`, data)),
    toGzip(source).then((data) => replaceFile(`${file}.gz`, data)),
  ]);
  return true;
}

/**
 * Writes .br and .gz files next to the exported ones, so that the local server sends what a visitor of the real site
 * gets.
 */
async function compress(publish: string): Promise<void> {
  const files = exportedFiles(publish, COMPRESSIBLE);
  let count = 0;
  for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
    const done = await Promise.all(files.slice(at, at + FILES_AT_ONCE).map(compressFile));
    count += done.filter(Boolean).length;
  }
  console.log(`Compressed ${count} files for the local server.`);
}

if (import.meta.main) await compress(exportFolder());
