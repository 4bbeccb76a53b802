import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { findPlaceholders, hasPlaceholders } from '../../../../../../lib/server/content/check/launchCheck.ts';
import { getFirm, getTeam } from '../../../../../../lib/server/content/loaders/firm.ts';
import { getAllServices } from '../../../../../../lib/server/content/loaders/services.ts';
import { copyContent } from '../support/contentCopy.ts';

/**
 * Reads the content of another folder like `npm run dev`, which notices edits. The returned function lets enough time
 * pass for the next check of the files.
 */
function developIn(folder: string, context: TestContext): () => void {
  const [before, mode] = [process.cwd(), process.env.NODE_ENV];
  context.after(() => {
    process.chdir(before);
    Object.assign(process.env, { NODE_ENV: mode ?? 'test' });
  });
  process.chdir(folder);
  Object.assign(process.env, { NODE_ENV: 'development' });
  context.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  return () => context.mock.timers.tick(1000);
}

test('an address of the team without a domain gets that of the firm, and another one stays', (context) => {
  const copy = copyContent(context);
  const wait = developIn(copy.root, context);
  copy.edit('content/firm.json', /"email": "[^"]+"/, '"email": "hello@own.example"');
  const [person] = JSON.parse(copy.read('content/team.json'));
  for (const [written, shown] of [
    ['asha', 'asha@own.example'],
    ['asha@client.example', 'asha@client.example'],
  ]) {
    copy.write('content/team.json', JSON.stringify([{ ...person, email: written }]));
    wait();
    assert.equal(getTeam()[0]?.email, shown);
  }
});

test('a loader stops with every mistake in its file', (context) => {
  const copy = copyContent(context);
  copy.edit('content/services/audit.mdx', /^category: .*/m, 'category: assurance');
  copy.edit('content/services/audit.mdx', /^financeAct: .*/m, 'financeAct: last');
  developIn(copy.root, context);
  assert.throws(getAllServices, {
    name: 'ContentError',
    message:
      /^Content cannot be used:\ncontent\/services\/audit\.mdx:\d+ {2}category: .*\n.* financeAct: found "last", .*$/,
  });
});

test('the site calls itself a sample while a placeholder is left', (context) => {
  const copy = copyContent(context);
  const wait = developIn(copy.root, context);
  assert.equal(hasPlaceholders(), true);
  for (const { file } of [...findPlaceholders(copy.root)]) {
    copy.write(
      file,
      copy
        .read(file)
        .replaceAll(/(?<=\bplaceholder["']?: )true|(?<=<Note[^>]*) placeholder\b/g, (found) =>
          found === 'true' ? 'false' : '',
        ),
    );
  }
  wait();
  assert.equal(hasPlaceholders(), false);
});

test('an edit shows without a restart in development, and everywhere else a file is read once', (context) => {
  assert.equal(getFirm(), getFirm());
  const copy = copyContent(context);
  const wait = developIn(copy.root, context);
  const year = getFirm().foundedYear;
  copy.edit('content/firm.json', `"foundedYear": ${year}`, `"foundedYear": ${year + 1}`);
  wait();
  assert.equal(getFirm().foundedYear, year + 1);
});
