import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { compileString } from 'sass';
import { PAGES } from '../../lib/site/pages.ts';
import nextConfig from '../../next.config.mjs';

const ROOT = process.cwd();

/**
 * The routes of static pages: those in the registry, which includes the [legal] pages, and those declared in their own
 * file.
 */
const routes = globSync('app/**/{page,global-not-found}.tsx', { cwd: ROOT }).filter((route) => {
  const path = `/${dirname(route).replace(/^app\/?(\(en\)|sw)?\/?/, '')}`;
  const registered: { path: string; isStatic?: boolean } | undefined = Object.values(PAGES).find(
    (page) => page.path === path,
  );
  return (
    registered?.isStatic ??
    /isStatic: true|global-not-found|\[legal\]/.test(readFileSync(join(ROOT, route), 'utf8') + route)
  );
});

/** Resolves an import to a file of the project; undefined for packages and style sheets. */
function fileOf(from: string, imported: string): string | undefined {
  const path = imported.startsWith('@/')
    ? join(ROOT, imported.slice(2))
    : join(dirname(from), imported).replace(/\.ts$/, '');
  return [`${path}.tsx`, `${path}.ts`].find((file) => existsSync(file));
}

/** Returns the client components that a file imports, directly or indirectly, except those of the site's shell. */
function clientFiles(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || file.includes('components/shell/')) return [];
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  if (/^'use client';/m.test(code)) return [file.slice(ROOT.length + 1)];
  const imports = [...code.matchAll(/^(?:import|export) (?!type)[^;]*?from '([^']+)'/gms)].map(([, path = '']) => path);
  return imports.flatMap((path) => {
    const imported = fileOf(file, path);
    return imported ? clientFiles(imported, seen) : [];
  });
}

it('no static page has a client component in its own content', () => {
  assert.ok(routes.length > 15);
  const found = routes.flatMap((route) => clientFiles(join(ROOT, route)).map((file) => `${route}: ${file}`));
  assert.deepEqual(found, []);
});

/** Returns the classes that a file uses from its style sheets, but that those do not define. */
function unknownClasses(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/^import (\w+) from '([^']+\.module\.scss)';/gm)].flatMap(([, name = '', path = '']) => {
    const sheet = readFileSync(path.startsWith('@/') ? path.slice(2) : join(dirname(file), path), 'utf8');
    const classes = new Set([...sheet.matchAll(/\.([a-z]\w*)/gi)].map(([, known]) => known));
    const used = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one]) => one);
    return used.filter((one) => !classes.has(one)).map((one) => `${file}: ${name}.${one}`);
  });
}

it('every class that a component uses exists in its style sheet', () => {
  assert.deepEqual(globSync('{app,components}/**/*.{ts,tsx}').flatMap(unknownClasses), []);
});

/** Returns the classes that a file names as plain strings. */
const plainClasses = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/className=(?:"([^"]+)"|\{`([^`]+)`\})/g)].flatMap(
    ([, text, template = '']) => (text ?? template.replace(/\$\{[^}]*\}/g, '')).split(' ').filter(Boolean),
  );

it('every class outside a module is a shared class', () => {
  const { css } = compileString("@use 'foundations/classes' as *; @include classes;", { loadPaths: ['components'] });
  const shared = new Set([...css.matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => name));
  const used = new Set(globSync('{app,components}/**/*.tsx').flatMap(plainClasses));
  // Defined by pdf.js.
  used.delete('pdfViewer');
  assert.deepEqual(used, shared);
});

/** Returns the names of the parts that have a specimen in a table of the styleguide. */
const specimensIn = (table: string) =>
  [...readFileSync(table, 'utf8').matchAll(/^ {2}(\w+): specimen\(/gm)].map(([, name = '']) => name);

it('Every part of components/ui has one specimen in the styleguide', () => {
  const specimens = globSync('components/styleguide/*Specimens.tsx').flatMap(specimensIn);
  const faults = globSync('components/ui/**/*.tsx').flatMap((file) => {
    const name = basename(file, '.tsx');
    const count = specimens.filter((specimen) => specimen === name).length;
    return count === 1 ? [] : `${file} has ${count} specimens: give ${name} one in a table in components/styleguide.`;
  });
  assert.deepEqual(faults, []);
});

const FUNCTIONS_URL = 'http://localhost:4711';

describe("Next's development server", () => {
  before(() => (process.env.FUNCTIONS_URL = FUNCTIONS_URL));
  after(() => delete process.env.FUNCTIONS_URL);

  it('proxies every URL that netlify.toml rewrites to a function, under the same path', async () => {
    const rules = await nextConfig(PHASE_DEVELOPMENT_SERVER).rewrites?.();
    assert.ok(rules !== undefined && 'beforeFiles' in rules);
    const rewrites = readFileSync('netlify.toml', 'utf8').matchAll(
      /from = "(.+)"\s+to = "(\/\.netlify\/functions\/.+)"/g,
    );
    // Next serves these pages itself; a function fills them in only for one query.
    const isPage = (path: string) => /\/thank-you(\/|$)/.test(path);
    const paths = [...rewrites].flatMap(([, from = '', to = '']) => (isPage(from) ? [] : [from, to]));
    assert.ok(paths.includes('/contact-form.php'));
    for (const path of paths) {
      const reached: boolean[] | undefined = rules.beforeFiles
        ?.filter(({ source }) => new URLPattern({ pathname: source }).test({ pathname: path }))
        .map(({ source, destination }) => destination === `${FUNCTIONS_URL}${source}`);
      assert.deepEqual(reached, [true], path);
    }
  });

  it('is the only mode of Next with rewrites, because an export does not support them', () => {
    assert.equal(nextConfig(PHASE_PRODUCTION_BUILD).rewrites, undefined);
  });
});
