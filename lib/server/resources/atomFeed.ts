import { escapeMarkup } from '../../text/escapeMarkup.ts';
import type { FeedEntry, FeedInfo } from './feedEntries.ts';

/** Atom asks for a moment; a day of the content begins at midnight in Dar es Salaam. */
const momentOf = (day: string) => `${day}T00:00:00+03:00`;

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;

function entryXml({ url, title, summary, date, author }: FeedEntry): string {
  return [
    '<entry>',
    element('id', url),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeMarkup(url)}"/>`,
    element('published', momentOf(date)),
    element('updated', momentOf(date)),
    `<author>${element('name', author)}</author>`,
    element('summary', summary),
    '</entry>',
  ].join('');
}

/** The entries as an Atom feed (RFC 4287). They come newest first. */
export function atomFeed(info: FeedInfo, entries: readonly FeedEntry[]): string {
  const updated = entries[0]?.date ?? '1970-01-01';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', info.self),
    element('title', info.title),
    element('subtitle', info.description),
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(info.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(info.home)}"/>`,
    element('updated', momentOf(updated)),
    `<author>${element('name', info.author)}</author>`,
    ...entries.map(entryXml),
    '</feed>',
    '',
  ].join('\n');
}
