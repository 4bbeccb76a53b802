import { DocumentViewerHost } from '@/components/pdf-viewer/host/DocumentViewerHost';
import { ResourcesPage } from '@/components/resources/ResourcesPage';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('resources');

export default function Resources() {
  return (
    <>
      <ResourcesPage />
      <DocumentViewerHost />
    </>
  );
}
