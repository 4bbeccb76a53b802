import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../chromium/findBrowser.ts';
import { inspectPdf } from './inspectPdf.ts';
import { completePdfUa } from './pdfUa.ts';
import type { PdfFacts, PreparedDocument } from './prepareDocuments.ts';
import { printablePage } from './template/documentHtml.ts';

const MAX_BYTES = 120 * 1024;

/** Starts the browser for printing. The caller closes it. */
export async function startPrinter(): Promise<Browser> {
  const { executablePath, args } = await findBrowser();
  return chromium.launch({ executablePath, args });
}

/** Prints a page to a tagged PDF with an outline of its headings; the page may load nothing. */
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

/** Returns noon in UTC, the same day in Dar es Salaam and in most of the world. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** Compresses a printed PDF and writes its metadata. Keeps tags and outline; does not depend on today's date. */
async function finishPdf(printed: Uint8Array, facts: PdfFacts): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  pdf.setTitle(facts.title, { showInWindowTitleBar: true });
  pdf.setAuthor(facts.author);
  pdf.setSubject(facts.subject);
  pdf.setKeywords(facts.keywords);
  pdf.setCreator(facts.creator);
  pdf.setProducer('Chromium and pdf-lib');
  pdf.setLanguage('en');
  if (facts.createdOn !== undefined) pdf.setCreationDate(noonOf(facts.createdOn));
  // Removes the time of printing, written by the browser.
  else pdf.context.lookup(pdf.context.trailerInfo.Info, PDFDict).delete(PDFName.of('CreationDate'));
  pdf.setModificationDate(noonOf(facts.changedOn));
  completePdfUa(pdf);
  return pdf.save({ useObjectStreams: true, addDefaultPage: false });
}

/** Lists faults that prevent publication of a PDF. */
async function findFaults(bytes: Uint8Array, facts: PdfFacts): Promise<string[]> {
  const report = await inspectPdf(bytes);
  const faults = [
    [bytes.length > MAX_BYTES, `${bytes.length} bytes, more than ${MAX_BYTES}`],
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
 * @throws Error that names the document and the faults of its PDF
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
