import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MARKER, pageMarker, SECTION_END } from '../../search/fullText.ts';
import { escapeMarkup } from '../../text/escapeMarkup.ts';
import { getFounder } from '../content/loaders/firm.ts';
import { projectRoot } from '../content/source/contentFiles.ts';
import type { PageText, TextBlock } from '../documents/readPdfText.ts';
import { getAllDocuments } from '../resources/allDocuments.ts';
import { findCv } from '../resources/fileFacts.ts';

/** A PDF in the search index. */
export type SearchableFile = {
  /** Path of the PDF, both in URLs and below public/. */
  path: string;
  title: string;
  /** True for library files, to which the library's search is limited. */
  isInLibrary: boolean;
};

/** Returns all PDFs of the library, the media page and the About page. Throws a ContentError for invalid content. */
export function searchableFiles(): SearchableFile[] {
  const offered = getAllDocuments().map(({ downloadUrl, title }) => {
    return { path: downloadUrl, title, isInLibrary: true };
  });
  const cvPath = findCv();
  const cv = cvPath ? [{ path: cvPath, title: `${getFounder('en').name}, curriculum vitae`, isInLibrary: false }] : [];
  return [...offered, ...cv].filter(
    ({ path }) => path.endsWith('.pdf') && existsSync(join(projectRoot(), 'public', path)),
  );
}

/** Text of a PDF for indexing. */
type FileText = {
  title: string;
  pages: readonly PageText[];
  isInLibrary: boolean;
};

/** Heading of the last section of every document (documents/template.typ). */
const LEFT_OUT = 'Sources';

/**
 * Removes the table of contents from a page: its heading, and entries that equal other headings. Otherwise a query would
 * match them twice, and the text after the table would be attributed to the section 'Contents'.
 */
function withoutContents(page: PageText, headings: ReadonlySet<string>): (TextBlock | undefined)[] {
  const isEntry = (block: TextBlock | undefined) => block !== undefined && !block.isHeading && headings.has(block.text);
  return page
    .map((block, index) => (block.isHeading && isEntry(page[index + 1]) ? undefined : block))
    .filter((block) => !isEntry(block));
}

/** Removes the sources section, which may span pages. It is in every document and answers no query. */
function withoutSources(pages: readonly PageText[]): PageText[] {
  let isLeftOut = false;
  return pages.map((page) =>
    page.filter(({ text, isHeading }) => {
      if (isHeading) isLeftOut = text === LEFT_OUT;
      return !isLeftOut;
    }),
  );
}

/** Number of blocks (title and description) between the letterhead and the details: author, dates, citation. */
const OPENING_BLOCKS = 2;

/** Removes letterhead, author and dates from the first page, because 'Tax' in them would match every document. */
function withoutLetterhead(page: PageText, title: string): PageText {
  const start = page.findIndex(({ text }) => text === title);
  const body = page.findIndex(({ isHeading }, at) => isHeading && at > start);
  return start < 0 || body < 0
    ? page
    : [...page.slice(start, Math.min(start + OPENING_BLOCKS, body)), ...page.slice(body)];
}

/** Returns a PDF's searchable text: without letterhead, author, dates and sources. */
export const searchedPages = (pages: readonly PageText[], title: string): PageText[] =>
  withoutSources(pages).map((page, index) => (index === 0 ? withoutLetterhead(page, title) : page));

/** Adds a missing full stop. Pagefind adds one only after a letter or digit, and table rows often end in '%'. */
const ended = (text: string) => (/[.!?…:;,][”’")\]]*$/u.test(text) ? text : `${text}.`);

const markerHtml = (id: string) => `<h2 id="${id}">${MARKER}</h2>`;

function blockHtml(block: TextBlock | undefined, id: string): string {
  if (!block) return markerHtml(SECTION_END);
  return block.isHeading
    ? `<h2 id="${id}">${escapeMarkup(block.text)}</h2>`
    : `<p>${escapeMarkup(ended(block.text))}</p>`;
}

/**
 * Converts a PDF's text to HTML for Pagefind. There is one record per file, not per page, so that a query counts and ranks
 * documents and fetches one fragment per document. Headings mark the start of pages and sections.
 */
export function fileRecord({ title, pages, isInLibrary }: FileText): string {
  const headings = new Set(pages.flat().flatMap(({ isHeading, text }) => (isHeading ? [text] : [])));
  const texts = searchedPages(pages, title).map((page, index) => {
    const blocks = withoutContents(page, headings).map((block, at) => blockHtml(block, `section-${index}-${at}`));
    return `${markerHtml(pageMarker(index + 1))}${blocks.join('')}`;
  });
  return [
    '<!doctype html><html lang="en"><body data-pagefind-body>',
    `<meta data-pagefind-meta="title[content]" content="${escapeMarkup(title)}">`,
    isInLibrary ? '<meta data-pagefind-filter="kind[content]" content="document">' : '',
    ...texts,
    '</body></html>',
  ].join('');
}
