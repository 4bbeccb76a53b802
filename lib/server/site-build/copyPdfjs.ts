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

/** Sandbox for scripts in documents, which the viewer does not run. */
const EXCLUDED = /quickjs/i;

/** The worker bundle, in which a comment line with its path starts each module. */
const WORKER = 'legacy/build/pdf.worker.mjs';

/**
 * Modules that no document in the viewer needs, with the exports that other modules use. They make up a third of the
 * compressed worker.
 */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  // Browsers with a native decoder use it. In others, pages in this format are unreadable.
  'external/brotli/decode': ['BrotliDecode'],
  // Extracts pages from documents.
  'src/core/editor/pdf_editor': ['PDFEditor'],
  // The viewer rejects XFA forms. The rest of XFA is needed for rich text in notes.
  'src/core/xfa/template': ['Template', 'TemplateNamespace'],
  'src/core/xfa/config': ['ConfigNamespace'],
  'src/core/xfa/bind': ['Binder'],
  'src/core/xfa_fonts': ['getXfaFontName', 'getXfaFontDict'],
  'src/core/calibri_factors': [],
  'src/core/helvetica_factors': [],
  'src/core/liberationsans_widths': [],
  'src/core/myriadpro_factors': [],
  'src/core/segoeui_factors': [],
};

/** Returns the worker without these modules. Empty classes replace their exports. */
async function lightWorker(): Promise<string> {
  const source = await readFile(join(LIBRARY, WORKER), 'utf8');
  const lighter = Object.entries(UNUSED).reduce((worker, [name, used]) => {
    const start = worker.indexOf(`;// ./${name}.js\n`);
    const end = worker.indexOf('\n;// ', start);
    if (start === -1 || end === -1) throw new Error(`${WORKER} has no module ${name} any more.`);
    const stubs = used.map((unit) => `class ${unit} {}\n`).join('');
    return `${worker.slice(0, start)};// stubs\n${stubs}${worker.slice(end)}`;
  }, source);
  const banner = source.slice(0, source.indexOf('*/') + 2);
  return (await transform(lighter, { minify: true, format: 'esm', target: 'es2022', banner })).code;
}

/**
 * Copies the parts of pdf.js that are loaded by URL to public/pdfjs/<version>/, so that the viewer needs no third-party
 * server and browsers can cache the files forever. Deletes older versions.
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
