import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { test } from 'node:test';
import { getFirm } from '../../../../../../lib/server/content/loaders/firm.ts';

const PROJECT = resolve(import.meta.dirname, '../../../../../..');
const FOLDERS = ['app', 'components', 'content', 'lib', 'netlify', 'tests'];
const ROOT_FILES = ['README.md', 'CONTRIBUTING.md', 'package.json', 'netlify.toml'];
const IS_TEXT = /\.(css|json|md|mdx|mjs|scss|toml|ts|tsx|txt)$/;

function textFiles(folder: string): string[] {
  const entries = readdirSync(join(PROJECT, folder), { recursive: true, withFileTypes: true });
  // Next names folders after files: app/feed.xml.
  const files = entries.filter((entry) => entry.isFile() && IS_TEXT.test(entry.name));
  return files.map(({ parentPath, name }) => relative(PROJECT, join(parentPath, name)).replaceAll('\\', '/'));
}

test('the name of the firm and its domain stand in its own file alone', () => {
  const { name, email } = getFirm();
  const words = [name, email.slice(email.lastIndexOf('@') + 1)].map((word) => word.toLowerCase());
  const naming = [...FOLDERS.flatMap(textFiles), ...ROOT_FILES].filter((file) => {
    const text = readFileSync(join(PROJECT, file), 'utf8').toLowerCase();
    return words.some((word) => text.includes(word));
  });
  assert.deepEqual(naming, ['content/firm.json']);
});
