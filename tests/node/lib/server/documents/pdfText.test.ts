import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { pdfTexts } from '../../../../../lib/server/documents/pdfTexts.ts';
import { type PageText, readPdfText } from '../../../../../lib/server/documents/readPdfText.ts';
import { headingsOf } from '../../../../../lib/text/headingsOf.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

const bytesOf = (path: string) => readFileSync(`public${path}`);
const fixture = (name: string) => readFileSync(`tests/fixtures/pdf/${name}.pdf`);
const textsOf = (pages: PageText[]) => pages.map((page) => page.map(({ text }) => text));

describe('the text of a document of the library', () => {
  let pages: PageText[];
  let texts: string[];
  before(async () => {
    pages = await readPdfText(bytesOf('/resources/articles/vat-threshold-200-million.pdf'));
    texts = textsOf(pages).flat();
  });

  test('is read page by page, as sentences that lines do not cut', () => {
    assert.ok(pages.length >= 2, `${pages.length} pages`);
    const sentence = 'at the end of each month add that month, drop the oldest, and write down';
    assert.ok(texts.some((text) => text.includes(sentence)));
  });

  test('knows its headings, and those that every document has', () => {
    const headings = pages.flat().flatMap(({ isHeading, text }) => (isHeading ? [text] : []));
    const own = headingsOf(readFileSync('content/resources/articles/vat-threshold-200-million.mdx', 'utf8'));
    const wanted = ['In short', 'Contents', ...own.map(({ text }) => text), 'Sources'];
    assert.deepEqual(headings, wanted);
  });

  test('has rows of tables as sentences, and entries of lists, with their numbers, where they are read', () => {
    assert.ok(texts.includes('Any 12 months: TZS 200 million'));
    assert.ok(texts.some((text) => text.startsWith('Professionals: lawyers, engineers')));
    assert.ok(texts.includes('Records, kept for six years.'));
  });
});

describe('a file of another maker', () => {
  test('without tags is one text a page', async () => {
    const first = 'Links, page 1 Go to page three Revenue authority';
    assert.deepEqual(textsOf(await readPdfText(fixture('links'))), [[first], ['Links, page 2'], ['Links, page 3']]);
  });

  test('with letters from right to left, or Chinese ones whose fonts it does not hold, is read', async () => {
    assert.ok(textsOf(await readPdfText(fixture('right-to-left')))[0]?.includes('מדריך המס'));
    assert.match(textsOf(await readPdfText(fixture('cjk')))[0]?.join('') ?? '', /税务指南/);
  });
});

describe('texts that were read before', () => {
  const root = temporaryFolder();
  const put = (path: string, from: string) => cpSync(`tests/fixtures/pdf/${from}.pdf`, join(root, 'public', path));
  before(() => mkdirSync(join(root, 'public')));

  test('are kept, and read anew where the file has changed', async () => {
    put('/a.pdf', 'links');
    const first = await pdfTexts(['/a.pdf'], root);
    const file = join(root, '.generated/pdf-texts.json');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Links, page 2', 'Kept, page 2'));
    const second = await pdfTexts(['/a.pdf'], root);
    assert.equal(first.get('/a.pdf')?.[1]?.[0]?.text, 'Links, page 2');
    assert.equal(second.get('/a.pdf')?.[1]?.[0]?.text, 'Kept, page 2');

    put('/a.pdf', 'form');
    assert.equal((await pdfTexts(['/a.pdf'], root)).get('/a.pdf')?.[0]?.[0]?.text, 'Registration of an employer');
    assert.doesNotMatch(readFileSync(file, 'utf8'), /Kept/, 'the text of the file before is still kept');
  });

  test('are empty where a file asks for a password, which is said', async (context) => {
    const warn = context.mock.method(console, 'warn', () => {});
    put('/secret.pdf', 'encrypted');
    assert.deepEqual((await pdfTexts(['/secret.pdf'], root)).get('/secret.pdf'), []);
    assert.match(String(warn.mock.calls[0]?.arguments[0]), /^\/secret\.pdf: its text cannot be searched/);
  });
});
