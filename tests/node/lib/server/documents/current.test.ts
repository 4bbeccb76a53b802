import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { test } from 'node:test';
import { firstPageOf } from '../../../../../lib/links/firstPage.ts';
import { checkDocuments } from '../../../../../lib/server/documents/checkDocuments.ts';
import { readManifest } from '../../../../../lib/server/documents/manifest.ts';
import { offeredFiles } from '../../../../../lib/server/documents/offeredFiles.ts';

/** Checks that committed files match their committed sources. If it fails: npm run documents. */

const recorded = new Map(readManifest().map((entry) => [entry.path, entry]));

test('every file is there as recorded, made from its sources as they are now, and offered by an entry', async () => {
  assert.deepEqual(await checkDocuments(), []);
});

test('every file that a catalogue offers is on record, and no other', () => {
  assert.deepEqual(
    [...recorded.keys()].toSorted(),
    offeredFiles()
      .map(({ path }) => path)
      .toSorted(),
  );
});

test('the pictures of first pages are light enough for a slow line', () => {
  const pictures = [...recorded.values()].flatMap(({ path, firstPage }) => (firstPage ? [firstPageOf(path)] : []));
  assert.ok(pictures.length >= 60, `${pictures.length} pictures`);
  assert.deepEqual(
    pictures.filter((path) => statSync(`public${path}`).size > 45_000),
    [],
  );
});

test('all documents together weigh less than 7 MB', () => {
  const total = [...recorded.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  assert.ok(total < 7 * 1024 * 1024, `${total} bytes`);
});
