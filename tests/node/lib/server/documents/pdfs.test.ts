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
import { readPages } from './support/readPages.ts';

/** Every committed PDF, as a reader's program finds it. */

const LIMIT = 120 * 1024;

const documents = getPrintedDocuments();
const bytesOf = ({ path }: PrintedDocument) => readFileSync(`public${path}`);

const texts = new Map<string, Promise<string[]>>();
/** The text of each page of a document, which several tests look at and none changes. */
function pagesOf(document: PrintedDocument): Promise<string[]> {
  const text = texts.get(document.path) ?? readPages(bytesOf(document));
  texts.set(document.path, text);
  return text;
}
const withPath = (start: string) => documents.filter(({ path }) => path.startsWith(start));

describe('every PDF', () => {
  for (const document of documents) {
    test(`${document.path} is whole, titled, tagged and light`, async () => {
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
      assert.ok(report.outlineEntries > headings.length, `${report.outlineEntries} entries in the outline`);
      assert.deepEqual(getDocumentFacts(document.path), { bytes: bytes.length, type: 'PDF', pages: report.pages });
    });
  }
});

/** Names of the kinds of fonts that a PDF holds. */
async function fontKinds(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  return pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Type')) !== PDFName.of('Font')) return [];
    return [String(object.get(PDFName.of('Subtype')))];
  });
}

test('the type is set in real fonts, not in drawings of letters', async () => {
  for (const document of documents) {
    const kinds = await fontKinds(bytesOf(document));
    assert.ok(kinds.includes('/CIDFontType2'), `${document.path}: ${kinds}`);
    assert.ok(!kinds.includes('/Type3'), document.path);
  }
});

test('the only figure in the tags is the logo, which says the firm’s name', async () => {
  const { name } = getFirm();
  for (const document of documents) {
    const pdf = await PDFDocument.load(bytesOf(document), { updateMetadata: false });
    const figures = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
      if (!(object instanceof PDFDict) || object.get(PDFName.of('S')) !== PDFName.of('Figure')) return [];
      return [object.lookup(PDFName.of('Alt'), PDFString, PDFHexString).decodeText()];
    });
    assert.deepEqual(figures, [name], document.path);
  }
});

test('every page is numbered and says whose it is', async () => {
  const { name } = getFirm();
  for (const document of documents) {
    const pages = await pagesOf(document);
    for (const [index, text] of pages.entries()) {
      const place = `${document.path}, page ${index + 1}`;
      assert.match(text, new RegExp(`Page ${index + 1} of ${pages.length}\\b`), place);
      assert.ok(text.includes(`${name} · General information, not advice`), place);
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

test('acts and Finance Acts say on the first page that they are a summary', async () => {
  const laws = [...withPath('/resources/acts/'), ...withPath('/resources/finance-act/')];
  assert.notEqual(laws.length, 0);
  for (const document of laws) {
    const [first = ''] = await pagesOf(document);
    assert.match(first, /our summary, not the official text/, document.path);
    assert.match(
      (await inspectPdf(bytesOf(document))).title ?? '',
      /: our summary, not the official text$/,
      document.path,
    );
  }
});

test('what stands in for the firm’s own document says so on the first page, and nothing else does', async () => {
  for (const document of [...withPath('/media/'), ...withPath('/cv/')]) {
    const [first = ''] = await pagesOf(document);
    assert.equal(/Placeholder\. .*until the firm supplies/.test(first), document.caution !== undefined, document.path);
  }
  assert.ok(withPath('/cv/').every(({ caution }) => caution));
});

test('links lead into the text and to whole addresses', async () => {
  const { url } = getFirm();
  const [guide] = withPath('/resources/guides/tax-guide-2024-25');
  assert.ok(guide);
  const pdf = await PDFDocument.load(bytesOf(guide), { updateMetadata: false });
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => String(object));
  const targets = objects.flatMap((object) => [...object.matchAll(/\/URI \(([^)]*)\)/g)].map(([, target]) => target));
  assert.ok(targets.includes(`${url}/resources/guides/tax-guide-2026-27`), targets.join(' '));
  assert.ok(
    targets.every((target) => /^(https:|mailto:)/.test(target ?? '')),
    targets.join(' '),
  );
  assert.ok(objects.some((object) => /\/Subtype \/Link/.test(object) && /\/Dest/.test(object)));
});
