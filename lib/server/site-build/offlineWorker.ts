import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { OfflineSettings } from '../../offline/settings.ts';

const SOURCES = join(import.meta.dirname, '../../browser/offline');

/** The script of the service worker: with settings the one that keeps pages, without them the one that removes itself. */
export function offlineWorker(settings: OfflineSettings | undefined): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(SOURCES, settings ? 'offlineWorker.ts' : 'leavingWorker.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: settings && { SETTINGS: JSON.stringify(settings) },
  });
  return outputFiles.map(({ text }) => text).join('');
}
