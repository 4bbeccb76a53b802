import { DocumentViewerHost } from '@/components/pdf-viewer/host/DocumentViewerHost';
import { ResourcesPage } from '@/components/resources/library/ResourcesPage';
import { FEEDS, type FeedEnding, feedPath, WHOLE_FEED } from '@/lib/resources/feedList';
import { FEED_TYPES } from '@/lib/server/resources/feeds';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

/** Every feed, for the readers of feeds that browsers and extensions offer. */
const feedLinks = (ending: FeedEnding) =>
  [WHOLE_FEED, ...FEEDS].map((feed) => ({ url: feedPath(feed, ending), title: feed.title }));
const FEED_LINKS = { [FEED_TYPES.xml]: feedLinks('xml'), [FEED_TYPES.json]: feedLinks('json') };

export const generateMetadata = () => {
  const metadata = describedPageMetadata('resources');
  return { ...metadata, alternates: { ...metadata.alternates, types: FEED_LINKS } };
};

export default function Resources() {
  return (
    <>
      <ResourcesPage />
      <DocumentViewerHost />
    </>
  );
}
