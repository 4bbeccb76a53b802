import type { NewsKind } from '../../content/schemas/news.ts';
import type { Article, FinanceAct } from '../../content/schemas/resource.ts';
import { documentPath } from '../../resources/documentPath.ts';
import { type Feed, type FeedEnding, feedPath } from '../../resources/feedList.ts';
import { titleInContext } from '../../resources/summaryTitle.ts';
import { PAGES } from '../../site/pages.ts';
import { escapeMarkup } from '../../text/escapeMarkup.ts';
import { getDocument, getTextDays } from '../content/loaders/documents.ts';
import { getNews } from '../content/loaders/news.ts';
import { getArticles, getFinanceActs } from '../content/loaders/resources.ts';

/** An entry of the site's feeds. URLs are absolute; `updated` is the ISO day of its last change, `date` that of its publication; absent before the site is launched. */
export type FeedEntry = {
  url: string;
  title: string;
  summary: string;
  date?: string;
  updated: string;
  author: string;
};

/** Head of a feed. URLs are absolute. */
export type FeedInfo = { title: string; description: string; home: string; self: string; author: string };

function feedDays(days: Parameters<typeof getTextDays>[0]): Pick<FeedEntry, 'date' | 'updated'> {
  const { published, changed } = getTextDays(days);
  return { ...(published === undefined ? {} : { date: published }), updated: changed };
}

/** The day by which entries are put in order. */
const dayOf = ({ date, updated }: FeedEntry): string => date ?? updated;

type Publisher = { url: string; name: string };

/** What changed, each with its place on the page of news. */
const newsEntries = ({ url, name }: Publisher, kinds: readonly NewsKind[]): FeedEntry[] =>
  getNews()
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ id, date, title, text }) => ({
      url: `${url}${PAGES.whatsNew.path}#${id}`,
      title,
      summary: text,
      ...feedDays({ date }),
      author: name,
    }));

/** The entries of a feed, the newest first. */
function feedEntries({ url, name }: Publisher, { kinds, hasActs, hasArticles }: Feed): FeedEntry[] {
  const documents: (Article | FinanceAct)[] = [
    ...(hasActs ? getFinanceActs() : []),
    ...(hasArticles ? getArticles() : []),
  ];
  const ofDocuments = documents.map((document) => ({
    url: `${url}${documentPath(document)}`,
    title: titleInContext(document),
    summary: document.description,
    ...feedDays({ date: document.date, updatedOn: getDocument(document.category, document.id)?.updatedOn }),
    author: document.author ?? name,
  }));
  return [...newsEntries({ url, name }, kinds), ...ofDocuments].sort((a, b) => dayOf(b).localeCompare(dayOf(a)));
}

/** Head of a feed that is served at `path`. */
const feedInfo = ({ url, name }: Publisher, { title, description }: Feed, path: string): FeedInfo => ({
  title: `${name}: ${title}`,
  description,
  home: `${url}${PAGES.whatsNew.path}`,
  self: `${url}${path}`,
  author: name,
});

/** Feeds need a time of day: midnight in Dar es Salaam. */
const dateTime = (day: string) => `${day}T00:00:00+03:00`;

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;

function entryXml({ url, title, summary, date, updated, author }: FeedEntry): string {
  return [
    '<entry>',
    element('id', url),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeMarkup(url)}"/>`,
    ...(date === undefined ? [] : [element('published', dateTime(date))]),
    element('updated', dateTime(updated)),
    `<author>${element('name', author)}</author>`,
    element('summary', summary),
    '</entry>',
  ].join('');
}

/** The entries as an Atom feed (RFC 4287). `entries` are in order, the newest first. */
export function atomFeed(info: FeedInfo, entries: readonly FeedEntry[]): string {
  const updated = entries.reduce((newest, entry) => (entry.updated > newest ? entry.updated : newest), '1970-01-01');
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', info.self),
    element('title', info.title),
    element('subtitle', info.description),
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(info.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(info.home)}"/>`,
    element('updated', dateTime(updated)),
    `<author>${element('name', info.author)}</author>`,
    ...entries.map(entryXml),
    '</feed>',
    '',
  ].join('\n');
}

/** The entries as a JSON Feed, version 1.1. */
export function jsonFeed(info: FeedInfo, entries: readonly FeedEntry[]): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: info.title,
    description: info.description,
    home_page_url: info.home,
    feed_url: info.self,
    language: 'en',
    authors: [{ name: info.author }],
    items: entries.map(({ url, title, summary, date, updated, author }) => ({
      id: url,
      url,
      title,
      content_text: summary,
      ...(date === undefined ? {} : { date_published: dateTime(date) }),
      date_modified: dateTime(updated),
      authors: [{ name: author }],
    })),
  });
}

/** Media types of the feeds by the ending of their files. */
export const FEED_TYPES: Readonly<Record<FeedEnding, string>> = {
  xml: 'application/atom+xml',
  json: 'application/feed+json',
};

/** A feed as the host serves it. */
export function feedResponse(publisher: Publisher, feed: Feed, ending: FeedEnding): Response {
  const write = ending === 'xml' ? atomFeed : jsonFeed;
  const body = write(feedInfo(publisher, feed, feedPath(feed, ending)), feedEntries(publisher, feed));
  return new Response(body, { headers: { 'Content-Type': `${FEED_TYPES[ending]}; charset=utf-8` } });
}
