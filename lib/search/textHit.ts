import { LIBRARY_CATEGORIES, LIBRARY_TEXTS } from '../resources/libraryCategories.ts';
import { type Excerpt, type PagefindExcerpt, readExcerpt } from './excerpt.ts';
import type { MarkedPart } from './markedText.ts';

/** Beginning of a heading or a page in a text of Pagefind; `location` counts words. */
type Anchor = { id: string; text: string; location: number };

/** The text from one heading to the next where it holds matches. The opening of a text has no anchor. */
type SubResult = PagefindExcerpt & {
  anchor?: Anchor;
  url: string;
  weighted_locations: { balanced_score: number }[];
};

/** What the site uses of Pagefind's answer for one record: a page of the site, or a PDF. */
export type PagefindRecord = {
  url: string;
  raw_content: string;
  meta: { title?: string };
  anchors: Anchor[];
  sub_results: SubResult[];
};

/** A page of a PDF that matches the query. */
export type PageHit = {
  number: number;
  /** The file, opened at the page; the viewer takes such links over. */
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
  /** Of the document, or of the section of a page. */
  title: string;
  /** What it belongs to: the category of the library, or the page. */
  place: string;
  /** Of a page of the site. */
  excerpt?: MarkedPart[];
  /** Of a PDF: the id by which the viewer knows it, the best pages in their order, and then the others. */
  file?: { id: string; pages: PageHit[]; others: PageHit[] };
};

/** Text of headings that only mark a place in the record of a PDF: Pagefind cuts its sub-results at headings alone. */
export const MARKER = '…';

const PAGE = 'page-';

/** Id of the marker that begins a page, counted from 1. */
export const pageMarker = (number: number): string => `${PAGE}${number}`;

/** Id of the marker after which the text stands under no heading. */
export const SECTION_END = 'section-end';

/** Pages of a document that are shown with their excerpt. */
const SHOWN_PAGES = 2;

type Part = Excerpt & { anchor: Anchor | undefined; url: string; score: number };

/**
 * The matching parts of a record, the best first: those that hold most words of the query, then those under a heading,
 * then those with the best match, which is often in the heading itself, then in the order of the text.
 */
function partsOf({ sub_results, raw_content }: PagefindRecord, query: string): Part[] {
  const isHeaded = ({ anchor }: Part) => Number(anchor !== undefined && anchor.text !== MARKER);
  return sub_results
    .map((result) => ({
      ...readExcerpt(result, raw_content, query),
      anchor: result.anchor,
      url: result.url,
      score: Math.max(...result.weighted_locations.map(({ balanced_score }) => balanced_score)),
    }))
    .toSorted((a, b) => b.covered - a.covered || isHeaded(b) - isHeaded(a) || b.score - a.score);
}

/** Page of a PDF where a part begins, and the heading over it, which may stand on an earlier page. */
function placeOf(part: Part, anchors: readonly Anchor[]): Pick<PageHit, 'number' | 'section'> {
  const before = anchors.filter(({ location }) => location <= (part.anchor?.location ?? 0));
  const page = before.findLast(({ id }) => id.startsWith(PAGE));
  const heading = before.findLast(({ id }) => !id.startsWith(PAGE));
  return {
    number: page ? Number(page.id.slice(PAGE.length)) : 1,
    ...(heading && heading.id !== SECTION_END && { section: heading.text }),
  };
}

/** The pages that hold as many words of the query as the best one does, the best first, each with its best part. */
function pageHits(record: PagefindRecord, query: string): PageHit[] {
  const parts = partsOf(record, query);
  const anchors = record.anchors.toSorted((a, b) => a.location - b.location);
  const pages = new Map<number, PageHit>();
  for (const part of parts.filter(({ covered }) => covered === parts[0]?.covered)) {
    const { find, parts: excerpt } = part;
    const place = placeOf(part, anchors);
    // Some browsers' own viewers understand the second part of the fragment too.
    const href = `${record.url}#page=${place.number}&search=${encodeURIComponent(find)}`;
    if (!pages.has(place.number)) pages.set(place.number, { ...place, href, find, excerpt });
  }
  return [...pages.values()];
}

/** What the path of a PDF says: a file is named after the id of its entry, in the folder of its category. */
function entryOfFile(path: string): { id: string; href: string; place: string } {
  const [folder = '', shelf = '', name = shelf] = path
    .replace(/\.pdf$/, '')
    .split('/')
    .slice(1);
  if (folder === 'media') return { id: shelf, href: `/media#${shelf}`, place: LIBRARY_TEXTS.media.name };
  const category = LIBRARY_CATEGORIES.find((known) => known === shelf);
  if (folder === 'resources' && category) {
    return { id: name, href: `/resources/${category}/${name}`, place: LIBRARY_TEXTS[category].name };
  }
  return { id: name, href: '/about', place: 'About Us' };
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
  const title = record.meta.title ?? record.url;
  return {
    href: best?.url ?? record.url,
    title: best?.anchor?.text ?? title,
    place: title,
    ...(best && { excerpt: best.parts }),
  };
}

/** Makes a hit of a record that matches the query. */
export const toTextHit = (record: PagefindRecord, query: string): TextHit =>
  record.url.endsWith('.pdf') ? fileHit(record, query) : siteHit(record, query);
