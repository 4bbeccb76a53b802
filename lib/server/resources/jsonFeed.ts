import type { FeedEntry, FeedInfo } from './feedEntries.ts';

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
    items: entries.map(({ url, title, summary, date, author }) => ({
      id: url,
      url,
      title,
      content_text: summary,
      date_published: `${date}T00:00:00+03:00`,
      authors: [{ name: author }],
    })),
  });
}
