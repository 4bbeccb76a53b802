import { DOCUMENT_CATEGORIES, documentPath } from '../resources/documentPath.ts';
import { LIBRARY_TEXTS } from '../resources/libraryCategories.ts';
import { type MarkedPart, markWords, queryWords, similarity, splitWords } from './words.ts';

/** Start of a heading or page in a Pagefind text; `location` counts words. */
type Anchor = { id: string; text: string; location: number };

/** A matching section, from one heading to the next; the introduction has no anchor. */
type Section = {
  title: string;
  url: string;
  plain_excerpt: string;
  /** Word positions of the matches. */
  locations: readonly number[];
  anchor?: Anchor | undefined;
};

/** A Pagefind record: a page of the site, or a PDF. */
export type PagefindRecord = {
  url: string;
  content: string;
  meta: { title?: string };
  anchors: readonly Anchor[];
  sub_results: readonly Section[];
};

/** The parts of Pagefind's API that the site uses. */
export type Pagefind = {
  search: (
    query: string,
    options?: { filters?: Record<string, string> },
  ) => Promise<{ results: { data: () => Promise<PagefindRecord> }[] }>;
};

/** A matching page of a PDF. */
export type PageHit = {
  number: number;
  /** URL of the file with the page number and the text to highlight, as the viewer expects it. */
  href: string;
  /** Heading above the match. */
  section?: string;
  excerpt: MarkedPart[];
};

/** A matching document or page of the site. */
export type TextHit = {
  href: string;
  title: string;
  /** Library category, or section of a page; empty for a page's introduction. */
  place: string;
  /** Only for pages of the site. */
  excerpt?: MarkedPart[];
  /** Only for PDFs: id in the viewer, best pages in order, and all others. */
  file?: { id: string; pages: PageHit[]; others: PageHit[] };
};

/** Text of the marker headings in PDF records, because Pagefind splits results only at headings. */
export const MARKER = '…';

const PAGE = 'page-';

/** Returns the id of the marker at the start of a page, counted from 1. */
export const pageMarker = (number: number): string => `${PAGE}${number}`;

/** Id of the marker at the end of a section. */
export const SECTION_END = 'section-end';

/** Number of pages per document that are shown with excerpts. */
const SHOWN_PAGES = 2;

/** Returns the query's words that a text contains, in any form. */
function heldWords(text: string, query: string): string[] {
  const words = [...new Set(splitWords(text))];
  return queryWords(query).filter((wanted) => words.some((word) => similarity(word, wanted) > 0));
}

/** Returns the sections that contain the most query words, sorted by number of matches. */
function bestSections({ sub_results: sections }: PagefindRecord, query: string): Section[] {
  const counts = sections.map(({ title, plain_excerpt: text }) => heldWords(`${title} ${text}`, query).length);
  const most = Math.max(1, ...counts);
  return sections.filter((_, at) => counts[at] === most).toSorted((a, b) => b.locations.length - a.locations.length);
}

/** Returns a section's excerpt without its heading, with the query's words highlighted and cuts marked by ellipses. */
function excerptOf({ title, plain_excerpt: excerpt }: Section, query: string): MarkedPart[] {
  const text = excerpt
    .replace(`${MARKER} `, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    // Pagefind leaves a space in place of punctuation that it does not index, even before a comma.
    .replace(/ (?=[,.;:)](?:\s|$))/g, '');
  const body = text.startsWith(`${title}. `) ? text.slice(title.length + 2) : text;
  const begun = /^\p{Ll}/u.test(body) ? `… ${body}` : body;
  return markWords(/[.!?]$/.test(begun) ? begun : `${begun} …`, query);
}

/** Returns the PDF page of a section and the heading it belongs to, which may be on an earlier page. */
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

/** Parses the path of a PDF. The file name is the entry's id, the folder is its category, and its page has the same path. */
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

/** Converts a Pagefind record to a search hit. */
export const toTextHit = (record: PagefindRecord, query: string): TextHit =>
  record.url.endsWith('.pdf') ? fileHit(record, query) : siteHit(record, query);

/** A year or a tax year: 2026, 2026-27. */
const YEAR = /\b20\d{2}(?:-\d{2})?\b/;

/**
 * For documents that differ only by year, such as guides, moves the newest to the best position of its series. An older year
 * may match more words, but most people want the current one. Queries with a year are unchanged.
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
 * Returns the best hits for a query, and the total number of matching pages and documents. Fetches only the texts of the
 * hits, and more to replace texts without the query's words, because Pagefind matches stems and prefixes, such as 'pay' for
 * 'PAYE'.
 * @param kind filters records by their 'kind'; default: all records
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
