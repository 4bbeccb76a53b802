import type { Firm } from '../../content/schemas/firm.ts';
import type { NewsEntry } from '../../content/schemas/resources.ts';
import { PAGES } from '../../site/pages.ts';
import { escapeMarkup } from '../../text/escapeMarkup.ts';

/** The site's news feed, which pages link to for feed readers. */
export const NEWS_FEED = { path: '/feed.xml', type: 'application/atom+xml' } as const;

/** Converts a date to the timestamp that feeds require: midnight in Dar es Salaam. */
const dateTime = (day: string) => `${day}T00:00:00+03:00`;

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;

const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeMarkup(href)}"/>`;

/** Generates the news as an Atom feed (RFC 4287), newest first. */
export function newsFeed({ url, name }: Pick<Firm, 'url' | 'name'>, news: readonly NewsEntry[]): string {
  const page = `${url}${PAGES.whatsNew.path}`;
  const self = `${url}${NEWS_FEED.path}`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', self),
    element('title', `${name}: ${PAGES.whatsNew.name}`),
    link('self', NEWS_FEED.type, self),
    link('alternate', 'text/html', page),
    element('updated', dateTime(news[0]?.date ?? '1970-01-01')),
    `<author>${element('name', name)}</author>`,
    ...news.map(({ id, date, title, text }) =>
      [
        '<entry>',
        element('id', `${page}#${id}`),
        element('title', title),
        link('alternate', 'text/html', `${page}#${id}`),
        element('updated', dateTime(date)),
        element('summary', text),
        '</entry>',
      ].join(''),
    ),
    '</feed>',
    '',
  ].join('\n');
}
