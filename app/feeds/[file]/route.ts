import { FEED_ENDINGS, FEEDS, feedPath } from '@/lib/resources/feedList';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { feedResponse } from '@/lib/server/resources/feeds';

export const dynamic = 'force-static';
export const dynamicParams = false;

const FILES = FEEDS.flatMap((feed) =>
  FEED_ENDINGS.map((ending) => ({ name: feedPath(feed, ending).split('/').at(-1), feed, ending })),
);

export const generateStaticParams = () => FILES.map(({ name }) => ({ file: name }));

type FeedRoute = { params: Promise<{ file: string }> };

export async function GET(_request: Request, { params }: FeedRoute) {
  const { file } = await params;
  const found = FILES.find(({ name }) => name === file);
  return found ? feedResponse(getFirm(), found.feed, found.ending) : new Response('', { status: 404 });
}
