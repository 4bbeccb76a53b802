import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Firm } from '../../content/schemas/firm.ts';
import { getFirm } from '../content/loaders/firm.ts';
import { projectRoot } from '../content/source/projectRoot.ts';
import { hashOf } from './manifest.ts';
import type { PrintedDocument } from './printedDocument.ts';
import { getPrintedDocuments } from './printedDocuments.ts';
import { documentHtml } from './template/documentHtml.ts';

/**
 * Version of the steps from a document's page to its PDF: fonts, printer options, finishPdf. Raise it with every change
 * that alters the PDFs; the manifest then marks all as stale.
 */
const RECIPE_VERSION = '2';

/** Metadata of a PDF. */
export type PdfFacts = {
  title: string;
  author: string;
  subject: string;
  keywords: string[];
  /** The firm. */
  creator: string;
  /** ISO days; absent before the launch. */
  createdOn?: string | undefined;
  changedOn: string;
};

/** A document ready for printing. */
export type PreparedDocument = {
  document: PrintedDocument;
  /** The page with its styles, without fonts. */
  html: string;
  facts: PdfFacts;
  /** Hash of everything printed: page with styles, metadata, recipe version. */
  sources: string;
};

function factsOf(document: PrintedDocument, firm: Firm): PdfFacts {
  const { title, fileTitle, description, kind, author, days } = document;
  return {
    title: fileTitle,
    author: author === undefined || author === title ? (author ?? firm.name) : `${author}, ${firm.name}`,
    subject: description,
    keywords: [kind],
    creator: firm.name,
    createdOn: days.published,
    changedOn: days.changed,
  };
}

/** Renders a document's page and hashes everything that determines its PDF. */
async function prepareDocument(document: PrintedDocument, firm: Firm): Promise<PreparedDocument> {
  const text = readFileSync(join(projectRoot(), document.file), 'utf8');
  const html = await documentHtml(document, text, firm);
  const facts = factsOf(document, firm);
  return { document, html, facts, sources: hashOf(html, JSON.stringify(facts), RECIPE_VERSION) };
}

/**
 * Prepares every printed document. Needs no browser, so that the build can find stale files.
 *
 * @throws ContentError if a catalogue or a text has mistakes
 */
export async function prepareDocuments(): Promise<PreparedDocument[]> {
  const firm = getFirm();
  return Promise.all(getPrintedDocuments().map((document) => prepareDocument(document, firm)));
}
