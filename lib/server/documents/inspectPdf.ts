import { PDFBool, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';

/** Properties of a PDF as a reader's program sees them. */
export type PdfReport = {
  pages: number;
  title: string | undefined;
  author: string | undefined;
  subject: string | undefined;
  /** Such as 'en'. */
  language: string | undefined;
  /** Has a tag tree that is marked as complete. */
  isTagged: boolean;
  /** Number of entries of the outline, at every level. */
  outlineEntries: number;
};

/** Counts the outline entries below a node, at every level. */
function countOutline(node: PDFDict | undefined): number {
  let count = 0;
  let entry = node?.lookupMaybe(PDFName.of('First'), PDFDict);
  while (entry) {
    count += 1 + countOutline(entry);
    entry = entry.lookupMaybe(PDFName.of('Next'), PDFDict);
  }
  return count;
}

/** Reads a PDF with another library than the one that writes it. Rejects if it is unreadable. */
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
    outlineEntries: countOutline(catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict)),
  };
}
