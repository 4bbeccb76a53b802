/**
 * Bundles the site's own scripts: the inline script in the head of every page (lib/browser/page-start/start.ts) into
 * .generated/page-start.js, which components/shell/SiteDocument.tsx reads, and the custom elements (app/elements.ts) into
 * one content-hashed file below public/elements.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { ELEMENTS_FOLDER } from './elementsFile.ts';

const ROOT = join(import.meta.dirname, '../../..');

function bundle(entry: string, entryNames: string, outdir: string): void {
  const { outputFiles } = buildSync({
    entryPoints: [join(ROOT, entry)],
    entryNames,
    outdir: join(ROOT, outdir),
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    tsconfig: join(ROOT, 'tsconfig.json'),
  });
  for (const { path, contents } of outputFiles) {
    mkdirSync(join(ROOT, outdir), { recursive: true });
    writeFileSync(path, contents);
    const compressed = brotliCompressSync(contents).length;
    console.log(`${entry}: ${contents.length} bytes, ${compressed} compressed.`);
  }
}

bundle('lib/browser/page-start/start.ts', 'page-start', '.generated');
rmSync(join(ROOT, 'public', ELEMENTS_FOLDER), { recursive: true, force: true });
bundle('app/elements.ts', '[name]-[hash]', join('public', ELEMENTS_FOLDER));
