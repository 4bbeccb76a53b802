import type { SearchablePage, SiteIndex } from '../../search/searchPages.ts';
import { englishPath, swahiliPath } from '../../site/twins.ts';
import { sayerIn } from '../../words/sayIn.ts';
import { PHRASES } from '../../words/sw/phrases.ts';
import { getFirm } from '../content/loaders/firm.ts';
import { getSearchWords } from '../content/loaders/search.ts';
import { siteIndex } from '../search/searchablePages.ts';

/** An exported page: its address and its HTML. */
type ExportedPage = { url: string; content: string };

const MARKS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** The text of a piece of HTML. */
const textOf = (html = ''): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(\w+|#\w+);/g, (whole, name: string) => MARKS[name] ?? whole);

/** The names of the pages above a page, from the breadcrumb for search engines; that of the first page where there are no others. */
function placeOf(content: string): string {
  const data = content.match(/<script type="application\/ld\+json">(\{[^<]*"BreadcrumbList".*?)<\/script>/s)?.[1];
  const crumbs: { name: string }[] = data ? JSON.parse(data).itemListElement : [];
  const above = crumbs.slice(0, -1).map(({ name }) => name);
  return (above.length > 1 ? above.slice(1) : above).join(' / ');
}

/** The title of an exported page without the name of the firm. */
export const exportedTitle = (content: string): string =>
  textOf(content.match(/<title>(.*?)<\/title>/s)?.[1]).replace(` - ${getFirm().name}`, '');

/** A page in Kiswahili by what it says of itself, found also by the words that find its English twin. */
function swahiliPage({ url, content }: ExportedPage, english: SearchablePage | undefined): SearchablePage {
  const heading = textOf(content.match(/<h1\b[^>]*>(.*?)<\/h1>/s)?.[1]);
  return {
    href: url,
    title: exportedTitle(content),
    text: textOf(content.match(/<meta name="description" content="([^"]*)"/)?.[1]),
    group: english?.group ?? 'Pages',
    place: placeOf(content),
    phrases: [heading, ...(english ? [english.title, ...(english.phrases ?? [])] : [])],
  };
}

/**
 * What the search on pages in Kiswahili finds pages by: those in Kiswahili as they were exported, and the English ones that
 * have no twin, whose place says that they are in English.
 */
export function swahiliIndex(pages: readonly ExportedPage[]): SiteIndex {
  const { swahili } = getSearchWords();
  const typed = new Map(swahili.pages.map(({ link, phrases }) => [link, phrases]));
  const index = siteIndex();
  const english = index.pages.map((page) => ({
    ...page,
    phrases: [...(page.phrases ?? []), ...(typed.get(page.href) ?? [])],
  }));
  const addresses = new Set(pages.map(({ url }) => url));
  const say = sayerIn('sw', PHRASES);
  const own = pages.map((page) =>
    swahiliPage(
      page,
      english.find(({ href }) => href === englishPath(page.url)),
    ),
  );
  const others = english
    .filter(({ href }) => !addresses.has(swahiliPath(href)))
    .map((page) => ({ ...page, place: `${say('In English')} · ${say(page.group)}` }));
  return { pages: [...own, ...others], synonyms: [...index.synonyms, ...swahili.synonyms] };
}
