import type { NewsKind } from '../content/schemas/news.ts';

/** A feed of the site: which news it tells, and whether Finance Acts and articles stand in it. */
export type Feed = {
  /** Name of its file; absent for the one of everything. */
  id?: string;
  /** Name in links. */
  name: string;
  /** After the firm's name, for feed readers. */
  title: string;
  description: string;
  kinds: readonly NewsKind[];
  hasActs: boolean;
  hasArticles: boolean;
};

/** Everything in one feed, at the address that readers have followed from the beginning. */
export const WHOLE_FEED: Feed = {
  name: 'Everything',
  title: 'what is new in tax law',
  description: 'What changed in the law and in our texts, with new articles and summaries of Finance Acts.',
  kinds: ['law', 'correction', 'library', 'tool'],
  hasActs: true,
  hasArticles: true,
};

/** The feeds of one kind each, so that the news of tools do not hide those of the law. */
export const FEEDS: readonly Feed[] = [
  {
    id: 'law',
    name: 'The law',
    title: 'changes of the law',
    description: 'What changed in the tax law of Tanzania, with summaries of Finance Acts.',
    kinds: ['law'],
    hasActs: true,
    hasArticles: false,
  },
  {
    id: 'notes',
    name: 'Our texts',
    title: 'articles and corrections',
    description: 'New articles and guides, and what we corrected in older ones.',
    kinds: ['correction', 'library'],
    hasActs: false,
    hasArticles: true,
  },
  {
    id: 'site',
    name: 'Tools',
    title: 'new tools',
    description: 'Calculators and other tools of the site that are new or do more.',
    kinds: ['tool'],
    hasActs: false,
    hasArticles: false,
  },
];

export const FEED_ENDINGS = ['xml', 'json'] as const;
export type FeedEnding = (typeof FEED_ENDINGS)[number];

/** Address of a feed, as Atom (xml) or as JSON Feed. */
export const feedPath = ({ id }: Feed, ending: FeedEnding): string =>
  id === undefined ? `/feed.${ending}` : `/feeds/${id}.${ending}`;
