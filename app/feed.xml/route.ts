import { getFirm } from '@/lib/server/content/loaders/firm';
import { getNews } from '@/lib/server/content/loaders/pages';
import { NEWS_FEED, newsFeed } from '@/lib/server/resources/newsFeed';

export const dynamic = 'force-static';

export const GET = () =>
  new Response(newsFeed(getFirm('en'), getNews()), { headers: { 'Content-Type': `${NEWS_FEED.type}; charset=utf-8` } });
