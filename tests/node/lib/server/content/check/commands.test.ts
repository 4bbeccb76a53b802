import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkContent, copyContent, PROJECT, runScript } from '../support/contentCopy.ts';

/** The commands as editors run them: npm run content:check, npm run launch-check. */

const CHECK = 'lib/server/content/check/checkContent.ts';
const LAUNCH = 'lib/server/content/check/launchCheck.ts';
const AUDIT = 'content/services/audit.mdx';
const TEAM = 'content/team.json';
const RECEIPTS = 'content/resources/articles/fiscal-receipts-and-deductions.mdx';

test('the content of the site has no mistakes', () => {
  const { status, lines } = runScript(CHECK);
  assert.match(lines[0] ?? '', /^\d+ files, \d+ entries: no mistakes$/);
  assert.equal(status, 0);
});

test('what is hard to read stands after the result and in the summary of a workflow, and fails nothing', (context) => {
  const copy = copyContent(context);
  const line = copy.append(AUDIT, `We ask ${'and ask '.repeat(20)}for papers.`);
  const summary = join(copy.root, 'summary.md');
  const { status, stdout } = spawnSync(process.execPath, [join(PROJECT, CHECK), copy.root], {
    encoding: 'utf8',
    env: { ...process.env, GITHUB_STEP_SUMMARY: summary },
  });
  assert.equal(status, 0, stdout);
  assert.match(stdout, new RegExp(`no mistakes\nHard to read, .*:\n${AUDIT}:${line}  a sentence of 44 words: "We ask`));
  assert.match(readFileSync(summary, 'utf8'), new RegExp(`\\| \`${AUDIT}:${line}\` \\| a sentence of 44 words`));
});

test('an English sentence that changed is told beside its Kiswahili, with the sentence of now, and stops nothing', async (context) => {
  const copy = copyContent(context);
  copy.edit('content/pages.json', /Load again/, 'Load once more');
  const { status, lines } = await checkContent(copy.root);
  assert.equal(status, 0);
  const soon = lines.filter((line) => line.startsWith('soon: content/pages.sw.json:')).join('\n');
  assert.match(soon, /found "Load again", which .*"en": "Load once more"/);
  assert.match(soon, /no Kiswahili for "Load once more"/);
});

test('a line of an English text that changed is told beside its Kiswahili text, until that was read again', async (context) => {
  const copy = copyContent(context);
  const line = copy.edit(RECEIPTS, 'Photographs fade, so do receipts', 'Receipts fade');
  copy.edit('content/resources/articles.json', '"No fiscal receipt, no deduction"', '"No receipt, no deduction"');
  const told = async (...args: string[]) =>
    (await checkContent(copy.root, ...args)).lines.filter((text) => text.includes('  English: '));
  const before = await told();
  assert.equal(before.length, 4);
  assert.match(
    before.join('\n'),
    new RegExp(`"Receipts fade…" new at ${RECEIPTS}:${line}, expected its Kiswahili read`),
  );
  assert.match(before.join('\n'), /sw\.mdx:\d+ {2}English: found "Photographs fade, so do receipts…" changed or gone/);
  assert.match(before.join('\n'), /"No receipt, no deduction…" new at content\/resources\/articles\.json:\d+/);
  assert.deepEqual(await told('--translated', RECEIPTS.replace('.mdx', '.sw.mdx')), []);
});

test('--fix puts JSON and front matter into shape, says of which files, and finds nothing to do the second time', async (context) => {
  const copy = copyContent(context);
  copyFileSync(join(PROJECT, 'biome.jsonc'), join(copy.root, 'biome.jsonc'));
  const clean = new Map([AUDIT, TEAM].map((file) => [file, copy.read(file)]));
  copy.write(TEAM, JSON.stringify(JSON.parse(copy.read(TEAM))));
  copy.edit(AUDIT, /^category: '(.*)'\n/m, '');
  copy.edit(AUDIT, /^icon: '(.*)'$/m, 'icon: "lens"  \ncategory: "audit"\t');
  copy.edit(AUDIT, "\n  - when: 'Before", "\n\t- when: 'Before");
  copy.write(AUDIT, copy.read(AUDIT).replaceAll('\n', '\r\n'));
  const first = runScript(CHECK, copy.root, '--fix');
  assert.deepEqual(first.lines.slice(0, 2), [`${AUDIT}: put into shape`, `${TEAM}: put into shape`]);
  assert.match(first.lines[2] ?? '', /no mistakes$/);
  for (const [file, text] of clean) assert.equal(copy.read(file), text);
  const second = await checkContent(copy.root, '--fix');
  assert.equal(second.lines[0], 'JSON and front matter are in shape.');
});

test('--fix leaves what cannot be read as it is, for the check to tell', async (context) => {
  const copy = copyContent(context);
  copyFileSync(join(PROJECT, 'biome.jsonc'), join(copy.root, 'biome.jsonc'));
  copy.edit(AUDIT, /^linkLabel: .*/m, 'linkLabel: Audit: more');
  copy.edit(TEAM, '[', '');
  const before = [AUDIT, TEAM].map(copy.read);
  const { status, lines } = await checkContent(copy.root, '--fix');
  assert.equal(status, 1);
  assert.equal(lines[0], 'JSON and front matter are in shape.');
  assert.ok(lines.some((line) => line.startsWith(`${AUDIT}:`)));
  assert.ok(lines.some((line) => line.startsWith(`${TEAM}:`)));
  assert.deepEqual([AUDIT, TEAM].map(copy.read), before);
});

test('a text that is too short for its PDF is refused by the check and by npm run documents in the same words', async (context) => {
  const copy = copyContent(context);
  const file = 'content/resources/articles/objection-deadlines.mdx';
  const [, front] = copy.read(file).split('---\n');
  copy.write(file, `---\n${front}---\n\n## Objections\n\n${'You have thirty days. '.repeat(20)}\n`);
  const line = copy.read(file).split('\n').indexOf('## Objections') + 1;
  const expected = `${file}:${line}  text: found 81 words and 1 heading, expected 400 words, for which a heading counts as 60, since its PDF has two pages`;
  assert.deepEqual(
    (await checkContent(copy.root)).lines.filter((one) => one.includes(' words and ')),
    [expected],
  );
  const documents = spawnSync(process.execPath, [join(PROJECT, 'lib/server/documents/makeDocuments.ts')], {
    cwd: copy.root,
    encoding: 'utf8',
  });
  assert.equal(documents.stderr, `Content cannot be used:\n${expected}\n`);
  assert.equal(documents.status, 1);
});

test('the launch check lists placeholders of entries, of the CV and of notes, with file and line', (context) => {
  const copy = copyContent(context);
  const page = 'content/pages/terms-of-service.mdx';
  copy.append(page, '<Note title="The placeholder of a form">Text.</Note>');
  const note = copy.append(page, '<Note title="Soon" placeholder>Text.</Note>');
  const entry = copy.edit('content/firm.json', /"foundedYear"/, '"placeholder": true,\n  "foundedYear"');
  const { status, lines } = runScript(LAUNCH, copy.root);
  assert.equal(status, 1);
  for (const expected of [`content/firm.json:${entry}  placeholder: true`, 'content/cv.mdx:2  placeholder: true']) {
    assert.ok(lines.includes(expected), lines.join('\n'));
  }
  assert.deepEqual(
    lines.filter((line) => line.startsWith(page)),
    [`${page}:${note}  <Note placeholder>`],
  );
  assert.match(lines.filter((line) => line.endsWith('left')).join('\n'), /^\d+ placeholders left$/);
});

test('the launch check lists the Acts in force that nobody has read, each with the values that wait for it', (context) => {
  const copy = copyContent(context);
  const { status, lines } = runScript(LAUNCH, copy.root);
  assert.equal(status, 1);
  const from = lines.indexOf('Not read: Finance Act 2026, as others quote it');
  const waiting = lines.slice(
    from + 1,
    lines.findIndex((line, index) => index > from && line.startsWith('Not read')),
  );
  for (const field of ['(company.deemed-dividend) values entry 1', 'ceilings entry 3']) {
    assert.ok(
      waiting.some((line) => line.endsWith(field)),
      waiting.join('\n'),
    );
  }
  assert.ok(lines.some((line) => /^\d+ laws in force not read$/.test(line)));
  assert.ok(lines.includes('Not read by a translator: /sw/contact'));
  assert.match(lines.at(-1) ?? '', /^\d+ pages in Kiswahili not read$/);
});

test('the launch check passes once no placeholder is left, and law, CV and the Kiswahili are in order', (context) => {
  const copy = copyContent(context);
  rmSync(join(copy.root, 'content/cv.mdx'));
  for (const file of new Set(
    runScript(LAUNCH, copy.root)
      .lines.filter((line) => line.endsWith('true') || line.endsWith('>'))
      .map((line) => line.split(':')[0] ?? ''),
  )) {
    const text = copy.read(file).replaceAll(/("?)placeholder\1: true/g, '$1placeholder$1: false');
    copy.write(file, text.replaceAll('<Note placeholder ', '<Note '));
  }
  const sources = 'content/tax/sources.json';
  copy.write(sources, copy.read(sources).replaceAll('"quoted-law"', '"law"'));
  copy.edit('content/firm.json', /"foundedYear"/, '"swahiliReader": "Asha Mrema",\n  "foundedYear"');
  const lines = ['No placeholders left', 'Every law in force is read', 'Every page in Kiswahili is read'];
  assert.deepEqual(runScript(LAUNCH, copy.root), { status: 0, lines });
});

test('a build for the public stops while placeholders are left, unless that is allowed; others say how many', () => {
  const build = (env: Readonly<Record<string, string | undefined>>) => {
    const { CONTEXT: _, PLACEHOLDERS: __, ...rest } = process.env;
    return spawnSync(process.execPath, [join(PROJECT, 'lib/server/site-build/checkPlaceholders.ts'), PROJECT], {
      encoding: 'utf8',
      env: { ...rest, ...env },
    });
  };
  const left = /^Placeholders left: \d+\n/;
  const stopped = build({ CONTEXT: 'production' });
  assert.equal(stopped.status, 1);
  assert.match(stopped.stdout, left);
  assert.match(stopped.stderr, /npm run launch-check lists them\. PLACEHOLDERS=allowed builds with them\.\n$/);
  const allowed: Record<string, string>[] = [
    { CONTEXT: 'deploy-preview' },
    { CONTEXT: 'production', PLACEHOLDERS: 'allowed' },
    {},
  ];
  for (const env of allowed) {
    const { status, stdout } = build(env);
    assert.equal(status, 0);
    assert.match(stdout, left);
  }
});
