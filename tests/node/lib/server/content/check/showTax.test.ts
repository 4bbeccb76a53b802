import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { type TestContext, test } from 'node:test';
import { copyContent } from '../support/contentCopy.ts';

const SCRIPT = resolve('lib/server/content/check/checkContent.ts');
const PAYE = 'content/tax/paye.json';

/** A copy of the content under git, and the command. */
function repository(context: TestContext) {
  const copy = copyContent(context);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com', ...args], { cwd: copy.root });
  git('init', '--quiet');
  git('add', PAYE, 'content/tax/contributions.json');
  git('commit', '--quiet', '--no-verify', '--message', 'tax');
  const show = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, copy.root, ...args], { encoding: 'utf8' });
    return { status, text: `${stdout}${stderr}` };
  };
  return { copy, show };
}

const rowOf = (text: string, title: string, salary: string) =>
  text
    .slice(text.indexOf(title))
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find(([first]) => first === salary);

test('shows what a changed table makes of sample salaries, before and after', (context) => {
  const { copy, show } = repository(context);
  copy.edit(PAYE, /"rate": 30,\s*"fixed": 128000/, '"rate": 35, "fixed": 128000');
  const { status, text } = show('--show', 'tax');
  assert.equal(status, 0, text);
  assert.match(text, /before \(HEAD\): 20\d\d\/\d\d, table paye-2021-07/);
  assert.deepEqual(rowOf(text, 'Gross to net: PAYE', '10,000,000'), [
    '10,000,000',
    '2,529,000',
    '2,929,000',
    '400,000',
  ]);
  assert.deepEqual(rowOf(text, 'Gross to net: net pay', '800,000'), ['800,000', '660,000', '660,000', '0']);
  assert.deepEqual(rowOf(text, 'Net to gross', '250,000')?.at(-1), '0');
});

test('shows no effect of tables with a mistake, but the mistake', (context) => {
  const { copy, show } = repository(context);
  copy.edit(PAYE, '"fixed": 68000', '"fixed": 86000');
  const { status, text } = show('--show', 'tax');
  assert.equal(status, 1);
  assert.match(text, /fixed: found 86000, expected 20000 \+ 20% of 240000/);
  assert.doesNotMatch(text, /Gross to net/);
});

test('says what it can show, and which commit it cannot read', (context) => {
  const { show } = repository(context);
  assert.match(show('--show', 'wages').text, /--show knows tax, not wages/);
  const unknown = show('--show', 'tax', '--since', 'no-such-commit');
  assert.equal(unknown.status, 1);
  assert.match(unknown.text, /git could not read content\/tax\/paye\.json of no-such-commit/);
});
