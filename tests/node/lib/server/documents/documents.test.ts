import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { before, describe, test } from 'node:test';
import { type PageText, pdfTexts, readPdfText } from '../../../../../lib/server/documents/readPdfText.ts';
import { textTree } from '../../../../../lib/server/documents/textTree.ts';
import { prepareWorkbook } from '../../../../../lib/server/documents/workbook/makeWorkbook.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { headingsIn } from './support/headings.ts';

/** Tests the build step that generates the documents, on a small library from the last build. */

const RECORD = '.generated/documents.json';
const OBJECTIONS = '/resources/articles/objection-deadlines';
const VAT = '/resources/articles/vat-threshold-200-million.pdf';
const GUIDE = '/resources/guides/tax-guide-2014-15.pdf';
const CV = '/cv/founder-cv.pdf';
const MADE = [`${OBJECTIONS}.pdf`, VAT, GUIDE, CV, prepareWorkbook().path];

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** Copies everything that the step reads and writes, with three documents, the CV and the workbook. */
function copyLibrary() {
  const root = temporaryFolder();
  const file = (path: string) => join(root, path);
  for (const path of ['content', 'lib/server/pictures/drawings']) cpSync(path, file(path), { recursive: true });
  for (const catalogue of [
    'media',
    ...['guides', 'articles', 'acts', 'finance-act'].map((one) => `resources/${one}`),
  ]) {
    const entries: { downloadUrl?: string }[] = readJson(`content/${catalogue}.json`);
    const kept = entries.filter(({ downloadUrl = '' }) => MADE.includes(downloadUrl));
    writeFileSync(file(`content/${catalogue}.json`), JSON.stringify(kept));
  }
  for (const path of MADE) cpSync(`public${path}`, file(`public${path}`));
  const known = readJson(RECORD);
  const record = Object.fromEntries(MADE.map((path) => [path, known[path]]));
  const write = (entries: object) => writeFileSync(file(RECORD), JSON.stringify(entries));
  mkdirSync(file('.generated'));
  write(record);
  const make = () => {
    const step = resolve('lib/server/documents/makeDocuments.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [step], { cwd: root, encoding: 'utf8' });
    return { status, says: `${stdout}${stderr}`.trim() };
  };
  return { file, make, record, write };
}

const textOf = async (file: string) =>
  (await readPdfText(readFileSync(file)))
    .flat()
    .map(({ text }) => text)
    .join(' ');

test("a changed or missing document is rebuilt, the firm's own file stays, and an unlisted one is removed", async () => {
  const { file, make, record, write } = copyLibrary();
  const text = file(`content${OBJECTIONS}.mdx`);
  writeFileSync(text, `${readFileSync(text, 'utf8')}\nOne sentence more.\n`);
  rmSync(file(`public${GUIDE}`));
  const own = readFileSync('tests/fixtures/pdf/links.pdf');
  writeFileSync(file(`public${VAT}`), own);
  const oldName = '/resources/articles/old-name.pdf';
  cpSync(file(`public${OBJECTIONS}.pdf`), file(`public${oldName}`));
  write({ ...record, [oldName]: record[`${OBJECTIONS}.pdf`] });
  const kept = statSync(file(`public${CV}`)).mtimeMs;

  assert.deepEqual(make(), { status: 0, says: "Documents: 2 made, 2 unchanged, 1 of the firm's own." });
  assert.match(await textOf(file(`public${OBJECTIONS}.pdf`)), /One sentence more\./);
  assert.ok(readFileSync(file(`public${GUIDE}`)).equals(readFileSync(`public${GUIDE}`)));
  assert.ok(readFileSync(file(`public${VAT}`)).equals(own));
  assert.equal(readJson(file(RECORD))[VAT].pages, 3);
  assert.equal(statSync(file(`public${CV}`)).mtimeMs, kept);
  assert.ok(!existsSync(file(`public${oldName}`)));
});

test('documents that cannot be offered fail the build together, with their entries', () => {
  const { file, make } = copyLibrary();
  cpSync('tests/fixtures/pdf/truncated.pdf', file(`public${VAT}`));
  rmSync(file(`content${OBJECTIONS}.mdx`));
  rmSync(file(`public${OBJECTIONS}.pdf`));
  const { status, says } = make();
  assert.equal(status, 1);
  const entry = String.raw`content/resources/articles\.json:\d+ {2}entry \d+`;
  for (const fault of [
    `vat-threshold-200-million\\) downloadUrl: found "${VAT}", which does not open`,
    `objection-deadlines\\) downloadUrl: found "${OBJECTIONS}\\.pdf", which is missing, expected a file public${OBJECTIONS}\\.pdf, or a text that it is made from`,
  ]) {
    assert.match(says, new RegExp(`${entry} \\(${fault}`));
  }
});

test('a document made before an interrupted build is rebuilt after the next change', () => {
  const { file, make } = copyLibrary();
  const text = file(`content${GUIDE.replace('.pdf', '.mdx')}`);
  const change = () => writeFileSync(text, `${readFileSync(text, 'utf8')}\nOne sentence more.\n`);
  change();
  cpSync('tests/fixtures/pdf/truncated.pdf', file(`public${VAT}`));
  assert.equal(make().status, 1);
  change();
  cpSync(`public${VAT}`, file(`public${VAT}`));
  assert.deepEqual(make(), { status: 0, says: "Documents: 1 made, 4 unchanged, 0 of the firm's own." });
});

const bytesOf = (path: string) => readFileSync(`public${path}`);
const fixture = (name: string) => readFileSync(`tests/fixtures/pdf/${name}.pdf`);
const textsOf = (pages: PageText[]) => pages.map((page) => page.map(({ text }) => text));

describe('the text of a library document', () => {
  let pages: PageText[];
  let texts: string[];
  let source: string[];
  before(async () => {
    source = readFileSync('content/resources/articles/vat-threshold-200-million.mdx', 'utf8').split('\n');
    pages = await readPdfText(bytesOf('/resources/articles/vat-threshold-200-million.pdf'));
    texts = textsOf(pages).flat();
  });

  test('is read page by page, in sentences that continue across lines', () => {
    assert.ok(pages.length >= 2, `${pages.length} pages`);
    const sentences = source.filter((line) => /^[A-Z][^<{*[|.]{90,}\.$/.test(line));
    assert.ok(sentences.length > 0);
    for (const sentence of sentences) assert.ok(texts.includes(sentence), sentence);
  });

  test('includes its headings, without those that every document has', async () => {
    const headings = pages.flat().flatMap(({ isHeading, text }) => (isHeading ? [text] : []));
    const own = await headingsIn('content/resources/articles/vat-threshold-200-million.mdx');
    const wanted = ['In short', 'Contents', ...own, 'Sources'];
    assert.deepEqual(headings, wanted);
  });

  test('turns table rows into sentences', () => {
    assert.ok(texts.includes('Any 12 months: TZS 200 million'));
  });

  test('keeps list entries in reading order', () => {
    const entries = source.filter((line) => /^- [^<{*[]+$/.test(line)).map((line) => line.slice(2));
    assert.ok(entries.length > 1);
    for (const entry of entries) assert.ok(texts.includes(entry), entry);
  });
});

describe('a PDF from another program', () => {
  test('without tags yields one text per page', async () => {
    const first = 'Links, page 1 Go to page three Revenue authority';
    assert.deepEqual(textsOf(await readPdfText(fixture('links'))), [[first], ['Links, page 2'], ['Links, page 3']]);
  });

  test('is read with right-to-left letters or with Chinese letters whose fonts are not embedded', async () => {
    assert.ok(textsOf(await readPdfText(fixture('right-to-left')))[0]?.includes('מדריך המס'));
    assert.match(textsOf(await readPdfText(fixture('cjk')))[0]?.join('') ?? '', /税务指南/);
  });
});

test('a PDF with a password has no text, with a warning', async (context) => {
  const warn = context.mock.method(console, 'warn', () => {});
  const path = '/../tests/fixtures/pdf/encrypted.pdf';
  assert.deepEqual([...(await pdfTexts([path]))], [[path, []]]);
  assert.match(String(warn.mock.calls[0]?.arguments[0]), /encrypted\.pdf: its text cannot be searched/);
});

const treeOf = (text: string) => textTree(text, 'text.mdx');
const node = (type: string, children: unknown[], props = {}) => ({ type, props, children });

test('a text is converted to words and elements, without front matter or line breaks between parts', async () => {
  assert.deepEqual(
    await treeOf('---\nname: A\n---\n\n## Who pays\n\nOne *or*\n**two**.\n\n- a [tool](/calculator/vat)\n'),
    [
      node('h2', ['Who pays'], { id: 'who-pays' }),
      node('p', ['One ', node('em', ['or']), ' ', node('strong', ['two']), '.']),
      node('ul', [node('li', ['a ', node('a', ['tool'], { href: '/calculator/vat' })])]),
    ],
  );
});

test('two headings with the same words get different IDs', async () => {
  const ids = (await treeOf('## Steps\n\nOne.\n\n## Steps\n\nTwo.\n')).map((part) => Object(part).props.id);
  assert.deepEqual(ids, ['steps', undefined, 'steps-1', undefined]);
});

test('a table is converted to rows of cells with their content as written', async () => {
  const cells = (type: string, ...words: string[]) => {
    const all = words.map((word) => node(type, [word]));
    return node('tr', all);
  };
  assert.deepEqual(await treeOf('| A "b" | #c \\\\ |\n|-|-|\n| $1 | <Rate of="sdl.rate" on="2021-01-01" /> |'), [
    node('table', [node('thead', [cells('th', 'A "b"', '#c \\')]), node('tbody', [cells('td', '$1', '4%')])]),
  ]);
});

test("the site's own tags are kept as elements with their attributes", async () => {
  const [note, question, changes] = await treeOf(
    '<Note title="First">\n\nText.\n\n</Note>\n\n<Question title="Why?">\n\nSo.\n\n</Question>\n\n<Changes />',
  );
  assert.deepEqual(note, node('Note', [node('p', ['Text.'])], { title: 'First' }));
  assert.deepEqual(question, node('Question', [node('p', ['So.'])], { title: 'Why?' }));
  assert.deepEqual(changes, node('Changes', []));
});
