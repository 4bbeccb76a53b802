import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCv } from '@/lib/server/resources/findCv';

it.each([
  ['without its folder', undefined, undefined],
  ['with no PDF in it', ['notes.txt'], undefined],
  ['with a PDF in it', ['notes.txt', 'neema-example.pdf'], '/cv/neema-example.pdf'],
])('the CV to download, %s, is %s', (_, files, path) => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  if (files) mkdirSync(join(folder, 'cv'));
  for (const name of files ?? []) writeFileSync(join(folder, 'cv', name), '');
  expect(findCv(folder)).toBe(path);
  rmSync(folder, { recursive: true });
});
