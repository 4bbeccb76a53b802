import { MARKER, pageMarker, SECTION_END } from '../../search/textHit.ts';
import { escapeMarkup } from '../../text/escapeMarkup.ts';
import type { PageText, TextBlock } from '../documents/readPdfText.ts';

/** A PDF as the index is told of it. */
export type FileText = {
  title: string;
  pages: readonly PageText[];
  /** Filters of the record, such as kind: 'document'. */
  filters: Readonly<Record<string, string>>;
};

/**
 * Takes the table of contents out of a page: the entries that are headings elsewhere, and the heading over them. Its
 * words would otherwise be found twice, and the text after it would seem to stand under 'Contents'.
 */
function withoutContents(page: PageText, headings: ReadonlySet<string>): (TextBlock | undefined)[] {
  const isEntry = (block: TextBlock | undefined) => block !== undefined && !block.isHeading && headings.has(block.text);
  return page
    .map((block, index) => (block.isHeading && isEntry(page[index + 1]) ? undefined : block))
    .filter((block) => !isEntry(block));
}

/** Takes the letterhead off the first page: 'Tax' in it would make every document one about tax. */
function withoutLetterhead(page: PageText, title: string): PageText {
  const start = page.findIndex(({ text }) => text === title);
  return start < 0 ? page : page.slice(start);
}

/** Pagefind ends a block that has no end only after a letter or a figure: rows of tables often end in '%'. */
const ended = (text: string) => (/[.!?…:;,][”’")\]]*$/u.test(text) ? text : `${text}.`);

const markerHtml = (id: string) => `<h2 id="${id}">${MARKER}</h2>`;

function blockHtml(block: TextBlock | undefined, id: string): string {
  if (!block) return markerHtml(SECTION_END);
  return block.isHeading
    ? `<h2 id="${id}">${escapeMarkup(block.text)}</h2>`
    : `<p>${escapeMarkup(ended(block.text))}</p>`;
}

/**
 * The text of a PDF as HTML for Pagefind. One record a file, not one a page: so a query counts documents, and ranks
 * them, and fetches one file for all the pages of each that it shows. Where its pages and sections begin is marked.
 */
export function fileRecord({ title, pages, filters }: FileText): string {
  const headings = new Set(pages.flat().flatMap(({ isHeading, text }) => (isHeading ? [text] : [])));
  const filterTags = Object.entries(filters).map(
    ([name, value]) => `<meta data-pagefind-filter="${name}[content]" content="${escapeMarkup(value)}">`,
  );
  const texts = pages.map((page, index) => {
    const body = index === 0 ? withoutLetterhead(page, title) : page;
    const blocks = withoutContents(body, headings).map((block, at) => blockHtml(block, `section-${index}-${at}`));
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
