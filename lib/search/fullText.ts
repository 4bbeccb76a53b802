import { excerptParts } from './excerptParts.ts';
import type { MarkedPart } from './markWords.ts';

/** What the site uses of Pagefind's answer for one page. */
export type PagefindPage = {
  url: string;
  excerpt: string;
  meta: { title?: string };
  /** The page's sections that hold the words, in their order; `locations` are the words' places. */
  sub_results: { title: string; url: string; excerpt: string; locations: number[] }[];
};

/** What the site uses of Pagefind's script. */
export type Pagefind = {
  init: () => Promise<void>;
  search: (
    query: string,
    options?: { filters?: Record<string, string> },
  ) => Promise<{ results: { data: () => Promise<PagefindPage> }[] }>;
};

/** A place inside a document that holds the words looked for. */
export type TextHit = {
  href: string;
  /** The section, or the document where it has no sections. */
  title: string;
  /** The document. */
  document: string;
  excerpt: MarkedPart[];
};

/** Shorter queries would find every page. */
export const SHORTEST_QUERY = 2;

/** Address of a page from that of its file: '/about.html' is /about. */
const pagePath = (url: string) => url.replace(/(?:\/index)?\.html(?=#|$)/, '') || '/';

/**
 * The page's best place: the section with the most of the words; the opening of the page only where no heading
 * has any under it.
 */
function bestSection({ sub_results }: PagefindPage) {
  const headed = sub_results.filter(({ url }) => url.includes('#'));
  const places = headed.length > 0 ? headed : [...sub_results];
  return places.sort((a, b) => b.locations.length - a.locations.length)[0];
}

/** A page of the answer as a hit. */
export function toTextHit(page: PagefindPage): TextHit {
  const section = bestSection(page);
  const document = page.meta.title ?? section?.title ?? page.url;
  return {
    href: pagePath(section?.url ?? page.url),
    title: section?.title ?? document,
    document,
    excerpt: excerptParts(section?.excerpt ?? page.excerpt),
  };
}

/**
 * The best places for a query, and how many pages hold it in all. Only the pages shown are fetched.
 *
 * @param kind value of the pages' data-pagefind-filter="kind"; every page where absent
 */
export async function searchFullText(
  pagefind: Pagefind,
  { query, kind, limit }: { query: string; kind?: string | undefined; limit: number },
): Promise<{ hits: TextHit[]; count: number }> {
  const { results } = await pagefind.search(query, kind ? { filters: { kind } } : {});
  const pages = await Promise.all(results.slice(0, limit).map((result) => result.data()));
  return { hits: pages.map(toTextHit), count: results.length };
}
