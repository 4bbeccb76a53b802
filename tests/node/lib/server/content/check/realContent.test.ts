import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyContent, runScript } from '../support/contentCopy.ts';

test('the content of the site has no mistakes', () => {
  const { status, lines } = runScript('lib/server/content/check/checkContent.ts');
  assert.match(lines.join('\n'), /^\d+ files, \d+ entries: no mistakes$/);
  assert.equal(status, 0);
});

test('the launch check lists a placeholder with its file, line and entry', (context) => {
  const copy = copyContent(context);
  const line = copy.edit('content/firm.json', /"foundedYear"/, '"placeholder": true,\n  "foundedYear"');
  const { status, lines } = runScript('lib/server/content/check/launchCheck.ts', copy.root);
  assert.equal(status, 1);
  assert.ok(lines.includes(`content/firm.json:${line}  placeholder: true`), lines.join('\n'));
  assert.match(lines.at(-1) ?? '', /^\d+ placeholders left$/);
});

test('the launch check lists the CV while the firm has not supplied its own', (context) => {
  const copy = copyContent(context);
  const listed = () => runScript('lib/server/content/check/launchCheck.ts', copy.root).lines;
  const before = listed();
  assert.ok(before.includes('content/cv.mdx:2  placeholder: true'), before.join('\n'));
  copy.edit('content/cv.mdx', 'placeholder: true\n', '');
  assert.equal(
    listed().some((line) => line.startsWith('content/cv.mdx')),
    false,
  );
});

test('the launch check lists a note of a text, and no note whose title alone has the word', (context) => {
  const copy = copyContent(context);
  const page = 'content/pages/terms-of-service.mdx';
  copy.write(
    page,
    `${copy.read(page)}\n<Note title="The placeholder of a form">Text.</Note>\n\n<Note title="Soon" placeholder>Text.</Note>\n`,
  );
  const line = copy.read(page).trimEnd().split('\n').length;
  const listed = runScript('lib/server/content/check/launchCheck.ts', copy.root).lines;
  assert.deepEqual(
    listed.filter((one) => one.startsWith(page)),
    [`${page}:${line}  <Note placeholder>`],
  );
});

test('the launch check passes once no placeholder is left', (context) => {
  const copy = copyContent(context);
  const { lines } = runScript('lib/server/content/check/launchCheck.ts', copy.root);
  for (const file of new Set(lines.slice(0, -1).map((line) => line.split(':')[0] ?? ''))) {
    const text = copy.read(file).replaceAll(/("?)placeholder\1: true/g, '$1placeholder$1: false');
    copy.write(file, text.replaceAll('<Note placeholder ', '<Note '));
  }
  assert.deepEqual(runScript('lib/server/content/check/launchCheck.ts', copy.root), {
    status: 0,
    lines: ['No placeholders left'],
  });
});
