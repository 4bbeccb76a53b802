/**
 * Bundles the script that stands inline in the head of every page (lib/browser/page-start/start.ts) into
 * .generated/page-start.js, where components/shell/PageStartScript.tsx finds it. Next's own minifier makes it 270 bytes
 * smaller in each page than esbuild does, and pages of text are near their budget (pageWeights.ts).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { loadBindings } from 'next/dist/build/swc/index.js';

const ROOT = join(import.meta.dirname, '../../..');

const { outputFiles } = buildSync({
  entryPoints: [join(ROOT, 'lib/browser/page-start/start.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
});
const bundle = outputFiles.map(({ text }) => text).join('');
const { minify } = await loadBindings();
const { code } = await minify(bundle, { compress: true, mangle: true });
mkdirSync(join(ROOT, '.generated'), { recursive: true });
writeFileSync(join(ROOT, '.generated/page-start.js'), code);
console.log(`Page start: ${code.length} bytes, inline in every page.`);
