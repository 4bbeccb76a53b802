import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishFiles, removeStale } from '@/lib/server/pictures/build/publishFiles';

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pictures-'))));

afterEach(() => rmSync(folder, { recursive: true }));

const listed = (below: string) => readdirSync(join(folder, below)).sort();

it('writes files into their folders', async () => {
  await publishFiles(folder, [{ src: '/images/services/audit-12345678.svg', content: '<svg/>' }]);
  expect(readFileSync(join(folder, 'images/services/audit-12345678.svg'), 'utf8')).toBe('<svg/>');
});

it('does not rebuild a file with a hash in its name', async () => {
  const make = jest.fn(async () => new Uint8Array([1]));
  const file = { src: '/images/photos/desk-12345678-400.avif', content: make };
  await publishFiles(folder, [file]);
  await publishFiles(folder, [file]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('always writes a file with a fixed name', async () => {
  await publishFiles(folder, [{ src: '/favicon.svg', content: 'old' }]);
  await publishFiles(folder, [{ src: '/favicon.svg', content: 'new' }]);
  expect(readFileSync(join(folder, 'favicon.svg'), 'utf8')).toBe('new');
});

it('removes unused files, but no file of an editor', async () => {
  const [old, current, own] = ['/images/a/one-11111111.svg', '/images/a/one-22222222.svg', '/images/a/thumbnail.svg'];
  await publishFiles(
    folder,
    [old, current, own].map((src) => ({ src, content: '<svg/>' })),
  );
  await removeStale(folder, 'images', [current]);
  expect(listed('images/a')).toEqual(['one-22222222.svg', 'thumbnail.svg']);
});
