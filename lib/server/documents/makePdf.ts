import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { type Browser, chromium } from '@playwright/test';
import type { Firm } from '../../content/schemas/firm.ts';
import { findBrowser } from '../chromium/findBrowser.ts';
import { projectRoot } from '../content/source/readCollection.ts';
import { inspectPdf } from './inspectPdf.ts';
import { hashOf } from './manifest.ts';
import type { PrintedDocument } from './printedDocuments.ts';
import { documentHtml, printablePage } from './template/documentHtml.ts';

const MAX_BYTES = 120 * 1024;
const MIN_PAGES = 2;

/**
 * Version of the steps that turn a document's page into its PDF: fonts, options of the printer, what finishPdf does. Raise it
 * with every change of these that changes the PDFs; the manifest then counts all of them as stale.
 */
const RECIPE_VERSION = '1';

/** Metadata of a PDF. */
type PdfFacts = {
  title: string;
  author: string;
  subject: string;
  keywords: string[];
  /** The firm. */
  creator: string;
  /** ISO days. */
  createdOn: string;
  changedOn: string;
};

/** A document that is ready to be printed. */
export type PreparedDocument = {
  document: PrintedDocument;
  /** The page with its styles, but without the fonts. */
  html: string;
  facts: PdfFacts;
  /** Hash of everything that is printed: page with styles, metadata, version of the recipe. */
  sources: string;
};

function factsOf(document: PrintedDocument, firm: Firm): PdfFacts {
  const { title, fileTitle, description, kind, author, issued, frontMatter } = document;
  return {
    title: fileTitle,
    author: author === undefined || author === title ? (author ?? firm.name) : `${author}, ${firm.name}`,
    subject: description,
    keywords: [kind],
    creator: firm.name,
    createdOn: issued,
    changedOn: frontMatter.updatedOn ?? issued,
  };
}

/** Renders a document as the page to be printed and hashes everything that goes into its PDF. */
export async function prepareDocument(document: PrintedDocument, firm: Firm): Promise<PreparedDocument> {
  const text = readFileSync(join(projectRoot(), document.file), 'utf8');
  const html = await documentHtml(document, text, firm);
  const facts = factsOf(document, firm);
  return { document, html, facts, sources: hashOf(html, JSON.stringify(facts), RECIPE_VERSION) };
}

/** Starts the browser that prints. The caller closes it. */
export async function startPrinter(): Promise<Browser> {
  const { executablePath, args } = await findBrowser();
  return chromium.launch({ executablePath, args });
}

/** Prints a page, which may load nothing, to a tagged PDF with an outline of its headings. */
async function printPdf(browser: Browser, html: string): Promise<Uint8Array> {
  const page = await browser.newPage();
  try {
    await page.route('**/*', (route) => (route.request().url().startsWith('data:') ? route.continue() : route.abort()));
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
  } finally {
    await page.close();
  }
}

/** Noon in UTC is the same day in Dar es Salaam and in most of the world. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** Compresses a printed PDF and writes its metadata. Tags and outline stay, and nothing depends on today's date. */
async function finishPdf(printed: Uint8Array, facts: PdfFacts): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  pdf.setTitle(facts.title, { showInWindowTitleBar: true });
  pdf.setAuthor(facts.author);
  pdf.setSubject(facts.subject);
  pdf.setKeywords(facts.keywords);
  pdf.setCreator(facts.creator);
  pdf.setProducer('Chromium and pdf-lib');
  pdf.setLanguage('en');
  pdf.setCreationDate(noonOf(facts.createdOn));
  pdf.setModificationDate(noonOf(facts.changedOn));
  return pdf.save({ useObjectStreams: true, addDefaultPage: false });
}

/** Names what keeps a PDF from being published; empty where it can be. */
async function findFaults(bytes: Uint8Array, facts: PdfFacts): Promise<string[]> {
  const report = await inspectPdf(bytes);
  const faults = [
    [bytes.length > MAX_BYTES, `${bytes.length} bytes, more than ${MAX_BYTES}`],
    [report.pages < MIN_PAGES, `${report.pages} page, fewer than ${MIN_PAGES}`],
    [report.title !== facts.title, `the title "${report.title}"`],
    [report.language !== 'en', `the language "${report.language}"`],
    [!report.isTagged, 'no tags'],
    [report.outlineEntries === 0, 'no outline'],
  ] as const;
  return faults.filter(([isFault]) => isFault).map(([, fault]) => fault);
}

/**
 * Makes the PDF of a document.
 *
 * @throws Error that names the document and what is wrong with its PDF
 */
export async function makePdf(
  browser: Browser,
  { document, html, facts }: PreparedDocument,
  fontFaces: string,
): Promise<Uint8Array> {
  const bytes = await finishPdf(await printPdf(browser, printablePage(html, fontFaces)), facts);
  const faults = await findFaults(bytes, facts);
  if (faults.length > 0) throw new Error(`The PDF of ${document.file} has ${faults.join(', ')}.`);
  return bytes;
}
