import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'content/pages/privacy-policy.mdx'), 'utf8');
const WRITES = String.raw`setItem\([^,]+|caches\.open\([^)]+|document\.cookie|indexedDB`;

/** The page's statements about browser storage, by the file that writes it and the key. */
const NAMED: Readonly<Record<string, string>> = {
  'lib/browser/formDraft.ts:setItem(keyOf(kind)': '**What you type into a form**',
  'lib/browser/keptPayroll.ts:setItem(KEPT_SHEET': 'It is kept on your device only if you ask for it',
  'lib/browser/page-start/theme.ts:setItem(THEME_KEY': '**Light or dark colours**',
  'public/offline-worker.js:caches.open(NAME': '**Pages that you have used**',
};

describe('The privacy page', () => {
  it('names all that the code keeps in a browser', () => {
    const args = ['grep', '-oE', WRITES, '--', 'app', 'components', 'lib', 'public/*.js'];
    const places = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
    const unnamed = places.filter((place) => !PAGE.includes(NAMED[place] ?? `nothing about ${place}`));
    assert.deepEqual(unnamed, []);
    assert.deepEqual([...new Set(places)].sort(), Object.keys(NAMED).sort());
  });

  it('counts what it lists', () => {
    const [, section = ''] = /## What stays in your browser([\s\S]*?)\n## /.exec(PAGE) ?? [];
    assert.match(section, /Three things are kept in your browser/);
    assert.equal(section.match(/^- /gm)?.length, 3);
  });
});
