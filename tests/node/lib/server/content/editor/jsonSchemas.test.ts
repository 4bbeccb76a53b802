import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { editorFiles, SCHEMA_FOLDER } from '../../../../../../lib/server/content/editor/jsonSchemas.ts';
import { REFERENCE_FILE, referenceText } from '../../../../../../lib/server/content/editor/reference.ts';

/** Converts to the file's form: without values that JSON lacks, in any order. */
const asWritten = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('the schemas that editors use match the content check; where not: npm run schemas', () => {
  const files = editorFiles();
  for (const [path, value] of files) {
    assert.deepEqual(JSON.parse(readFileSync(path, 'utf8')), asWritten(value), `${path}: run npm run schemas`);
  }
  const names = [...files.keys()].flatMap((path) => (path.startsWith(SCHEMA_FOLDER) ? [path.split('/').at(-1)] : []));
  assert.deepEqual(readdirSync(SCHEMA_FOLDER).sort(), names.sort());
});

test('the reference of fields is that of the schemas; where not: npm run schemas', () => {
  const text = referenceText();
  assert.equal(readFileSync(REFERENCE_FILE, 'utf8'), text, `${REFERENCE_FILE}: run npm run schemas`);
  assert.match(text, /^\| `department` \| .* \| one of Leadership, .* \|$/m);
  assert.match(text, /^\| \[`image`\] \| .+ \| \[photo\]\(#photo\) \|$/m);
});
