import { DOCUMENT_CATEGORIES, documentPath } from '../resources/documentPath.ts';
import { LIBRARY_TEXTS } from '../resources/libraryCategories.ts';
import { likeness, type MarkedPart, markWords, queryWords, splitWords } from './words.ts';

/** Beginning of a heading or a page in a text of Pagefind; `location` counts words. */
type Anchor = { id: string; text: string; location: number };

/** A part of a text that matches, from one heading to the next; the opening has no anchor. */
type Section = {
  title: string;
  url: string;
  plain_excerpt: string;
  /** Places of the matches, as counts of words. */
  locations: readonly number[];
  anchor?: Anchor | undefined;
};

/** Pagefind's answer for one record: a page of the site, or a PDF. */
export type PagefindRecord = {
  url: string;
  content: string;
  meta: { title?: string };
  anchors: readonly Anchor[];
  sub_results: readonly Section[];
};

/** The part of Pagefind's interface that the site uses. */
export type Pagefind = {
  search: (
    query: string,
    options?: { filters?: Record<string, string> },
  ) => Promise<{ results: { data: () => Promise<PagefindRecord> }[] }>;
};

/** A page of a PDF that matches the query. */
export type PageHit = {
  number: number;
  /** URL of the file at the page and the text to mark; the viewer opens such links. */
  href: string;
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

/** Returns the words of the query that a text contains, in any of their forms. */
function heldWords(text: string, query: string): string[] {
  const words = [...new Set(splitWords(text))];
  return queryWords(query).filter((wanted) => words.some((word) => likeness(word, wanted) > 0));
}

/** Returns the sections whose heading and excerpt contain most words of the query, those with most matches first. */
function bestSections({ sub_results: sections }: PagefindRecord, query: string): Section[] {
  const counts = sections.map(({ title, plain_excerpt: text }) => heldWords(`${title} ${text}`, query).length);
  const most = Math.max(1, ...counts);
  return sections.filter((_, at) => counts[at] === most).toSorted((a, b) => b.locations.length - a.locations.length);
}

/** Returns Pagefind's excerpt of a section with the query's words marked, without the heading, and with its cuts shown. */
function excerptOf({ title, plain_excerpt: excerpt }: Section, query: string): MarkedPart[] {
  const text = excerpt
    .replace(`${MARKER} `, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    // Pagefind leaves a space for a mark that it does not index, also before a comma.
    .replace(/ (?=[,.;:)](?:\s|$))/g, '');
  const body = text.startsWith(`${title}. `) ? text.slice(title.length + 2) : text;
  const begun = /^\p{Ll}/u.test(body) ? `… ${body}` : body;
  return markWords(/[.!?]$/.test(begun) ? begun : `${begun} …`, query);
}

/** Returns the page of a section in the PDF, with the heading that the section belongs to, which may be on an earlier page. */
function pageHit({ url, anchors }: PagefindRecord, section: Section, query: string): PageHit {
  const before = anchors.filter(({ location }) => location <= (section.anchor?.location ?? 0));
  const page = before.findLast(({ id }) => id.startsWith(PAGE));
  const heading = before.findLast(({ id }) => !id.startsWith(PAGE));
  const number = page ? Number(page.id.slice(PAGE.length)) : 1;
  const excerpt = excerptOf(section, query);
  const isTyped = section.plain_excerpt.toLowerCase().includes(query.toLowerCase());
  const find = isTyped ? query : excerpt.find(({ isMarked }) => isMarked)?.text;
  return {
    number,
    href: `${url}#page=${number}${find ? `&search=${encodeURIComponent(find)}` : ''}`,
    ...(heading && heading.id !== SECTION_END && { section: heading.text }),
    excerpt,
  };
}

/**
 * Parses the path of a PDF: the file name is the id of its entry, the folder its category. Its page is in the same
 * folder.
 */
function entryOfFile(path: string): { id: string; href: string; place: string } {
  const href = path.replace(/\.pdf$/, '');
  const id = href.slice(href.lastIndexOf('/') + 1);
  const category = DOCUMENT_CATEGORIES.find((known) => href === documentPath({ category: known, id }));
  return category ? { id, href, place: LIBRARY_TEXTS[category].name } : { id, href: '/about', place: 'About Us' };
}

function fileHit(record: PagefindRecord, query: string): TextHit {
  const { id, href, place } = entryOfFile(record.url);
  const hits = new Map<number, PageHit>();
  for (const section of bestSections(record, query)) {
    const hit = pageHit(record, section, query);
    if (!hits.has(hit.number)) hits.set(hit.number, hit);
  }
  const inOrder = (pages: PageHit[]) => pages.toSorted((a, b) => a.number - b.number);
  const pages = [...hits.values()];
  const file = { id, pages: inOrder(pages.slice(0, SHOWN_PAGES)), others: inOrder(pages.slice(SHOWN_PAGES)) };
  return { href, title: record.meta.title ?? id, place, file };
}

function siteHit(record: PagefindRecord, query: string): TextHit {
  const { url, meta } = record;
  const [best] = bestSections(record, query);
  return {
    href: best?.url ?? url,
    title: meta.title ?? url,
    place: best?.anchor?.text ?? '',
    ...(best && { excerpt: excerptOf(best, query) }),
  };
}

/** Builds a hit from a matching record. */
export const toTextHit = (record: PagefindRecord, query: string): TextHit =>
  record.url.endsWith('.pdf') ? fileHit(record, query) : siteHit(record, query);

/** A year with its century, or a tax year in an address: 2026, 2026-27. */
const YEAR = /\b20\d{2}(?:-\d{2})?\b/;

/**
 * Moves the newest of documents that differ only by year, such as guides, to the best place of their series: an old year may
 * match more words, but most people want the current one. A query with a year is left unchanged.
 */
export function newestOfSeriesFirst(hits: readonly TextHit[], query: string): TextHit[] {
  if (YEAR.test(query)) return [...hits];
  const seriesOf = ({ href }: TextHit) => href.replace(/#.*/, '').replace(YEAR, '');
  const rest = hits.toSorted((a, b) => (a.href < b.href ? 1 : -1));
  return hits.map((hit) => {
    const at = rest.findIndex((other) => seriesOf(other) === seriesOf(hit));
    return rest.splice(at, 1)[0] ?? hit;
  });
}

/**
 * Returns the best hits for a query, and the number of all pages and documents that match. Fetches only the hits'
 * texts, and further ones to replace texts without the words: Pagefind matches stems and beginnings, 'pay' for 'PAYE'.
 *
 * @param kind value of the records' filter 'kind'; default: every record
 */
export async function searchFullText(
  pagefind: Pagefind,
  { query, kind, limit }: { query: string; kind?: string | undefined; limit: number },
): Promise<{ hits: TextHit[]; count: number }> {
  const wanted = queryWords(query);
  const { results } = await pagefind.search(wanted.join(' '), kind ? { filters: { kind } } : {});
  const hits: TextHit[] = [];
  let [fetched, missed] = [0, 0];
  while (hits.length < limit && fetched < results.length) {
    const next = results.slice(fetched, fetched + limit - hits.length);
    const texts = await Promise.all(next.map((result) => result.data()));
    const held = texts.filter(
      ({ content, meta }) => heldWords(`${meta.title} ${content}`, query).length === wanted.length,
    );
    hits.push(...held.map((record) => toTextHit(record, query)));
    fetched += texts.length;
    missed += texts.length - held.length;
  }
  return { hits: newestOfSeriesFirst(hits, query), count: results.length - missed };
}
