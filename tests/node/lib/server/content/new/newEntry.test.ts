import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { describe, it, type TestContext } from 'node:test';
import { guidesSchema } from '../../../../../../lib/content/schemas/resource.ts';
import { makeEntry } from '../../../../../../lib/server/content/new/makeEntry.ts';
import { MOTIF_NAMES } from '../../../../../../lib/site/pictureStyle.ts';
import { type ContentCopy, copyContent, PROJECT } from '../support/contentCopy.ts';

type Answers = Readonly<Record<string, string>>;

/** The name and the hint of the question that waits for an answer. */
const QUESTION = /(?:^|\n)([\w ]+) \(([^\n]*)\)(?: \[.*\])?: $/;

/** Maximum number of entries given to a list. */
const ENTRIES = 4;

/** Returns the example of a question, or the first word of a closed list; an empty line at the end of a list. */
function exampleIn(question: string, hint: string): string {
  if (Number(/\d+/.exec(question)?.[0] ?? 0) > ENTRIES) return '';
  return hint.startsWith('such as ') ? hint.slice('such as '.length) : (hint.split(', ')[0] ?? '');
}

type Talk = { questions: Readable; input: Writable };

/** Answers questions, by default with their examples, and stops at a repeated one; returns the output so far. */
function answer({ questions, input }: Talk, answers: Answers): () => string {
  const asked = new Set<string>();
  let text = '';
  let unanswered = 0;
  questions.on('data', (chunk) => {
    text += chunk;
    const [, question, hint = ''] = QUESTION.exec(text.slice(unanswered)) ?? [];
    if (question === undefined) return;
    unanswered = text.length;
    if (asked.has(question)) input.end();
    else input.write(`${answers[question] ?? exampleIn(question, hint)}\n`);
    asked.add(question);
  });
  return () => text;
}

/** Runs the command in this process: a process for each entry takes five times as long. */
async function make({ root }: ContentCopy, kind: string, answers: Answers): Promise<string> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const said = answer({ questions: output, input }, answers);
  const refusal = await makeEntry(kind, { root, input, output }).then(
    () => '',
    ({ message }: Error) => message,
  );
  return `${said()}${refusal}`.trim();
}

/** Runs `npm run new` itself; returns its exit code too. */
async function runNew({ root }: ContentCopy, kind: string, answers: Answers) {
  const child = spawn(process.execPath, [join(PROJECT, 'lib/server/content/new/newEntry.ts'), kind], { cwd: root });
  const said = answer({ questions: child.stdout, input: child.stdin }, answers);
  const errors = child.stderr.toArray();
  const [status] = await once(child, 'close');
  return { status, text: `${said()}${(await errors).join('')}`.trim() };
}

function project(context: TestContext): ContentCopy {
  const copy = copyContent(context);
  copyFileSync(join(PROJECT, 'biome.jsonc'), join(copy.root, 'biome.jsonc'));
  return copy;
}

/** Returns a motif that no entry of a file has: neighbours of a list may not share one. */
const freeMotif = (file: string) =>
  MOTIF_NAMES.find((name) => !readFileSync(join(PROJECT, file), 'utf8').includes(name)) ?? '';

const ENTRY: Answers = { title: 'An Entry of the Test', id: '' };
const ACT: Answers = { ...ENTRY, year: '2099', 'changes 2 anchor': '', 'changes 1 replacedBy': '' };
const MEDIA: Answers = { ...ENTRY, motif: freeMotif('content/media.json') };
const PERSON: Answers = { name: 'Éva of the Test', id: '' };
const SHORT = /text: found \d+ words and \d headings?, expected 400 words/;

/** Each kind with its answers other than examples, the file that it writes, and the check's remaining issues. */
const ENTRY_CASES: readonly [kind: string, answers: Answers, file: string, remains?: RegExp][] = [
  ['guide', ENTRY, 'content/resources/guides/an-entry-of-the-test.mdx', SHORT],
  ['article', ENTRY, 'content/resources/articles/an-entry-of-the-test.mdx', SHORT],
  ['act', ENTRY, 'content/resources/acts/an-entry-of-the-test.mdx', SHORT],
  ['finance-act', ACT, 'content/resources/finance-act/an-entry-of-the-test.mdx', SHORT],
  ['media', MEDIA, 'content/media/an-entry-of-the-test.mdx', SHORT],
  ['person', PERSON, 'content/team.json'],
  ['award', ENTRY, 'content/awards.json'],
  ['video', ENTRY, 'content/resources/videos.json'],
  ['whats-new', { ...ENTRY, text: 'A sentence of the test.' }, 'content/whats-new.json'],
  ['redirect', {}, 'content/redirects.json'],
  ['holiday', { name: 'A day of mourning', day: '2027-02-15' }, 'content/tax/holidays.json'],
  ['service', ENTRY, 'content/services/an-entry-of-the-test.mdx'],
];

describe('npm run new', () => {
  for (const [kind, answers, file, remains] of ENTRY_CASES) {
    it(`writes a ${kind}, and says what remains to be done`, async (context) => {
      const copy = project(context);
      const text = await make(copy, kind, answers);
      assert.match(text, new RegExp(`Wrote .*${file}\\.`));
      const listed = text.split('\n').filter((line) => /^content\/\S+:\d+/.test(line));
      assert.equal(listed.length, remains ? 1 : 0, text);
      assert.match(listed.join(), remains ?? /^$/);
      assert.match(text, remains ? /These remain\./ : /The content has no mistakes\.$/);
      assert.notEqual(copy.read(file), '');
    });
  }

  it('reads the year of a yearly guide from its title', async (context) => {
    const copy = project(context);
    await make(copy, 'guide', { ...ENTRY, title: 'Tax Guide 2098/99' });
    await make(copy, 'guide', { ...ENTRY, title: 'Payroll in 2097/98 and 2098/99' });
    const guides = guidesSchema.parse(JSON.parse(copy.read('content/resources/guides.json')));
    const years = guides.slice(-2).map(({ startYear }) => startYear);
    assert.deepEqual(years, [2098, undefined]);
  });

  it('refuses a wrong answer, and writes nothing where the answers end', async (context) => {
    const copy = project(context);
    const before = copy.read('content/sectors.json');
    const { status, text } = await runNew(copy, 'sector', { name: 'Fisheries', id: 'Fish & Co' });
    assert.equal(status, 1);
    assert.match(text, / {2}found "Fish & Co", expected lower-case words joined by hyphens\n/);
    assert.match(text, /The answers end here\. Nothing is written\.$/);
    assert.equal(copy.read('content/sectors.json'), before);
  });

  it('refuses an unknown kind and a name that is taken', async (context) => {
    const copy = project(context);
    assert.match(await make(copy, 'parson', {}), /^There is no kind 'parson'\.\n\nnpm run new -- <kind>/);
    const taken = await make(copy, 'guide', { ...ENTRY, id: 'tax-guide-2024-25' });
    assert.match(taken, /tax-guide-2024-25\.mdx is there already/);
  });
});
