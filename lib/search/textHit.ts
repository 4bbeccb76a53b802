import { placeOfFile } from './fileAddress.ts';
import { bestPlace, type FoundText, type Place } from './findPlaces.ts';
import type { MarkedPart } from './markWords.ts';
import { pageOfAnchor, SECTION_END } from './recordAnchors.ts';
import { type Stretch, wordsOfText } from './sentence.ts';

/** Where something begins in a text of Pagefind, counted in words. */
type Anchor = { element: string; id: string; text: string; location: number };

/** What the site uses of Pagefind's answer for one record: a page of the site, or a PDF. */
export type PagefindRecord = {
  url: string;
  content: string;
  meta: { title?: string };
  anchors: Anchor[];
  /** Places of the words that were found. */
  locations: number[];
};

/** A page of a PDF that holds the words looked for. */
export type PageHit = {
  number: number;
  /** The file, opened at the page; the viewer takes such links over. */
  href: string;
  /** Words for the viewer to mark. */
  find: string;
  /** Heading over the place. */
  section?: string;
  sentence: MarkedPart[];
};

/** A document or a page of the site that holds the words looked for. */
export type TextHit = {
  href: string;
  /** The document, or the section of a page. */
  title: string;
  /** What it belongs to: the shelf of the library, or the page. */
  place: string;
  /** Of a page of the site. */
  sentence?: MarkedPart[];
  /** Of a PDF: the id by which the viewer knows it, the best pages in their order, and then the others. */
  file?: { id: string; pages: PageHit[]; others: PageHit[] };
};

/** Pages of a document that are shown with their sentence. */
const SHOWN_PAGES = 2;

const isSection = ({ element, id, text }: Anchor) => id === SECTION_END || (/^h[2-6]$/i.test(element) && text !== '');

/** The text between anchors: each from its own beginning to that of the next. */
function stretchesOf(anchors: readonly Anchor[], end: number): (Stretch & { anchor: Anchor })[] {
  const sorted = anchors.toSorted((a, b) => a.location - b.location);
  return sorted.map((anchor, index) => ({ anchor, from: anchor.location, to: sorted[index + 1]?.location ?? end }));
}

const foundText = ({ content, locations }: PagefindRecord, query: string): FoundText => ({
  words: wordsOfText(content),
  found: locations.toSorted((a, b) => a - b),
  query,
});

/** Some browsers' own viewers understand the second part too. */
const pageHref = (file: string, number: number, find: string) =>
  `${file}#page=${number}&search=${encodeURIComponent(find)}`;

/** The pages that hold as many words of the query as the best one does. */
function pageHits(record: PagefindRecord, query: string): (PageHit & Pick<Place, 'score'>)[] {
  const text = foundText(record, query);
  const sections = stretchesOf(record.anchors.filter(isSection), text.words.length);
  const pages = stretchesOf(
    record.anchors.filter(({ id }) => pageOfAnchor(id) !== undefined),
    text.words.length,
  ).flatMap(({ anchor, ...stretch }) => {
    const place = bestPlace(text, stretch);
    return place ? [{ number: pageOfAnchor(anchor.id) ?? 1, ...place }] : [];
  });
  const most = Math.max(...pages.map(({ covered }) => covered));
  return pages
    .filter(({ covered }) => covered === most)
    .map(({ number, at, find, score, sentence }) => {
      const section = sections.findLast(({ from }) => from <= at)?.anchor.text;
      return { number, href: pageHref(record.url, number, find), find, score, sentence, ...(section && { section }) };
    });
}

function fileHit(record: PagefindRecord, query: string): TextHit {
  const { id, href, place } = placeOfFile(record.url);
  const hits = pageHits(record, query);
  const best = new Set(hits.toSorted((a, b) => b.score - a.score).slice(0, SHOWN_PAGES));
  return {
    href,
    title: record.meta.title ?? id,
    place,
    file: { id, pages: hits.filter((hit) => best.has(hit)), others: hits.filter((hit) => !best.has(hit)) },
  };
}

/** The section with the most of the words; the opening of the page only where no heading has any under it. */
function siteHit(record: PagefindRecord, query: string): TextHit {
  const text = foundText(record, query);
  const end = text.words.length;
  const countIn = ({ from, to }: Stretch) => text.found.filter((at) => at >= from && at < to).length;
  const section = stretchesOf(record.anchors.filter(isSection), end)
    .filter((stretch) => countIn(stretch) > 0)
    .toSorted((a, b) => countIn(b) - countIn(a))[0];
  const title = record.meta.title ?? record.url;
  const sentence = bestPlace(text, section ?? { from: 0, to: end })?.sentence;
  return {
    href: section ? `${record.url}#${section.anchor.id}` : record.url,
    title: section?.anchor.text ?? title,
    place: title,
    ...(sentence && { sentence }),
  };
}

/** A record of the answer as a hit. */
export const toTextHit = (record: PagefindRecord, query: string): TextHit =>
  record.url.endsWith('.pdf') ? fileHit(record, query) : siteHit(record, query);
