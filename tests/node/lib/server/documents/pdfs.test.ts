import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { getFirm } from '../../../../../lib/server/content/loaders/firm.ts';
import { getDocumentFacts } from '../../../../../lib/server/documents/documentFacts.ts';
import { inspectPdf } from '../../../../../lib/server/documents/inspectPdf.ts';
import type { PrintedDocument } from '../../../../../lib/server/documents/printedDocument.ts';
import { getPrintedDocuments } from '../../../../../lib/server/documents/printedDocuments.ts';
import { headingsOf } from '../../../../../lib/text/headingsOf.ts';
import { matterhornFaults } from './support/matterhorn.ts';
import { readPages } from './support/readPages.ts';

/** Every committed PDF, as a reader's program sees it. */

const LIMIT = 120 * 1024;

const documents = getPrintedDocuments();
const bytesOf = ({ path }: PrintedDocument) => readFileSync(`public${path}`);

const texts = new Map<string, Promise<string[]>>();
/** Returns the text of each page of a document, shared by several tests. */
function pagesOf(document: PrintedDocument): Promise<string[]> {
  const text = texts.get(document.path) ?? readPages(bytesOf(document));
  texts.set(document.path, text);
  return text;
}

describe('every PDF', () => {
  for (const document of documents) {
    test(`${document.path} is whole, titled, tagged as PDF/UA asks and light`, async () => {
      const bytes = bytesOf(document);
      const report = await inspectPdf(bytes);
      const headings = headingsOf(readFileSync(document.file, 'utf8'));
      assert.ok(bytes.length < LIMIT, `${bytes.length} bytes`);
      assert.ok(report.pages >= 2, `${report.pages} pages`);
      assert.equal(report.title, document.fileTitle);
      assert.equal(report.subject, document.description);
      assert.ok(report.author);
      assert.equal(report.language, 'en');
      assert.ok(report.isTagged);
      assert.deepEqual(matterhornFaults(await PDFDocument.load(bytes, { updateMetadata: false })), []);
      assert.ok(report.outlineEntries > headings.length, `${report.outlineEntries} entries in the outline`);
      assert.deepEqual(getDocumentFacts(document.path), { bytes: bytes.length, type: 'PDF', pages: report.pages });
    });
  }
});

/** Returns the dictionaries of a PDF with a certain entry: the fonts, the figures in its tags. */
async function dictionariesOf(document: PrintedDocument, key: string, value: string): Promise<PDFDict[]> {
  const pdf = await PDFDocument.load(bytesOf(document), { updateMetadata: false });
  return pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && object.get(PDFName.of(key)) === PDFName.of(value) ? [object] : [],
    );
}

test('the one figure in the tags is the logo, which says the firm’s name', async () => {
  for (const document of documents) {
    const figures = await dictionariesOf(document, 'S', 'Figure');
    const texts = figures.map((figure) => figure.lookup(PDFName.of('Alt'), PDFString, PDFHexString).decodeText());
    assert.deepEqual(texts, [getFirm().name], document.path);
  }
});

test('every page is numbered and says whose it is', async () => {
  for (const document of documents) {
    const pages = await pagesOf(document);
    for (const [index, text] of pages.entries()) {
      const place = `${document.path}, page ${index + 1}`;
      assert.match(text, new RegExp(`Page ${index + 1} of ${pages.length}\\b`), place);
      assert.ok(text.includes(`${getFirm().name} · General information, not advice`), place);
    }
  }
});

test('the first page holds title, dates, the short version and the contents', async () => {
  for (const document of documents) {
    const [first = ''] = await pagesOf(document);
    const wanted = [document.title, 'In short', 'Contents', ...document.details.map(({ text }) => text)];
    for (const words of [...wanted, ...document.frontMatter.summary]) {
      assert.ok(first.includes(words), `${document.path}: no "${words}" on page 1`);
    }
  }
});

test('laws say on the first page and in the title that they are a summary, no other document does', async () => {
  for (const document of documents) {
    const isLaw = /^\/resources\/(acts|finance-act)\//.test(document.path);
    const [first = ''] = await pagesOf(document);
    assert.equal(first.includes('our summary, not the official text'), isLaw, document.path);
    assert.equal(document.fileTitle.endsWith(': our summary, not the official text'), isLaw, document.path);
  }
});

test('what stands in for the firm’s own document says so on the first page, and nothing else does', async () => {
  for (const document of documents) {
    const [first = ''] = await pagesOf(document);
    assert.equal(/Placeholder\. .*until the firm supplies/.test(first), document.caution !== undefined, document.path);
    if (document.path.startsWith('/cv/')) assert.ok(document.caution);
  }
});

test('links lead into the text and to whole addresses', async () => {
  const guide = documents.find(({ path }) => path === '/resources/guides/tax-guide-2024-25.pdf') ?? assert.fail();
  const links = (await dictionariesOf(guide, 'Subtype', 'Link')).map(String);
  const targets = links.flatMap((link) => /\/URI \(([^)]*)\)/.exec(link)?.[1] ?? []);
  assert.ok(targets.includes(`${getFirm().url}/resources/guides/tax-guide-2026-27`), targets.join(' '));
  assert.deepEqual(
    targets.filter((target) => !/^(https:|mailto:)/.test(target)),
    [],
  );
  assert.ok(links.some((link) => link.includes('/Dest')));
});
