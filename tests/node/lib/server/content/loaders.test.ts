import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { hasPlaceholders } from '../../../../../lib/server/content/check/launchCheck.ts';
import { REFERENCE_FILE, referenceText } from '../../../../../lib/server/content/editor/reference.ts';
import { schemaName, toJsonSchema } from '../../../../../lib/server/content/editor/writeSchemas.ts';
import { getFirm, isCvSample } from '../../../../../lib/server/content/loaders/firm.ts';
import { getAllServices } from '../../../../../lib/server/content/loaders/services.ts';
import { JSON_FILES } from '../../../../../lib/server/content/source/collections.ts';
import { copyContent, developIn, PROJECT } from './support/contentCopy.ts';

test('a loader fails with every mistake in its file', (context) => {
  const copy = copyContent();
  copy.edit('content/services/audit.mdx', /^category: .*/m, 'category: assurance');
  copy.edit('content/services/audit.mdx', /^financeAct: .*/m, 'financeAct: last');
  developIn(copy.root, context);
  assert.throws(() => getAllServices('en'), {
    name: 'ContentError',
    message:
      /^Content cannot be used:\ncontent\/services\/audit\.mdx:\d+ {2}category: .*\n.* financeAct: found "last", .*$/,
  });
});

test('the site counts as a sample while a placeholder is left', (context) => {
  const copy = copyContent();
  const wait = developIn(copy.root, context);
  assert.equal(hasPlaceholders(), true);
  copy.confirm();
  wait();
  assert.equal(hasPlaceholders(), false);
});

test('an edit shows without a restart in development, and a file is read only once elsewhere', (context) => {
  assert.equal(getFirm('en'), getFirm('en'));
  const copy = copyContent();
  const wait = developIn(copy.root, context);
  const year = getFirm('en').foundedYear;
  copy.edit('content/firm.json', `"foundedYear": ${year}`, `"foundedYear": ${year + 1}`);
  wait();
  assert.equal(getFirm('en').foundedYear, year + 1);
});

test('the CV is a sample only if its text says so', (context) => {
  const copy = copyContent();
  developIn(copy.root, context);
  assert.equal(isCvSample(), true);
  rmSync(join(copy.root, 'content/cv.mdx'));
  assert.equal(isCvSample(), false);
});

test('VS Code has a schema for every content file', () => {
  const settings = JSON.parse(readFileSync(join(PROJECT, '.vscode/settings.json'), 'utf8'));
  const expected = JSON_FILES.map(({ file }) => {
    return { fileMatch: [`/${file}`], url: `./.vscode/schemas/${schemaName(file)}` };
  });
  assert.deepEqual(settings['json.schemas'], expected);
  const { schema } = JSON_FILES.find(({ file }) => file.endsWith('/team.json')) ?? assert.fail();
  assert.match(
    JSON.stringify(toJsonSchema(schema)),
    /"department":\{"type":"string","enum":\["Leadership",.*"examples":\["Leadership"\]/,
  );
});

test('the field reference matches the schemas', () => {
  const text = referenceText();
  assert.equal(readFileSync(REFERENCE_FILE, 'utf8'), text, `${REFERENCE_FILE}: run npm run schemas`);
  assert.match(text, /^`department` \| .*one of Leadership, .*$/m);
  assert.ok(text.split(/\s+/).length <= 6000, 'an editor reads it on the forge');
});
