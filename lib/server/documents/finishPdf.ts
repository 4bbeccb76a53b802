import { PDFDocument } from 'pdf-lib';

/** What a PDF says of itself. */
export type PdfFacts = {
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

/** Noon in UTC: the same day in Dar es Salaam and in most of the world. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/**
 * Packs a printed PDF and writes what it is into it: title, language, author, dates. Tags and outline stay.
 * Nothing in it depends on the day on which it is made.
 */
export async function finishPdf(printed: Uint8Array, facts: PdfFacts): Promise<Uint8Array> {
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
