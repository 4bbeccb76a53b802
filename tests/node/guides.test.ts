import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** In this order, since the page lists the collection. */
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

/** A block of TypeScript or JSON of a guide, and its file: the whole file, or the lines below the line that ends in `anchor`. */
type Block = { file: string; anchor: string | undefined; code: string };

const blocksOf = (guide: string): Block[] =>
  [
    ...readFileSync(`docs/${guide}.md`, 'utf8').matchAll(/^ *```(?:tsx?|json) (\S+)(?: > (.+))?\n([\s\S]*?)^ *```/gm),
  ].map(([, file = '', anchor, code = '']) => ({ file, anchor, code }));

/**
 * Writes a block into the tree: as a file, or its imports at the top of a file and the rest below the anchor. A block
 * stays out where somebody has followed the guide already: its file is there, or an entry of its name.
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
  it('name the file of every block of TypeScript', () => {
    const unnamed = globSync('docs/add-*.md').flatMap((doc) => readFileSync(doc, 'utf8').match(/^ *```tsx?$/gm) ?? []);
    assert.deepEqual(unnamed, []);
  });

  it('lead to code that the compiler accepts', () => {
    const tree = temporaryFolder();
    for (const path of COPIED) cpSync(path, join(tree, path), { recursive: true });
    for (const path of LINKED) symlinkSync(join(process.cwd(), path), join(tree, path));
    // Blocks of tests are lines of a table, which the guide explains.
    for (const block of GUIDES.flatMap(blocksOf)) if (!block.file.startsWith('tests/')) follow(tree, block);
    const { stdout } = spawnSync('npx', ['tsc', '--noEmit', '--incremental', 'false'], { cwd: tree, encoding: 'utf8' });
    assert.equal(stdout, '');
  });
});
