import { getFirm } from '@/lib/content/loaders/firm';
import { feedEntries, feedInfo } from '@/lib/resources/feedEntries';
import { jsonFeed } from '@/lib/resources/jsonFeed';

export const dynamic = 'force-static';

export function GET() {
  const firm = getFirm();
  return new Response(jsonFeed(feedInfo(firm, '/feed.json'), feedEntries(firm)), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
}
