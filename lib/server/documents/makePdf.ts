import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Firm } from '../../content/schemas/firm.ts';
import { projectRoot } from '../content/source/readCollection.ts';
import { finishPdf, type PdfFacts } from './finishPdf.ts';
import { inspectPdf } from './inspectPdf.ts';
import { hashOf } from './manifest.ts';
import type { PrintedDocument } from './printedDocuments.ts';
import { printPdf } from './printPdf.ts';
import { documentHtml, printablePage } from './template/documentHtml.ts';

/** No document weighs more than this. */
export const MAX_BYTES = 120 * 1024;

/** No document is shorter. */
export const MIN_PAGES = 2;

/** The steps that make a PDF from a page; the page itself holds the template's part. */
const RECIPE_FILES = ['template/fonts.ts', 'printPdf.ts', 'finishPdf.ts', 'makePdf.ts'];

/** A document ready to be printed. */
export type PreparedDocument = {
  document: PrintedDocument;
  html: string;
  facts: PdfFacts;
  /** Hash of the text, the catalogue entry, what it says of the firm, the template and the recipe. */
  sources: string;
};

function factsOf(document: PrintedDocument, firm: Firm): PdfFacts {
  const { title, description, kind, author, issued, frontMatter } = document;
  const { checkedOn } = frontMatter;
  return {
    title,
    author: author === undefined || author === title ? (author ?? firm.name) : `${author}, ${firm.name}`,
    subject: description,
    keywords: [kind],
    creator: firm.name,
    createdOn: issued,
    changedOn: checkedOn > issued ? checkedOn : issued,
  };
}

/** Sets a document as the page to be printed, and hashes everything that goes into its PDF. */
export async function prepareDocument(document: PrintedDocument, firm: Firm): Promise<PreparedDocument> {
  const text = readFileSync(join(projectRoot(), document.file), 'utf8');
  const html = await documentHtml(document, text, firm);
  const facts = factsOf(document, firm);
  const recipe = RECIPE_FILES.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  return { document, html, facts, sources: hashOf(html, JSON.stringify(facts), ...recipe) };
}

/** Names what keeps a PDF from being published; empty where it is as it should be. */
export async function findFaults(bytes: Uint8Array, facts: Pick<PdfFacts, 'title'>): Promise<string[]> {
  const report = await inspectPdf(bytes);
  const faults = [
    [bytes.length > MAX_BYTES, `${bytes.length} bytes, more than ${MAX_BYTES}`],
    [report.pages < MIN_PAGES, `${report.pages} page, fewer than ${MIN_PAGES}`],
    [report.title !== facts.title, `the title "${report.title}"`],
    [report.language !== 'en', `the language "${report.language}"`],
    [!report.isTagged, 'no tags'],
    [report.outlineEntries === 0, 'no outline'],
  ] as const;
  return faults.filter(([isFault]) => isFault).map(([, words]) => words);
}

/** Prints a document twice, as usual and closer, and keeps the closer one where it saves a page. */
async function printShortest(browser: Browser, html: string, fontFaces: string): Promise<Uint8Array> {
  const usual = await printPdf(browser, printablePage(html, fontFaces, false));
  const tight = await printPdf(browser, printablePage(html, fontFaces, true));
  const [usualPages, tightPages] = [(await inspectPdf(usual)).pages, (await inspectPdf(tight)).pages];
  return tightPages < usualPages && tightPages >= MIN_PAGES ? tight : usual;
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
  const bytes = await finishPdf(await printShortest(browser, html, fontFaces), facts);
  const faults = await findFaults(bytes, facts);
  if (faults.length > 0) throw new Error(`The PDF of ${document.file} has ${faults.join(', ')}.`);
  return bytes;
}
