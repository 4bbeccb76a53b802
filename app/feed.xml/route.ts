import { getFirm } from '@/lib/server/content/loaders/firm';
import { atomFeed, feedEntries, feedInfo } from '@/lib/server/resources/feeds';

export const dynamic = 'force-static';

export function GET() {
  const firm = getFirm();
  return new Response(atomFeed(feedInfo(firm, '/feed.xml'), feedEntries(firm)), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
