import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../../..');
const LIBRARY = join(ROOT, 'node_modules/pdfjs-dist');

/** Files that the viewer loads while a document is open: path in the library, path in the copy. */
const COPIED = [
  ['cmaps', 'cmaps'],
  ['standard_fonts', 'standard_fonts'],
  ['wasm', 'wasm'],
  ['iccs', 'iccs'],
  ['legacy/web/images', 'images'],
] as const;

/** The sandbox for scripts in documents, which the viewer does not run. */
const EXCLUDED = /quickjs/i;

/** The worker. Its parts begin with lines that name their sources. */
const WORKER = 'legacy/build/pdf.worker.mjs';
const BROTLI_DECODER = /^;\/\/ \.\/external\/brotli\/decode\.js$.*?^(?=;\/\/ )/ms;

/**
 * The worker without its decoder of Brotli, a fifth of what a visitor waits for, which next to no PDF needs: browsers that have one
 * use their own, and elsewhere a page in that form counts as one that cannot be read.
 */
async function lightWorker(): Promise<string> {
  const source = await readFile(join(LIBRARY, WORKER), 'utf8');
  const lighter = source.replace(
    BROTLI_DECODER,
    'const BrotliDecode = () => { throw new Error("No Brotli decoder."); };\n',
  );
  if (lighter === source) throw new Error(`${WORKER} has its Brotli decoder in another place than before.`);
  const banner = source.slice(0, source.indexOf('*/') + 2);
  return (await transform(lighter, { minify: true, format: 'esm', target: 'es2022', banner })).code;
}

/**
 * Copies the parts of pdf.js that are loaded by URL to public/pdfjs/<version>/, so that the viewer needs no third party and
 * browsers can cache the files for good. Older versions are removed.
 */
async function copyPdfjs(): Promise<void> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(LIBRARY, 'package.json'), 'utf8')));
  const folder = join(ROOT, 'public/pdfjs');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, version), { recursive: true });
  for (const [from, to] of COPIED) {
    await cp(join(LIBRARY, from), join(folder, version, to), {
      recursive: true,
      filter: (source) => !EXCLUDED.test(source),
    });
  }
  await writeFile(join(folder, version, 'pdf.worker.min.mjs'), await lightWorker());
  console.log(`pdf.js ${version}: worker, character maps, fonts and decoders are in public/pdfjs/${version}.`);
}

await copyPdfjs();
