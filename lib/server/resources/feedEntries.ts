import type { Article, FinanceAct } from '../../content/schemas/resource.ts';
import { documentPath } from '../../resources/documentPath.ts';
import { getArticles, getFinanceActs } from '../content/loaders/resources.ts';
import { newestFirst } from './allDocuments.ts';

/** An entry of the site's feeds. Addresses are complete; `date` is an ISO day. */
export type FeedEntry = { url: string; title: string; summary: string; date: string; author: string };

/** What both feeds say of themselves. Addresses are complete. */
export type FeedInfo = { title: string; description: string; home: string; self: string; author: string };

const entryOf =
  (siteUrl: string, firmName: string) =>
  (document: Article | FinanceAct): FeedEntry => ({
    url: `${siteUrl}${documentPath(document)}`,
    title: document.title,
    summary: document.description,
    date: document.date,
    author: document.author ?? firmName,
  });

/** Articles and Finance Acts, the newest first. */
export function feedEntries({ url, name }: { url: string; name: string }): FeedEntry[] {
  return newestFirst([...getArticles(), ...getFinanceActs()]).map(entryOf(url, name));
}

/** Head of a feed that stands at `path`. */
export const feedInfo = ({ url, name }: { url: string; name: string }, path: string): FeedInfo => ({
  title: `${name}: articles and Finance Acts`,
  description: 'New articles and Finance Act summaries of the library.',
  home: `${url}/resources`,
  self: `${url}${path}`,
  author: name,
});
