import { getFirm } from '@/lib/server/content/loaders/firm';
import { feedEntries, feedInfo, jsonFeed } from '@/lib/server/resources/feeds';

export const dynamic = 'force-static';

export function GET() {
  const firm = getFirm();
  return new Response(jsonFeed(feedInfo(firm, '/feed.json'), feedEntries(firm)), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
}
