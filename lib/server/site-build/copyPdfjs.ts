import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../../..');
const LIBRARY = join(ROOT, 'node_modules/pdfjs-dist');

/** Files that the viewer loads while a document is open: path in the library, path in the copy. */
const COPIED = [
  ['legacy/build/pdf.worker.min.mjs', 'pdf.worker.min.mjs'],
  ['cmaps', 'cmaps'],
  ['standard_fonts', 'standard_fonts'],
  ['wasm', 'wasm'],
  ['iccs', 'iccs'],
  ['legacy/web/images', 'images'],
] as const;

/** The sandbox for scripts in documents, which the viewer does not run. */
const EXCLUDED = /quickjs/i;

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
  console.log(`pdf.js ${version}: worker, character maps, fonts and decoders are in public/pdfjs/${version}.`);
}

await copyPdfjs();
