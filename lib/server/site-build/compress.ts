import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeAtomically } from '../writeAtomically.ts';
import { exportedFiles, exportFolder } from './exportedFiles.ts';

const COMPRESSIBLE = '.{css,csv,html,js,json,mjs,svg,txt,webmanifest,xml}';
/** Below this size, compression saves less than its headers cost. */
const SMALLEST_BYTES = 1024;
const FILES_AT_ONCE = 8;
/** Quality that hosts use for on-the-fly compression. The best quality takes half a minute for all files. */
const LOCAL_QUALITY = 4;
/** Files fetched by the first search are compressed as for a deploy, because tests measure their size and timing. */
const BEST = /\/(?:search-[^/]*|pagefind\/[^/]*)$/;
/** Scripts of at least this size belong to the viewer. */
const VIEWER_BYTES = 400_000;

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const brotliOptions = (quality: number, bytes: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
});

/** Compresses with the best brotli quality, as a host does once per deploy. Used by all budgets and benchmarks. */
export const bestBrotli = (source: Buffer): Promise<Buffer> =>
  brotli(source, brotliOptions(constants.BROTLI_MAX_QUALITY, source.length));

/** Estimates the size in a hundredth of the time; a few percent larger than at the best quality. */
export const quickBrotli = (source: Buffer): Promise<Buffer> =>
  brotli(source, brotliOptions(LOCAL_QUALITY, source.length));

async function compressFile(file: string): Promise<boolean> {
  const source = await readFile(file);
  if (source.length < SMALLEST_BYTES) return false;
  const toBrotli = BEST.test(file) || source.length >= VIEWER_BYTES ? bestBrotli : quickBrotli;
  await Promise.all([
    toBrotli(source).then((data) => writeAtomically(`${file}.br`, data)),
    toGzip(source).then((data) => writeAtomically(`${file}.gz`, data)),
  ]);
  return true;
}

/** Writes .br and .gz files next to the exported ones, so that the local server sends the same bytes as the real site. */
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
