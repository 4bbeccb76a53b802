import { MARKER, pageMarker, SECTION_END } from '../../search/textHit.ts';
import { escapeMarkup } from '../../text/escapeMarkup.ts';
import type { PageText, TextBlock } from '../documents/readPdfText.ts';

/** Text of a PDF for the index. */
export type FileText = {
  title: string;
  pages: readonly PageText[];
  /** Filters of the record, such as kind: 'document'. */
  filters: Readonly<Record<string, string>>;
};

/** Headings of the sections that the template of the documents ends with (documents/template/documentHtml.ts). */
const LEFT_OUT = new Set(['Sources', 'About this document']);

/**
 * Takes the table of contents out of a page: entries that equal headings, and the heading over them. Otherwise a query
 * would match them twice, and the text after the table would count as part of the section 'Contents'.
 */
function withoutContents(page: PageText, headings: ReadonlySet<string>): (TextBlock | undefined)[] {
  const isEntry = (block: TextBlock | undefined) => block !== undefined && !block.isHeading && headings.has(block.text);
  return page
    .map((block, index) => (block.isHeading && isEntry(page[index + 1]) ? undefined : block))
    .filter((block) => !isEntry(block));
}

/** Takes out the sections that stand in every document and answer no question, and goes on over the ends of pages. */
function withoutSources(pages: readonly PageText[]): PageText[] {
  let isLeftOut = false;
  return pages.map((page) =>
    page.filter(({ text, isHeading }) => {
      if (isHeading) isLeftOut = LEFT_OUT.has(text);
      return !isLeftOut;
    }),
  );
}

/** Title and description stand between the letterhead and what is said of the document: author, dates, citation. */
const OPENING_BLOCKS = 2;

/**
 * Takes letterhead, author and dates off the first page: 'Tax' in them would make every document one about tax.
 */
function withoutLetterhead(page: PageText, title: string): PageText {
  const start = page.findIndex(({ text }) => text === title);
  const body = page.findIndex(({ isHeading }, at) => isHeading && at > start);
  return start < 0 || body < 0
    ? page
    : [...page.slice(start, Math.min(start + OPENING_BLOCKS, body)), ...page.slice(body)];
}

/** The pages of a PDF as the search knows them: without letterhead, author, dates, sources. */
export const searchedPages = (pages: readonly PageText[], title: string): PageText[] =>
  withoutSources(pages).map((page, index) => (index === 0 ? withoutLetterhead(page, title) : page));

/** Pagefind adds a full stop to a block only after a letter or a digit; rows of tables often end in '%'. */
const ended = (text: string) => (/[.!?…:;,][”’")\]]*$/u.test(text) ? text : `${text}.`);

const markerHtml = (id: string) => `<h2 id="${id}">${MARKER}</h2>`;

function blockHtml(block: TextBlock | undefined, id: string): string {
  if (!block) return markerHtml(SECTION_END);
  return block.isHeading
    ? `<h2 id="${id}">${escapeMarkup(block.text)}</h2>`
    : `<p>${escapeMarkup(ended(block.text))}</p>`;
}

/**
 * The text of a PDF as HTML for Pagefind. One record for each file, not for each page, so that a query counts and ranks
 * documents and fetches one fragment for all pages of a document. Headings mark the beginnings of pages and sections.
 */
export function fileRecord({ title, pages, filters }: FileText): string {
  const headings = new Set(pages.flat().flatMap(({ isHeading, text }) => (isHeading ? [text] : [])));
  const filterTags = Object.entries(filters).map(
    ([name, value]) => `<meta data-pagefind-filter="${name}[content]" content="${escapeMarkup(value)}">`,
  );
  const texts = searchedPages(pages, title).map((page, index) => {
    const blocks = withoutContents(page, headings).map((block, at) => blockHtml(block, `section-${index}-${at}`));
    return `${markerHtml(pageMarker(index + 1))}${blocks.join('')}`;
  });
  return [
    '<!doctype html><html lang="en"><body data-pagefind-body>',
    `<meta data-pagefind-meta="title[content]" content="${escapeMarkup(title)}">`,
    ...filterTags,
    ...texts,
    '</body></html>',
  ].join('');
}
