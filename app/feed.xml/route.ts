import { getFirm } from '@/lib/server/content/loaders/firm';
import { atomFeed } from '@/lib/server/resources/atomFeed';
import { feedEntries, feedInfo } from '@/lib/server/resources/feedEntries';

export const dynamic = 'force-static';

export function GET() {
  const firm = getFirm();
  return new Response(atomFeed(feedInfo(firm, '/feed.xml'), feedEntries(firm)), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
