import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const DOCS = [...globSync('docs/**/*.md'), 'README.md', 'CONTRIBUTING.md', ...globSync('content/*.md')];

/** Guides mention files that their readers will create. */
const isGuide = (doc: string) => /^docs\/a(dd)?-/.test(doc);

const sources = new Set(
  globSync('{app,components,lib,netlify,tests}/**/*.{ts,tsx,scss}').map((file) => basename(file)),
);

/** Returns a document's text without code blocks. */
const proseOf = (doc: string) => readFileSync(doc, 'utf8').replace(/^( *)```.*?^\1```/gms, '');

/** Returns the anchors of a document's headings, as GitHub generates them. */
const anchorsOf = (doc: string) =>
  [...proseOf(doc).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the docs', () => {
  it('link to existing files and headings', () => {
    const links = DOCS.flatMap((doc) =>
      [...proseOf(doc).matchAll(/\]\((?!https:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([, path = '', anchor]) => {
        return { doc, target: path ? join(dirname(doc), path) : doc, anchor };
      }),
    );
    const dead = links.filter(
      ({ target, anchor }) => !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor)),
    );
    assert.deepEqual(dead, []);
  });

  it('mention only existing source files', () => {
    const named = DOCS.filter((doc) => !isGuide(doc)).flatMap((doc) =>
      [...proseOf(doc).matchAll(/`([\w/[\].-]+\.(?:tsx?|scss))`/g)].map(([, file = '']) => ({ doc, file })),
    );
    const isThere = (file: string) => (file.includes('/') ? existsSync(file) : sources.has(file));
    const missing = named.filter(({ file }) => !isThere(file));
    assert.deepEqual(missing, []);
  });
});

/** In this order, because the guide to pages lists the collection from the guide before it. */
const GUIDES = ['add-a-collection', 'add-a-page', 'add-a-tax-table', 'add-a-form-field'];
const COPIED = [
  'app',
  'components',
  'content',
  'lib',
  'mdx-components.tsx',
  'types.d.ts',
  'tsconfig.json',
  'package.json',
];
const LINKED = ['netlify', 'node_modules', '.generated'];

/**
 * A TypeScript or JSON block in a guide, and its target: a whole file, or the lines after the line that ends with
 * `anchor`.
 */
type Block = { file: string; anchor: string | undefined; code: string };

const blocksOf = (guide: string): Block[] =>
  [
    ...readFileSync(`docs/${guide}.md`, 'utf8').matchAll(/^ *```(?:tsx?|json) (\S+)(?: > (.+))?\n([\s\S]*?)^ *```/gm),
  ].map(([, file = '', anchor, code = '']) => ({ file, anchor, code }));

/**
 * Applies a block to the tree: as a new file, or with its imports at the top of a file and the rest after the anchor.
 * Skips the block if its file or an entry with its name already exists, because somebody has followed the guide.
 */
function follow(tree: string, { file, anchor, code }: Block): void {
  const path = join(tree, file);
  if (anchor === undefined) {
    if (existsSync(path)) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
    return;
  }
  const text = readFileSync(path, 'utf8');
  assert.ok(text.includes(`${anchor}\n`), `${file} has no line that ends in "${anchor}"`);
  const imports = code.match(/^import .*\n/gm) ?? [];
  const entry = code.replace(/^import .*\n/gm, '');
  const name = /^\s*("?[\w-]+"?:)/.exec(entry)?.[1];
  if (name && new RegExp(`^ +${name}`, 'm').test(text)) return;
  writeFileSync(path, `${imports.join('')}${text.replace(`${anchor}\n`, () => `${anchor}\n${entry}`)}`);
}

describe('the guides', () => {
  it('give the file of every TypeScript block', () => {
    const unnamed = globSync('docs/add-*.md').flatMap((doc) => readFileSync(doc, 'utf8').match(/^ *```tsx?$/gm) ?? []);
    assert.deepEqual(unnamed, []);
  });

  it('produce code that compiles', () => {
    const tree = temporaryFolder();
    // The compiler does not read texts or style sheets.
    const filter = (path: string) => !/\.(mdx|scss)$/.test(path);
    for (const path of COPIED) cpSync(path, join(tree, path), { recursive: true, filter });
    for (const path of LINKED) symlinkSync(join(process.cwd(), path), join(tree, path));
    // Skips code blocks for files in tests/. Each is only a row of a table, as the guide explains.
    const blocks = GUIDES.flatMap(blocksOf).filter(({ file }) => !file.startsWith('tests/'));
    for (const block of blocks) follow(tree, block);
    // Compiles only these files and what they import; the whole project would take five times as long.
    const files = ['types.d.ts', ...blocks.map(({ file }) => file)];
    const compilerOptions = { incremental: false, types: ['node'] };
    const project = { extends: './tsconfig.json', compilerOptions, include: [], files: [...new Set(files)] };
    writeFileSync(join(tree, 'tsconfig.guides.json'), JSON.stringify(project));
    const compiler = join(process.cwd(), 'node_modules/.bin/tsc');
    const { stdout } = spawnSync(compiler, ['-p', 'tsconfig.guides.json', '--singleThreaded'], {
      cwd: tree,
      encoding: 'utf8',
    });
    assert.equal(stdout, '');
  });
});

const PAGE = readFileSync('content/pages/privacy-policy.mdx', 'utf8');
const WRITES = String.raw`setItem\([^,]+|caches\.open\([^)]+|document\.cookie|indexedDB`;

/** The page's statements about browser storage, by the file that writes to it and the key. */
const NAMED: Readonly<Record<string, string>> = {
  'lib/browser/formDraft.ts:setItem(keyOf(kind)': '**What you type into a form**',
  'lib/browser/payrollStorage.ts:setItem(SHEET_KEY': 'It is kept on your device only if you ask for it',
  'lib/browser/page-start/theme.ts:setItem(THEME_KEY': '**Light or dark colours**',
  'public/offline-worker.js:caches.open(NAME': '**Pages that you have used**',
};

it('the architecture lists every build step in the order of the stages', () => {
  const build = readFileSync('lib/server/site-build/build.ts', 'utf8');
  const [assets = '', stages = ''] = build.split('const STAGES');
  const namesIn = (text: string) =>
    [...text.matchAll(/script\('([^']+)'|name: '([^']+)'/g)].map(([, one, two]) => one ?? two);
  const [, block = ''] = readFileSync('docs/architecture.md', 'utf8').split('```');
  const wanted = ['content', ...namesIn(assets), ...namesIn(stages).slice(1)];
  assert.deepEqual(block.trim().split(/,?\s+/), wanted);
});

describe('the privacy page', () => {
  it('mentions everything that the code stores in the browser', () => {
    const args = ['grep', '-oE', WRITES, '--', 'app', 'components', 'lib', 'public/*.js'];
    const places = execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n');
    const unnamed = places.filter((place) => !PAGE.includes(NAMED[place] ?? `nothing about ${place}`));
    assert.deepEqual(unnamed, []);
    assert.deepEqual([...new Set(places)].sort(), Object.keys(NAMED).sort());
  });

  it('states the correct number of items', () => {
    const [, section = ''] = /## What stays in your browser([\s\S]*?)\n## /.exec(PAGE) ?? [];
    assert.match(section, /Your browser keeps three things/);
    assert.equal(section.match(/^- /gm)?.length, 3);
  });
});
