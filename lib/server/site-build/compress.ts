import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { exportedFiles, exportFolder, replaceFile } from './exportedFiles.ts';

const COMPRESSIBLE = '.{css,csv,html,js,json,mjs,svg,txt,webmanifest,xml}';
/** Below this, compression saves less than its headers cost. */
const SMALLEST_BYTES = 1024;
const FILES_AT_ONCE = 8;
/** What hosts use on the fly. The best quality, 11, takes half a minute for a few per cent less. */
const BROTLI_QUALITY = 4;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** How a host compresses on the fly a text of this many bytes. */
export const brotliOptions = (bytes: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
});

async function compressFile(file: string): Promise<boolean> {
  const source = await readFile(file);
  if (source.length < SMALLEST_BYTES) return false;
  await Promise.all([
    toBrotli(source, brotliOptions(source.length)).then((data) => replaceFile(`${file}.br`, data)),
    toGzip(source).then((data) => replaceFile(`${file}.gz`, data)),
  ]);
  return true;
}

/**
 * Writes .br and .gz files beside the exported ones, so that the local server sends what a visitor of the real site gets.
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
