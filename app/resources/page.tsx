import { DocumentViewerHost } from '@/components/pdf-viewer/host/DocumentViewerHost';
import { ResourcesPage } from '@/components/resources/library/ResourcesPage';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';

const FEEDS = { 'application/atom+xml': '/feed.xml', 'application/feed+json': '/feed.json' };

export const generateMetadata = () => {
  const metadata = pageMetadata(PAGES.resources);
  return { ...metadata, alternates: { ...metadata.alternates, types: FEEDS } };
};

export default function Resources() {
  return (
    <>
      <ResourcesPage />
      <DocumentViewerHost />
    </>
  );
}
