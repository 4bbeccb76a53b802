/**
 * Bundles the script that stands inline in the head of every page (lib/browser/page-start/start.ts) into
 * .generated/page-start.js, where components/shell/SiteDocument.tsx finds it.
 */
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const ROOT = join(import.meta.dirname, '../../..');

const { metafile } = buildSync({
  entryPoints: [join(ROOT, 'lib/browser/page-start/start.ts')],
  outfile: join(ROOT, '.generated/page-start.js'),
  bundle: true,
  minify: true,
  metafile: true,
  format: 'iife',
  target: 'es2022',
});
const [{ bytes } = { bytes: 0 }] = Object.values(metafile.outputs);
console.log(`Page start: ${bytes} bytes, inline in every page.`);
