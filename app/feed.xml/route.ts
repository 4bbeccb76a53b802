import { getFirm } from '@/lib/content/loaders/firm';
import { atomFeed } from '@/lib/resources/atomFeed';
import { feedEntries, feedInfo } from '@/lib/resources/feedEntries';

export const dynamic = 'force-static';

export function GET() {
  const firm = getFirm();
  return new Response(atomFeed(feedInfo(firm, '/feed.xml'), feedEntries(firm)), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
