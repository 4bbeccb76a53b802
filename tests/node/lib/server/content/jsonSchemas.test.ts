import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { REFERENCE_FILE, referenceText } from '../../../../../lib/server/content/editor/reference.ts';
import { schemaName, toJsonSchema } from '../../../../../lib/server/content/editor/writeSchemas.ts';
import { JSON_FILES } from '../../../../../lib/server/content/source/collections.ts';
import { PROJECT } from './support/contentCopy.ts';

test('VS Code knows the schema of every file of content', () => {
  const settings = JSON.parse(readFileSync(join(PROJECT, '.vscode/settings.json'), 'utf8'));
  const expected = JSON_FILES.map(({ file }) => ({
    fileMatch: [`/${file}`],
    url: `./.vscode/schemas/${schemaName(file)}`,
  }));
  assert.deepEqual(settings['json.schemas'], expected);
  const team = JSON.stringify(
    toJsonSchema(JSON_FILES.find(({ file }) => file.endsWith('/team.json'))?.schema ?? assert.fail()),
  );
  assert.match(team, /"department":\{"type":"string","enum":\["Leadership",.*"examples":\["Leadership"\]/);
});

test('the reference of fields is that of the schemas; where not: npm run schemas', () => {
  const text = referenceText();
  assert.equal(readFileSync(REFERENCE_FILE, 'utf8'), text, `${REFERENCE_FILE}: run npm run schemas`);
  assert.match(text, /^`department` \| .*one of Leadership, .*$/m);
  assert.ok(text.split(/\s+/).length <= 6000, 'an editor reads it on the forge');
});
