import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';

/** A test file and how many imports lie between it and a source: 1 where it imports the source itself. */
export type RelatedTest = { file: string; distance: number };

const EXTENSIONS = ['', '.ts', '.tsx'];

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/**
 * The files of the project that a file names in its quotes: what it imports, mocks, reads or starts, by a path relative
 * to itself, by `@/`, or from the root.
 */
function namedFiles(root: string, file: string): string[] {
  const texts = [...readFileSync(join(root, file), 'utf8').matchAll(/(['"`])([\w@./()[\]-]+)\1/g)].map(
    ([, , path]) => path ?? '',
  );
  return texts.flatMap((path) => {
    const base = path.startsWith('.') ? normalize(join(file, '..', path)) : path.replace(/^@\//, '');
    return EXTENSIONS.map((extension) => `${base}${extension}`).filter((name) => isFile(join(root, name)));
  });
}

/** For each file of the project the files that name it. */
export function readUsers(root: string): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const file of globSync('{app,components,lib,netlify,tests}/**/*.{ts,tsx}', { cwd: root })) {
    for (const named of new Set(namedFiles(root, file))) users.set(named, [...(users.get(named) ?? []), file]);
  }
  return users;
}

const isTest = (file: string) => /^tests\/(unit|node)\/.*\.test\.tsx?$/.test(file);

/** The units and node tests that a source takes part in, the nearest first; those that mirror its path are nearest. */
export function relatedTests(users: ReadonlyMap<string, readonly string[]>, source: string): RelatedTest[] {
  const distances = new Map<string, number>([[source, 0]]);
  for (const [file, distance] of distances) {
    for (const user of users.get(file) ?? []) if (!distances.has(user)) distances.set(user, distance + 1);
  }
  const mirrored = source.replace(/\.tsx?$/, '.');
  const tests = [...distances].filter(([file]) => isTest(file));
  return tests
    .map(([file, distance]) => ({
      file,
      distance: file.replace(/^tests\/(unit|node)\//, '').startsWith(mirrored) ? 0 : distance,
    }))
    .sort((a, b) => a.distance - b.distance || a.file.localeCompare(b.file));
}
