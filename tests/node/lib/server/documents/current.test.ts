import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { getFirm } from '../../../../../lib/server/content/loaders/firm.ts';
import { prepareDocument } from '../../../../../lib/server/documents/makePdf.ts';
import { hashOfFile, readManifest } from '../../../../../lib/server/documents/manifest.ts';
import { offeredFiles } from '../../../../../lib/server/documents/offeredFiles.ts';
import { getPrintedDocuments } from '../../../../../lib/server/documents/printedDocuments.ts';
import { prepareWorkbook, WORKBOOK_PATH } from '../../../../../lib/server/documents/workbook/makeWorkbook.ts';

/** What is committed has been made from what is committed. Where these fail: npm run documents. */

const recorded = new Map(readManifest().map((entry) => [entry.path, entry]));

test('every document was made from its text, entry, firm and template as they are now', async () => {
  const firm = getFirm();
  const prepared = await Promise.all(getPrintedDocuments().map((document) => prepareDocument(document, firm)));
  const stale = prepared.filter(({ document, sources }) => recorded.get(document.path)?.sources !== sources);
  assert.deepEqual(
    stale.map(({ document }) => document.file),
    [],
    'run npm run documents',
  );
  assert.ok(prepared.length >= 60, `${prepared.length} documents`);
});

test('the payroll spreadsheet was made from the rates as they are now', () => {
  assert.equal(recorded.get(WORKBOOK_PATH)?.sources, prepareWorkbook().sources, 'run npm run documents');
});

test('every file that a catalogue offers is on record, and no other', () => {
  assert.deepEqual(
    [...recorded.keys()].toSorted(),
    offeredFiles()
      .map(({ path }) => path)
      .toSorted(),
  );
});

test('every file on record has the bytes that were recorded', () => {
  const changed = [...recorded.values()].filter(({ path, bytes, sha256 }) => {
    const file = readFileSync(`public${path}`);
    return file.length !== bytes || hashOfFile(file) !== sha256;
  });
  assert.deepEqual(changed, []);
});

test('no file lies in the folders of documents that nothing offers', () => {
  const files = ['resources', 'media', 'cv'].flatMap((folder) =>
    readdirSync(`public/${folder}`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(/^public/, '')),
  );
  assert.deepEqual(
    files.filter((file) => !recorded.has(file)),
    [],
  );
});

test('all documents together weigh less than 7 MB', () => {
  const total = [...recorded.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  assert.ok(total < 7 * 1024 * 1024, `${total} bytes`);
});
