import { PDFBool, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { matterhornFaults } from './matterhorn.ts';

/** What a reader's program finds in a PDF. */
export type PdfReport = {
  pages: number;
  title: string | undefined;
  author: string | undefined;
  subject: string | undefined;
  /** 'en'. */
  language: string | undefined;
  /** True with a tree of tags that is marked as complete. */
  isTagged: boolean;
  /** What it lacks for PDF/UA-1. */
  uaFaults: string[];
  /** Entries of the outline, at every level. */
  outlineEntries: number;
};

/** Entries of an outline below a node, those inside entries too. */
function countOutline(node: PDFDict | undefined): number {
  let count = 0;
  let entry = node?.lookupMaybe(PDFName.of('First'), PDFDict);
  while (entry) {
    count += 1 + countOutline(entry);
    entry = entry.lookupMaybe(PDFName.of('Next'), PDFDict);
  }
  return count;
}

/** Reads a PDF with another library than the one that prints it. Rejects where it cannot be read. */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfReport> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
  const { catalog } = pdf;
  const marks = catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict);
  const tree = catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  const isMarked = marks?.lookupMaybe(PDFName.of('Marked'), PDFBool)?.asBoolean() === true;
  return {
    pages: pdf.getPageCount(),
    title: pdf.getTitle(),
    author: pdf.getAuthor(),
    subject: pdf.getSubject(),
    language: catalog.lookupMaybe(PDFName.of('Lang'), PDFString, PDFHexString)?.decodeText(),
    isTagged: isMarked && tree?.has(PDFName.of('K')) === true,
    uaFaults: matterhornFaults(pdf),
    outlineEntries: countOutline(catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict)),
  };
}
