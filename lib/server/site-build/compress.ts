import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { writeAtomically } from '../writeAtomically.ts';
import { exportedFiles, exportFolder } from './exportedFiles.ts';

const COMPRESSIBLE = '.{css,csv,html,js,json,mjs,svg,txt,webmanifest,xml}';
/** Below this size, compression saves less than its headers cost. */
const SMALLEST_BYTES = 1024;
const FILES_AT_ONCE = 8;
/** Quality that hosts use for on-the-fly compression. The best quality takes half a minute for all files. */
const LOCAL_QUALITY = 4;

/** Compresses with the best quality, as a host does once per deploy. */
export const bestBrotli = promisify(brotliCompress);

/** Compresses in a hundredth of the time to a few percent more. */
export const quickBrotli = (source: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: LOCAL_QUALITY } });

async function compressFile(file: string): Promise<boolean> {
  const source = await readFile(file);
  if (source.length < SMALLEST_BYTES) return false;
  writeAtomically(`${file}.br`, await quickBrotli(source));
  return true;
}

/** Writes .br files next to the exported ones, so that the local server sends about as many bytes as the real site. */
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
