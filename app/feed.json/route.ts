import { getFirm } from '@/lib/server/content/loaders/firm';
import { feedEntries, feedInfo } from '@/lib/server/resources/feedEntries';
import { jsonFeed } from '@/lib/server/resources/jsonFeed';

export const dynamic = 'force-static';

export function GET() {
  const firm = getFirm();
  return new Response(jsonFeed(feedInfo(firm, '/feed.json'), feedEntries(firm)), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
}
