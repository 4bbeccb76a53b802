import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { getFirm } from '../../../../../lib/server/content/loaders/firm.ts';
import { documentData } from '../../../../../lib/server/documents/documentData.ts';
import { firstPagePicture } from '../../../../../lib/server/documents/firstPage.ts';
import { getPrintedDocuments } from '../../../../../lib/server/documents/printedDocuments.ts';
import { openPrinter } from '../../../../../lib/server/documents/typst.ts';
import { fileFacts } from '../../../../../lib/server/resources/fileFacts.ts';
import { firstOfEach, isFull } from '../../../../support/cases.ts';
import { headingsIn } from './support/headings.ts';

/** A node of a page's structure tree, as pdf.js returns it. */
type Tag = { role?: string; alt?: string; structId?: string; children?: Tag[] };

/** A page as PDF readers see it. */
type PdfPage = {
  /** All text, including the header and footer. */
  text: string;
  /** The left and right edges of each piece of text, in points. */
  spans: { text: string; left: number; right: number }[];
  width: number;
  tags: Tag;
  links: string[];
};

type Pdf = { pages: PdfPage[]; document: PDFDocumentProxy };

async function readPage(pdf: PDFDocumentProxy, number: number): Promise<PdfPage> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const words = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  const annotations: { subtype?: string; url?: string; dest?: unknown }[] = await page.getAnnotations();
  return {
    text: words
      .map(({ str }) => str)
      .join(' ')
      .replace(/\s+/g, ' '),
    spans: words.map(({ str, transform, width }) => ({ text: str, left: transform[4], right: transform[4] + width })),
    width: page.getViewport({ scale: 1 }).width,
    tags: (await page.getStructTree()) as Tag,
    links: annotations.filter(({ subtype }) => subtype === 'Link').map(({ url }) => url ?? '#'),
  };
}

/** Opens a PDF in public/ with a different library from the ones that created it. */
async function openPdf(path: string): Promise<Pdf> {
  const document = await getDocument({ data: new Uint8Array(readFileSync(`public${path}`)), verbosity: 0 }).promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) pages.push(await readPage(document, number));
  return { pages, document };
}

/** Returns a page's tags with a role, in reading order. */
const tagsOf = (tag: Tag, role: RegExp): Tag[] => [
  ...(role.test(tag.role ?? '') ? [tag] : []),
  ...(tag.children ?? []).flatMap((child) => tagsOf(child, role)),
];

const LIMIT = 120 * 1024;
/** The side margins of 20 mm, in points, minus half a point for the side bearings of letters. */
const MARGIN = (20 / 25.4) * 72 - 0.5;

const all = getPrintedDocuments().toSorted((one, other) => other.changes.length - one.changes.length);
/** PDFs from the build: one of each kind, with the longest table of changes; all of them with FULL_TESTS. */
const documents = isFull ? all : firstOfEach(all, ({ kind }) => kind);
const pdfs = new Map<string, Pdf>();
const pdfOf = (path: string): Pdf => pdfs.get(path) ?? assert.fail(path);
before(async () => {
  for (const { path } of documents) pdfs.set(path, await openPdf(path));
});

describe('a PDF', () => {
  for (const { path, file, fileTitle, description, appendices, isAboutLaw } of documents) {
    test(`${path} has a title, PDF/UA tags and an outline, and is small`, async () => {
      const { document, pages } = pdfOf(path);
      const { info, metadata } = await document.getMetadata();
      const { Title, Subject, Author, Language } = Object(info);
      assert.deepEqual({ Title, Subject, Language }, { Title: fileTitle, Subject: description, Language: 'en-GB' });
      assert.ok(Author);
      assert.equal(metadata?.get('pdfuaid:part'), '1');
      assert.equal(Object(await document.getMarkInfo()).get('Marked'), true);

      const [root, ...others] = (await document.getOutline()) ?? [];
      const added = [...appendices.map(({ title }) => title), ...(isAboutLaw ? ['Sources'] : [])];
      const wanted = [...(await headingsIn(file)), ...added];
      assert.deepEqual(
        root?.items.map(({ title }: { title: string }) => title),
        wanted,
      );
      assert.deepEqual(others, []);

      const bytes = readFileSync(`public${path}`).length;
      assert.ok(bytes < LIMIT, `${bytes} bytes`);
      const facts = fileFacts(path);
      assert.deepEqual([facts?.type, facts?.pages], ['PDF', `${pages.length} pages`]);
      assert.ok(facts?.picture);
    });
  }
});

test('every PDF of the library, the media and the CV has at least two pages', () => {
  const short = all.filter(({ path }) => Number.parseInt(fileFacts(path)?.pages ?? '', 10) < 2);
  assert.deepEqual(
    short.map(({ path }) => path),
    [],
  );
});

const everyPage = () =>
  documents.flatMap((document) =>
    pdfOf(document.path).pages.map((page, index, pages) => ({ ...page, document, number: index + 1, pages })),
  );

test('no text extends into the margins', () => {
  const outside = everyPage().flatMap(({ spans, width, document, number }) =>
    spans
      .filter(({ left, right }) => left < MARGIN || right > width - MARGIN)
      .map(({ text }) => `${document.path}, page ${number}: ${text}`),
  );
  assert.deepEqual(outside, []);
});

test("every page has its number and the firm's name, without phone or street", () => {
  const { url, phone, address } = getFirm('en');
  for (const { text, document, number, pages } of everyPage()) {
    const place = `${document.path}, page ${number}`;
    assert.ok(text.includes(`Page ${number} of ${pages.length}`), place);
    assert.ok(text.includes(`${new URL(url).host} · General information, not advice`), place);
    assert.ok(!text.includes(phone) && !text.includes(address.street), place);
  }
});

test('a Finance Act table repeats its header on every page, but only once in the tags', () => {
  const head = 'Change What it says Where, and from when Whom it concerns';
  let continued = 0;
  for (const { path } of documents.filter(({ changes }) => changes.length > 0)) {
    // On every page, pdf.js returns the tags of the whole table, but only that page's content.
    const isFilled = ({ children = [] }: Tag) => children.length > 0;
    const changes = pdfOf(path).pages.map(({ text, tags }) => ({
      text,
      tables: tagsOf(tags, /^Table$/).filter((table) => tagsOf(table, /^TH$/).length === 4),
    }));
    const filled = (role: RegExp, tables: readonly Tag[]) =>
      tables.flatMap((table) => tagsOf(table, role)).filter(isFilled);
    const heads = changes.flatMap(({ tables }) => filled(/^TH$/, tables).map(({ structId }) => structId));
    assert.equal(new Set(heads).size, heads.length, path);
    // The table of changes comes first; another table with four columns may follow.
    const isOfChanges = (table: Tag) => tagsOf(table, /^TH$/).some(({ structId }) => structId === heads[0]);
    const reached = changes.filter(({ tables }) => filled(/^TD$/, tables.filter(isOfChanges)).length > 0);
    for (const { text } of reached) assert.ok(text.includes(head), path);
    continued += reached.length - 1;
  }
  assert.ok(continued > 0, `${continued} ends of a page inside a table`);
});

const firstPageOf = (path: string) => pdfOf(path).pages[0] ?? assert.fail(path);

test('the first page has the firm, title, dates, summary and contents', () => {
  for (const { path, title, details, frontMatter } of documents) {
    const { text } = firstPageOf(path);
    const wanted = [getFirm('en').name, title, 'In short', 'Contents', ...details.map((detail) => detail.text)];
    for (const words of [...wanted, ...frontMatter.summary]) {
      assert.ok(text.includes(words), `${path}: no "${words}" on page 1`);
    }
  }
});

test('a law is labelled as a summary', () => {
  const summary = 'our summary, not the official text';
  for (const { path, fileTitle } of documents) {
    const isLaw = /^\/resources\/(acts|finance-act)\//.test(path);
    assert.equal(firstPageOf(path).text.includes(summary), isLaw, path);
    assert.equal(fileTitle.endsWith(`: ${summary}`), isLaw, path);
  }
});

test('a law links to the official text, or says that none is online', () => {
  for (const { path, official } of documents) {
    const { text, links } = firstPageOf(path);
    assert.ok(!official?.startsWith('https:') || links.includes(official), path);
    assert.equal(text.includes('Official text not found on line'), official === 'not found', path);
  }
});

test('a sample is labelled on its first page', () => {
  for (const { path, caution } of documents) {
    const { text } = firstPageOf(path);
    assert.equal(/Placeholder\. .*until the firm supplies/.test(text), caution !== undefined, path);
  }
});

test('the first-page picture keeps its letters, has no links, styles or scripts, and is at most 25 kB', async () => {
  for (const { path } of documents) {
    const picture = readFileSync(`public${fileFacts(path)?.picture}`);
    const svg = picture.toString();
    const letters = pdfOf(path).pages[0]?.text.replace(/\s/g, '') ?? '';
    const drawn = [...svg.matchAll(/<use [^>]*href="#([^"]+)"/g)].map(([, glyph]) => glyph);
    // Ligatures such as fi are drawn as one glyph.
    assert.ok(drawn.length > letters.length * 0.98, `${path}: ${drawn.length} of ${letters.length} letters`);
    for (const glyph of new Set(drawn)) assert.ok(svg.includes(`<path id="${glyph}"`), `${path}: ${glyph}`);
    assert.doesNotMatch(svg, /<(?:a|script|style|foreignObject)\b| style=|https?:(?!\/\/www\.w3\.org)/, path);
    const { length } = brotliCompressSync(picture);
    assert.ok(length <= 25_000, `${path}: ${length} bytes`);
  }
});

test('a first page with a photo has no picture, because it would load more slowly than the viewer', () => {
  const page = (content: string) => `<svg><defs></defs><g class="typst-page">${content}</g></svg>`;
  const photo = '<image xlink:href="data:image/jpeg;base64,AAAA"/>';
  const size = { width: 595, height: 842 };
  assert.equal(firstPagePicture(page(photo), size), undefined);
  assert.match(firstPagePicture(page('<path d="M 0 0"/>') + page(photo), size) ?? '', /viewBox="0 0 595 842".*M 0 0/);
});

test('links point into the document or to absolute URLs', () => {
  const links = everyPage().flatMap((page) => page.links);
  assert.ok(links.some((link) => link.startsWith(`${getFirm('en').url}/`)));
  assert.ok(links.includes('#'));
  assert.deepEqual(
    links.filter((link) => !/^(https:|#)/.test(link)),
    [],
  );
});

test('printing a document again yields the same bytes', async () => {
  const [document] = documents;
  assert.ok(document);
  const data = JSON.stringify(await documentData(document, getFirm('en')));
  const { bytes } = await (await openPrinter()).print(document.file, data);
  assert.ok(readFileSync(`public${document.path}`).equals(bytes));
});
