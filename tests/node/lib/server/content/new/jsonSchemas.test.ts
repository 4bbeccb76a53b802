import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { editorFiles, SCHEMA_FOLDER } from '../../../../../../lib/server/content/new/jsonSchemas.ts';

/** As the file holds it: what JSON cannot hold is gone, and order counts for nothing. */
const asWritten = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('the schemas that editors use are those of the content check; where not: npm run schemas', () => {
  const files = editorFiles();
  for (const [path, value] of files) {
    assert.deepEqual(JSON.parse(readFileSync(path, 'utf8')), asWritten(value), `${path}: run npm run schemas`);
  }
  const names = [...files.keys()].flatMap((path) => (path.startsWith(SCHEMA_FOLDER) ? [path.split('/').at(-1)] : []));
  assert.deepEqual(readdirSync(SCHEMA_FOLDER).sort(), names.sort());
});

test('a schema tells the fields, those that are needed, the words of a closed list, and an example', () => {
  const team: unknown = editorFiles().get(`${SCHEMA_FOLDER}/team.schema.json`);
  const text = JSON.stringify(team);
  assert.match(text, /"enum":\["Leadership","Audit & Assurance"/);
  assert.match(text, /"required":\["id","name","position"/);
  assert.match(text, /"additionalProperties":false/);
  assert.match(text, /"examples":\["Audit Manager"\]/);
});
