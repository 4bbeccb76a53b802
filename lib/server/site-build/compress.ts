import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = ['.css', '.csv', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.webmanifest', '.xml'];
/** Below this, headers weigh more than what is won. */
const SMALLEST_BYTES = 1024;
const FILES_AT_ONCE = 8;
/** As hosts compress on the fly. The best, 11, takes half a minute for a few per cent less. */
const BROTLI_QUALITY = 4;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(file: string): Promise<boolean> {
  const source = await readFile(file);
  if (source.length < SMALLEST_BYTES) return false;
  const brotli = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  };
  await Promise.all([
    toBrotli(source, brotli).then((data) => writeFile(`${file}.br`, data)),
    toGzip(source).then((data) => writeFile(`${file}.gz`, data)),
  ]);
  return true;
}

/**
 * Puts .br and .gz beside the built files, so that the local server sends what a
 * visitor of the real site gets. Not a part of the build: the host compresses by itself.
 */
async function compress(publish: string): Promise<void> {
  const entries = await readdir(publish, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  let count = 0;
  for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
    const done = await Promise.all(files.slice(at, at + FILES_AT_ONCE).map(compressFile));
    count += done.filter(Boolean).length;
  }
  console.log(`Compressed ${count} files for the local server.`);
}

await compress(process.argv[2] ?? join(import.meta.dirname, '../../../out'));
