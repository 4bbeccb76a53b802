import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All sources of the site and its functions; generated files are derived from them. */
const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'netlify',
  'public/cv',
  'public/media',
  'public/offline-worker.js',
  'public/resources',
  'mdx-components.tsx',
  'netlify.toml',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
];
const NOT_A_SOURCE = /(\.generated\.scss|\.DS_Store)$/;
/** Environment variables that affect the build: preview banner, styleguide, and script placement. */
const VARIABLES = ['CONTEXT', 'STYLEGUIDE', 'PLAIN_EXPORT'];
const ID_LENGTH = 16;

function filesBelow(root: string, source: string): string[] {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [source];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}

/**
 * Returns the build id, 16 hexadecimal digits: a hash of the sources, so that identical sources give a byte-identical site
 * on every machine.
 * @param root project folder
 */
export function buildId(root: string, env: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((source) => filesBelow(root, source)).filter((file) => !NOT_A_SOURCE.test(file));
  for (const file of files.sort()) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  for (const name of VARIABLES) hash.update(`${name}=${env[name] ?? ''}\0`);
  return hash.digest('hex').slice(0, ID_LENGTH);
}
