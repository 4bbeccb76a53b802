import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that the site and its functions are made from; generated files follow from it. */
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
/** Variables that change the build: a preview's banner, the styleguide, and the place of the scripts. */
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
 * Id of a build, 16 hexadecimal digits: a hash of its sources, so that the same sources give the same site byte for byte on
 * every machine.
 *
 * @param root the project's folder
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
