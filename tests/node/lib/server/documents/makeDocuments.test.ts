import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { readPdfText } from '../../../../../lib/server/documents/readPdfText.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

/** The step of the build that makes the documents, on a copy of the content and of what the last build made. */

const RECORD = '.generated/documents.json';
const OBJECTIONS = '/resources/articles/objection-deadlines';
const VAT = '/resources/articles/vat-threshold-200-million.pdf';
const GUIDE = '/resources/guides/tax-guide-2014-15.pdf';

/** Copies everything that the step reads and writes. */
function copyLibrary() {
  const root = temporaryFolder();
  const folders = ['resources', 'media', 'cv'].map((folder) => `public/${folder}`);
  for (const path of ['content', ...folders, 'lib/server/pictures/drawings', RECORD]) {
    cpSync(path, join(root, path), { recursive: true });
  }
  const file = (path: string) => join(root, path);
  const make = () => {
    const step = resolve('lib/server/documents/makeDocuments.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [step], { cwd: root, encoding: 'utf8' });
    return { status, says: `${stdout}${stderr}`.trim() };
  };
  return { file, make };
}

const textOf = async (file: string) =>
  (await readPdfText(readFileSync(file)))
    .flat()
    .map(({ text }) => text)
    .join(' ');

test('a changed text and a missing file are made anew, a file of the firm’s own stays, one that no entry offers goes', async () => {
  const { file, make } = copyLibrary();
  const text = file(`content${OBJECTIONS}.mdx`);
  writeFileSync(text, `${readFileSync(text, 'utf8')}\nOne sentence more.\n`);
  rmSync(file(`public${GUIDE}`));
  const own = readFileSync('tests/fixtures/pdf/links.pdf');
  writeFileSync(file(`public${VAT}`), own);
  const record = JSON.parse(readFileSync(file(RECORD), 'utf8'));
  cpSync(file(`public${OBJECTIONS}.pdf`), file('public/resources/articles/old-name.pdf'));
  record['/resources/articles/old-name.pdf'] = record[`${OBJECTIONS}.pdf`];
  writeFileSync(file(RECORD), JSON.stringify(record));
  const kept = statSync(file('public/cv/founder-cv.pdf')).mtimeMs;

  const count = Object.keys(record).length - 1;
  assert.deepEqual(make(), {
    status: 0,
    says: `Documents: 2 made, ${count - 3} unchanged, 1 of the firm's own.`,
  });
  assert.match(await textOf(file(`public${OBJECTIONS}.pdf`)), /One sentence more\./);
  assert.ok(readFileSync(file(`public${GUIDE}`)).equals(readFileSync(`public${GUIDE}`)));
  assert.ok(readFileSync(file(`public${VAT}`)).equals(own));
  assert.equal(JSON.parse(readFileSync(file(RECORD), 'utf8'))[VAT].pages, 3);
  assert.equal(statSync(file('public/cv/founder-cv.pdf')).mtimeMs, kept);
  assert.ok(!existsSync(file('public/resources/articles/old-name.pdf')));

  rmSync(file(`public${VAT}`));
  assert.match(make().says, /: 1 made, \d+ unchanged, 0 of/);
});

test('files that cannot be offered stop the build, all at once, with their entries', () => {
  const { file, make } = copyLibrary();
  cpSync('tests/fixtures/pdf/truncated.pdf', file(`public${VAT}`));
  rmSync(file(`content${OBJECTIONS}.mdx`));
  rmSync(file(`public${OBJECTIONS}.pdf`));
  const { status, says } = make();
  assert.equal(status, 1);
  const entry = String.raw`content/resources/articles\.json:\d+ {2}entry \d+`;
  assert.match(
    says,
    new RegExp(`${entry} \\(vat-threshold-200-million\\) downloadUrl: found "${VAT}", which does not open`),
  );
  assert.match(
    says,
    new RegExp(
      `${entry} \\(objection-deadlines\\) downloadUrl: found "${OBJECTIONS}\\.pdf", which is missing, expected a file public${OBJECTIONS}\\.pdf, or a text that it is made from`,
    ),
  );
});
