import { DOCUMENT_CATEGORIES, documentPath } from '../resources/documentPath.ts';
import { LIBRARY_TEXTS } from '../resources/libraryCategories.ts';
import { MARKED_LIKENESS, type MarkedPart } from './markedText.ts';
import { findPassage, type Passage, type Question } from './passage.ts';
import { likeness, queryWords, splitWords } from './words.ts';

/** Beginning of a heading or a page in a text of Pagefind; `location` counts words. */
type Anchor = { element: string; id: string; text: string; location: number };

/** Pagefind's answer for one record: a page of the site, or a PDF. */
export type PagefindRecord = {
  url: string;
  content: string;
  meta: { title?: string };
  anchors: Anchor[];
};

/** A page of a PDF that matches the query. */
export type PageHit = {
  number: number;
  /** URL of the file at the page; the viewer opens such links. */
  href: string;
  /** Text for the viewer to mark. */
  find: string;
  /** Heading over the match. */
  section?: string;
  excerpt: MarkedPart[];
};

/** A document or a page of the site that matches the query. */
export type TextHit = {
  href: string;
  title: string;
  /** The category of the library, or the section of a page; empty for the opening of a page. */
  place: string;
  /** For a page of the site. */
  excerpt?: MarkedPart[];
  /** For a PDF: its id in the viewer, the best pages in order, and the others. */
  file?: { id: string; pages: PageHit[]; others: PageHit[] };
};

/** Text of the marker headings in the record of a PDF: Pagefind splits results only at headings. */
export const MARKER = '…';

const PAGE = 'page-';

/** Returns the id of the marker that begins a page, counted from 1. */
export const pageMarker = (number: number): string => `${PAGE}${number}`;

/** Id of the marker that ends a section. */
export const SECTION_END = 'section-end';

/** Number of a document's pages that are shown with excerpts. */
const SHOWN_PAGES = 2;

type Part = Passage & { anchor: Anchor | undefined };

/** Weight of a query's word that is in the title: the whole record is about it. */
const IN_TITLE = 0.1;

/** Bonus of a part with a heading, which can be named and linked. */
const HEADED = 0.15;

function questionOf({ meta }: PagefindRecord, query: string): Question {
  const title = splitWords(meta.title ?? '');
  const isTitled = (word: string) => title.some((one) => likeness(one, word) > 0);
  const plain = query.replace(/["“”]/g, ' ').replace(/\s+/g, ' ').trim();
  return { query: plain, weights: new Map(queryWords(plain).map((word) => [word, isTitled(word) ? IN_TITLE : 1])) };
}

/** Returns the headings of a text, and the markers of a PDF, in order. */
const headingsOf = ({ anchors }: PagefindRecord) =>
  anchors.filter(({ element }) => /^h[1-6]$/.test(element)).toSorted((a, b) => a.location - b.location);

/** Returns a heading without the full stop that Pagefind adds. */
const headingText = (anchor: Anchor | undefined) => (anchor && anchor.text !== MARKER ? anchor.text : '');

/** Removes the space that Pagefind leaves for a mark that it does not index, also before a comma. */
const withoutGaps = (text: string) => text.replace(/ (?=[,.;:)](?:\s|$))/g, '');

/**
 * Returns the parts of a record that answer the query, from one heading to the next, best first: by coverage, then by
 * passage, then in text order.
 */
function partsOf(record: PagefindRecord, query: string): Part[] {
  const question = questionOf(record, query);
  const words = record.content.split(/\s+/);
  const headings = headingsOf(record);
  // The heading of the opening.
  const title = `${record.meta.title}. `;
  return [undefined, ...headings]
    .flatMap((anchor, at) => {
      const start = anchor ? anchor.location + anchor.text.split(/\s+/).length : 0;
      const text = withoutGaps(words.slice(start, headings[at]?.location).join(' '));
      const isOpening = text.startsWith(title);
      const heading = isOpening ? title : headingText(anchor);
      const passage = findPassage(isOpening ? text.slice(title.length) : text, heading, question);
      return passage ? [{ ...passage, score: passage.score + (headingText(anchor) ? HEADED : 0), anchor }] : [];
    })
    .toSorted((a, b) => b.covered - a.covered || b.score - a.score);
}

/** Returns a part's page in the PDF, and its heading, which may be on an earlier page. */
function placeOf(part: Part, anchors: readonly Anchor[]): Pick<PageHit, 'number' | 'section'> {
  const before = anchors.filter(({ location }) => location <= (part.anchor?.location ?? 0));
  const page = before.findLast(({ id }) => id.startsWith(PAGE));
  const heading = before.findLast(({ id }) => !id.startsWith(PAGE));
  return {
    number: page ? Number(page.id.slice(PAGE.length)) : 1,
    ...(heading && heading.id !== SECTION_END && { section: heading.text }),
  };
}

/** Returns the pages that cover as much of the query as the best page, best first, each with its best part. */
function pageHits(record: PagefindRecord, query: string): PageHit[] {
  const parts = partsOf(record, query);
  const anchors = headingsOf(record);
  const pages = new Map<number, PageHit>();
  for (const part of parts.filter(({ covered }) => covered === parts[0]?.covered)) {
    const { find, parts: excerpt } = part;
    const place = placeOf(part, anchors);
    // Some browsers' own viewers support the fragment's second part too.
    const href = `${record.url}#page=${place.number}&search=${encodeURIComponent(find)}`;
    if (!pages.has(place.number)) pages.set(place.number, { ...place, href, find, excerpt });
  }
  return [...pages.values()];
}

/** Parses the path of a PDF: the file name is the id of its entry, the folder its category. Its page lies beside it. */
function entryOfFile(path: string): { id: string; href: string; place: string } {
  const href = path.replace(/\.pdf$/, '');
  const id = href.slice(href.lastIndexOf('/') + 1);
  const category = DOCUMENT_CATEGORIES.find((known) => href === documentPath({ category: known, id }));
  return category ? { id, href, place: LIBRARY_TEXTS[category].name } : { id, href: '/about', place: 'About Us' };
}

function fileHit(record: PagefindRecord, query: string): TextHit {
  const { id, href, place } = entryOfFile(record.url);
  const hits = pageHits(record, query);
  const inOrder = (pages: PageHit[]) => pages.toSorted((a, b) => a.number - b.number);
  const file = { id, pages: inOrder(hits.slice(0, SHOWN_PAGES)), others: inOrder(hits.slice(SHOWN_PAGES)) };
  return { href, title: record.meta.title ?? id, place, file };
}

function siteHit(record: PagefindRecord, query: string): TextHit {
  const [best] = partsOf(record, query);
  const section = headingText(best?.anchor);
  return {
    href: section ? `${record.url}#${best?.anchor?.id}` : record.url,
    title: record.meta.title ?? record.url,
    place: section,
    ...(best && { excerpt: best.parts }),
  };
}

/**
 * Checks whether the text contains every word of the query or a form of it. Pagefind matches stems and beginnings:
 * 'pay' for 'PAYE', 'with' for an unknown word.
 */
export function holdsQuery({ content, meta }: PagefindRecord, query: string): boolean {
  const words = [...new Set(splitWords(`${meta.title ?? ''} ${content}`))];
  return queryWords(query).every((wanted) => words.some((word) => likeness(word, wanted) >= MARKED_LIKENESS));
}

/** Builds a hit from a matching record. */
export const toTextHit = (record: PagefindRecord, query: string): TextHit =>
  record.url.endsWith('.pdf') ? fileHit(record, query) : siteHit(record, query);
