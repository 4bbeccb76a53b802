import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { type TestContext, test } from 'node:test';
import { checkContent, copyContent } from '../support/contentCopy.ts';

const PAYE = 'content/tax/paye.json';

/** Creates a copy of the content under git, and the command. */
function repository(context: TestContext) {
  const copy = copyContent(context);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com', ...args], { cwd: copy.root });
  git('init', '--quiet');
  git('add', PAYE, 'content/tax/contributions.json');
  git('commit', '--quiet', '--no-verify', '--message', 'tax');
  return { copy, show: (...args: string[]) => checkContent(copy.root, ...args) };
}

/** Returns the numbers beside a salary in the table with this title. */
const rowOf = (lines: readonly string[], title: string, salary: string) =>
  lines
    .slice(lines.findIndex((line) => line.startsWith(title)))
    .map((line) => line.trim().split(/\s+/))
    .find(([first]) => first === salary);

test('shows what a changed table makes of sample salaries, before and after', async (context) => {
  const { copy, show } = repository(context);
  copy.edit(PAYE, /"rate": 30,\s*"fixed": 128000/, '"rate": 35, "fixed": 128000');
  const { status, lines } = await show('--show', 'tax');
  assert.equal(status, 0, lines.join('\n'));
  assert.match(lines.join('\n'), /before \(HEAD\): 1 July 20\d\d, PAYE table paye-2021-07, NSSF/);
  const taxed = ['10,000,000', '2,529,000', '2,929,000', '400,000'];
  assert.deepEqual(rowOf(lines, 'Gross to net: PAYE', '10,000,000'), taxed);
  assert.deepEqual(rowOf(lines, 'Gross to net: net pay', '800,000'), ['800,000', '660,000', '660,000', '0']);
  assert.deepEqual(rowOf(lines, 'Net to gross', '250,000')?.at(-1), '0');
});

test('shows what a changed charge makes of the employer’s cost', async (context) => {
  const { copy, show } = repository(context);
  copy.edit('content/tax/contributions.json', '"rate": 3.5', '"rate": 3');
  copy.edit('content/tax/contributions.json', '"rate": 0.5,\n      "law"', '"rate": 0.4,\n      "law"');
  copy.edit('content/tax/contributions.json', '"employerRate": 10', '"employerRate": 12');
  const { lines } = await show('--show', 'tax');
  const rows = ['NSSF of the employer', 'SDL of the employer', 'WCF of the employer', 'Cost to the employer'];
  assert.deepEqual(
    rows.map((title) => rowOf(lines, title, '1,000,000')?.slice(1)),
    [
      ['100,000', '120,000', '20,000'],
      ['35,000', '30,000', '-5,000'],
      ['5,000', '4,000', '-1,000'],
      ['1,140,000', '1,154,000', '14,000'],
    ],
  );
});

test('says what it can show', async (context) => {
  await assert.rejects(repository(context).show('--show', 'wages'), /--show knows tax, not wages/);
});
