import { DocumentViewerHost } from '@/components/pdf-viewer/host/DocumentViewerHost';
import { ResourcesPage } from '@/components/resources/library/ResourcesPage';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

const FEEDS = { 'application/atom+xml': '/feed.xml', 'application/feed+json': '/feed.json' };

export const generateMetadata = () => {
  const metadata = describedPageMetadata('resources');
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
