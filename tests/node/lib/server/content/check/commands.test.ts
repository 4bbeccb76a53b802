import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkContent, copyContent, PROJECT, runScript } from '../support/contentCopy.ts';

/** The commands as editors run them: npm run content:check, npm run launch-check. */

const CHECK = 'lib/server/content/check/checkContent.ts';
const LAUNCH = 'lib/server/content/check/launchCheck.ts';

test('the content of the site has no mistakes', () => {
  const { status, lines } = runScript(CHECK);
  assert.match(lines[0] ?? '', /^\d+ files, \d+ entries: no mistakes$/);
  assert.equal(status, 0);
});

test('an English sentence that changed is told beside its Kiswahili, with the sentence of now, and stops nothing', async (context) => {
  const copy = copyContent(context);
  copy.edit('content/pages.json', /fee in writing before you decide/, 'fee in writing before we begin');
  const { status, lines } = await checkContent(copy.root);
  assert.equal(status, 0);
  const advice = lines.filter((line) => line.startsWith('advice: content/pages.sw.json:')).join('\n');
  assert.match(
    advice,
    /found "You get the scope.* before you decide\.", which .*"en": "You get the scope.* before we begin\."/,
  );
  assert.match(advice, /no Kiswahili for "You get the scope.* before we begin\."/);
});

test('the launch check lists placeholders of entries, of the CV and of notes, and Acts that nobody has read', (context) => {
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
  // Then the unread Acts in force, each with its values.
  const from = lines.indexOf('Not read: Finance Act 2026 (published guide)');
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

test('a build says how many placeholders are left; one for the public stops at them once the site is launched', (context) => {
  const copy = copyContent(context);
  const build = (kind: string | undefined) => {
    const { CONTEXT: _, ...rest } = process.env;
    const script = join(PROJECT, 'lib/server/site-build/checkPlaceholders.ts');
    const env = { ...rest, ...(kind !== undefined && { CONTEXT: kind }) };
    return spawnSync(process.execPath, [script, copy.root], { encoding: 'utf8', env });
  };
  const assertGoesOn = (kind: string | undefined) => {
    const { status, stdout } = build(kind);
    assert.equal(status, 0);
    assert.match(stdout, /^Placeholders left: [1-9]\d*\n/);
  };
  assertGoesOn('production');
  copy.edit('content/firm.json', /"foundedYear"/, '"launchedOn": "2026-11-20",\n  "foundedYear"');
  assertGoesOn('deploy-preview');
  assertGoesOn(undefined);
  const stopped = build('production');
  assert.equal(stopped.status, 1);
  assert.match(
    stopped.stderr,
    /npm run launch-check lists them\. Before the launch leave launchedOn out of content\/firm\.json\.\n$/,
  );
});
